import type { HouseholdInvitation } from '../household-invitation.ts';
import type { Reply } from '../reply.ts';
import { isComing } from '../reply-steps.ts';
import { askedOf } from '../reply-walk.ts';

/** On every receipt of a rehearsal: nobody can call about it. */
export const REHEARSED_RECEIPT = '000000';

/** What the household’s page would show once this was sent: the same that is stored, and stored nowhere. */
export function rehearsedInvitation(
  invitation: HouseholdInvitation,
  reply: Reply,
  at: string,
): HouseholdInvitation {
  // After the last day a household only asks: what is known of it stays.
  if (askedOf(invitation) === 'ALL') return { ...invitation, waiting: true };
  const saidBy = (uuid: string) => reply.people.find(({ guestUuid }) => guestUuid === uuid);
  return {
    ...invitation,
    people: invitation.people.map((person) => {
      const said = saidBy(person.uuid);
      if (!said) return person;
      const { diets, dietNote, needs, firstName, lastName } = said;
      const isNamed = person.isOpen && isComing(reply, person);
      return { ...person, diets, dietNote, needs, ...(isNamed && { firstName, lastName, isOpen: false }) };
    }),
    events: invitation.events.map((event) => ({
      ...event,
      invited: event.invited.map((row) => {
        const said = saidBy(row.guestUuid)?.events.find(({ eventUuid }) => eventUuid === event.uuid);
        if (event.window !== 'OPEN' || !said || said.status === 'NONE') return row;
        return {
          ...row,
          status: said.status === 'UNSURE' ? ('INVITED' as const) : said.status,
          dishUuid: said.dishUuid,
        };
      }),
    })),
    sent: { receipt: REHEARSED_RECEIPT, at, note: reply.note, answers: reply.answers },
  };
}
