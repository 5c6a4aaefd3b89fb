import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import type { PersonReply, Reply } from '../reply.ts';

function invitationWith(known: Invitation | null, event: GuestEvent, said: PersonReply): Invitation | null {
  const reply = said.events.find(({ eventUuid }) => eventUuid === event.uuid);
  if (!known || !reply || reply.status === 'NONE') return known;
  const meal = event.dishes.findIndex(({ uuid }) => uuid === reply.dishUuid);
  return {
    status: reply.status === 'UNSURE' ? 'INVITED' : reply.status,
    meal: meal >= 0 && reply.status === 'ATTENDING' ? meal : null,
  };
}

/** The household as it will be once this reply is stored; what it does not say stays. */
export function householdWith(
  household: Household,
  events: readonly GuestEvent[],
  { people }: Pick<Reply, 'people'>,
): Household {
  return {
    ...household,
    people: household.people.map((person) => {
      const said = people.find(({ guestUuid }) => guestUuid === person.uuid);
      if (!said) return person;
      const isComing = said.events.some(({ status }) => status === 'ATTENDING');
      const { firstName, lastName } = isOpenSeat(person) && isComing ? said : person;
      return {
        ...person,
        ...{ firstName, lastName, diets: said.diets, dietNote: said.dietNote, needs: said.needs },
        invitations: person.invitations.map((known, place) => {
          const event = events[place];
          return event ? invitationWith(known, event, said) : known;
        }),
      };
    }),
  };
}
