import type { EventReply, PersonReply, Reply } from './reply.ts';

export function withPerson<Said extends Pick<Reply, 'people'>>(
  reply: Said,
  guestUuid: string,
  change: (person: PersonReply) => PersonReply,
): Said {
  return {
    ...reply,
    people: reply.people.map((person) => (person.guestUuid === guestUuid ? change(person) : person)),
  };
}

export function withEvent(person: PersonReply, eventUuid: string, change: Partial<EventReply>): PersonReply {
  return {
    ...person,
    events: person.events.map((event) => (event.eventUuid === eventUuid ? { ...event, ...change } : event)),
  };
}
