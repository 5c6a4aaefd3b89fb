import type { HouseholdInvitation } from './household-invitation.ts';
import type { EventReply, PersonReply, Reply, ReplyStatus } from './reply.ts';

/** What is known, as if it had been typed: where a reply begins. */
export function knownReply({ people, events, sent }: HouseholdInvitation): Reply {
  return {
    people: people.map((person) => ({
      guestUuid: person.uuid,
      firstName: person.firstName,
      lastName: person.lastName,
      diets: [...person.diets],
      dietNote: person.dietNote,
      needs: [...person.needs],
      events: events.flatMap(({ uuid, asksReply, invited }) => {
        const row = asksReply ? invited.find(({ guestUuid }) => guestUuid === person.uuid) : undefined;
        if (!row) return [];
        const isUnsure = row.status === 'INVITED' && person.isOpen && sent !== null;
        const status: ReplyStatus = row.status === 'INVITED' ? (isUnsure ? 'UNSURE' : 'NONE') : row.status;
        return [{ eventUuid: uuid, status, dishUuid: row.dishUuid }];
      }),
    })),
    answers: sent ? sent.answers.map((answer) => ({ ...answer, values: [...answer.values] })) : [],
    note: sent?.note ?? '',
    email: '',
  };
}

/**
 * What was typed, held against what is asked today: who is no longer invited, a dish that is gone and a question that was
 * taken back are left out; what is new is there and not answered.
 */
export function fittingReply(invitation: HouseholdInvitation, typed: Reply): Reply {
  const known = knownReply(invitation);
  const questions = new Set(invitation.questions.map(({ uuid }) => uuid));
  const guests = new Set(invitation.people.map(({ uuid }) => uuid));
  return {
    ...typed,
    people: known.people.map((person) => {
      const said = typed.people.find(({ guestUuid }) => guestUuid === person.guestUuid);
      if (!said) return person;
      const isOpen = invitation.people.some(({ uuid, isOpen }) => uuid === person.guestUuid && isOpen);
      return {
        ...said,
        // Who has a name keeps it: only the couple changes names.
        ...(!isOpen && { firstName: person.firstName, lastName: person.lastName }),
        events: person.events.map((event) => fittingEvent(invitation, event, said)),
      };
    }),
    answers: typed.answers.filter(
      ({ questionUuid, guestUuid }) =>
        questions.has(questionUuid) && (guestUuid === null || guests.has(guestUuid)),
    ),
  };
}

function fittingEvent({ events }: HouseholdInvitation, known: EventReply, said: PersonReply): EventReply {
  const answer = said.events.find(({ eventUuid }) => eventUuid === known.eventUuid);
  const event = events.find(({ uuid }) => uuid === known.eventUuid);
  if (!answer || !event) return known;
  const hasDish =
    answer.status === 'ATTENDING' &&
    event.meals === 'CHOICE' &&
    event.dishes.some(({ uuid }) => uuid === answer.dishUuid);
  return { ...answer, dishUuid: hasDish ? answer.dishUuid : null };
}
