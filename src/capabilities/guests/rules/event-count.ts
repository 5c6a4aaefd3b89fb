import { type GuestPerson, isOpenSeat } from './guest-person.ts';
import type { GuestList } from './household-choices.ts';
import type { Invitation } from './invitation.ts';

export type InvitedHousehold = {
  list: GuestList;
  people: readonly (Pick<GuestPerson, 'firstName' | 'lastName' | 'kind'> & {
    invitations: readonly (Invitation | null)[];
  })[];
};

export type EventCount = {
  invited: number;
  coming: number;
  waiting: number;
  declined: number;
  /** Of those who are coming or may come: seats that nobody has named. */
  openSeats: number;
  /** Of those who are coming. */
  children: number;
  /** How many of those who are coming chose each dish, in the order of the event’s dishes. */
  dishes: number[];
  /** Coming, and nobody has said what they eat. */
  undecided: number;
};

const isComing = (invitation: Invitation) => invitation.status === 'ATTENDING';

/** The one head count: who is on the list of those invited, and to this event. Whoever is for later counts nowhere. */
export function countEvent(
  households: readonly InvitedHousehold[],
  place: number,
  dishes: number,
): EventCount {
  const invited = households
    .filter(({ list }) => list === 'INVITED')
    .flatMap(({ people }) => people)
    .flatMap((person) => {
      const invitation = person.invitations[place];
      return invitation ? [{ person, invitation }] : [];
    });
  const coming = invited.filter(({ invitation }) => isComing(invitation));
  const declined = invited.filter(({ invitation }) => invitation.status === 'DECLINED').length;
  return {
    invited: invited.length,
    coming: coming.length,
    waiting: invited.length - coming.length - declined,
    declined,
    openSeats: invited.filter(
      ({ person, invitation }) => invitation.status !== 'DECLINED' && isOpenSeat(person),
    ).length,
    children: coming.filter(({ person }) => person.kind !== 'ADULT').length,
    dishes: Array.from(
      { length: dishes },
      (_, dish) => coming.filter(({ invitation }) => invitation.meal === dish).length,
    ),
    undecided: coming.filter(({ invitation }) => invitation.meal === null).length,
  };
}
