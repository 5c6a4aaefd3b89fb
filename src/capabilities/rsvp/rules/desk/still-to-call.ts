import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { inListOrder } from '#capabilities/guests/rules/guest-view.ts';

/** Who has said nothing yet to something that asks for a reply, in the order of the list. */
export function stillToCall({
  events,
  households,
}: Pick<GuestListAnswer, 'events' | 'households'>): Household[] {
  return inListOrder(
    households.filter(
      ({ list, people }) =>
        list === 'INVITED' &&
        people.some(({ invitations }) =>
          invitations.some(
            (invitation, place) => events[place]?.asksReply && invitation?.status === 'INVITED',
          ),
        ),
    ),
  );
}

/** The first number of the household that somebody gave. */
export function phoneOf({ people }: Pick<Household, 'people'>): string {
  return people.find(({ phone }) => phone !== '')?.phone ?? '';
}
