import {
  DIET_LABELS,
  DIETS,
  type Diet,
  LONGEST_DIET_NOTE,
  NEED_LABELS,
  NEEDS,
  type Need,
} from '#capabilities/guests/rules/guest-needs.ts';
import type { HouseholdInvitation, InvitedEvent } from '../household-invitation.ts';
import type { PersonReply, Reply, ReplyStatus } from '../reply.ts';
import { withEvent, withPerson } from '../with-person.ts';

export function statusOf({ events }: PersonReply, eventUuid: string): ReplyStatus {
  return events.find((event) => event.eventUuid === eventUuid)?.status ?? 'NONE';
}

/** One person at one event; who does not come eats nothing. */
export function withStatus(reply: Reply, guestUuid: string, eventUuid: string, status: ReplyStatus): Reply {
  return withPerson(reply, guestUuid, (person) =>
    withEvent(person, eventUuid, status === 'ATTENDING' ? { status } : { status, dishUuid: null }),
  );
}

/** Everybody, to everything they are invited to. */
export function withAll(reply: Reply, status: 'ATTENDING' | 'DECLINED'): Reply {
  const cells = reply.people.flatMap(({ guestUuid, events }) =>
    events.map(({ eventUuid }) => ({ guestUuid, eventUuid })),
  );
  return cells.reduce(
    (said, { guestUuid, eventUuid }) => withStatus(said, guestUuid, eventUuid, status),
    reply,
  );
}

/** Yes becomes no, and whatever else it was becomes yes. */
export function toggled(reply: Reply, guestUuid: string, eventUuid: string): Reply {
  const person = reply.people.find((one) => one.guestUuid === guestUuid);
  const isComing = person !== undefined && statusOf(person, eventUuid) === 'ATTENDING';
  return withStatus(reply, guestUuid, eventUuid, isComing ? 'DECLINED' : 'ATTENDING');
}

/** Who chooses a dish is coming. */
export function withDish(reply: Reply, guestUuid: string, eventUuid: string, dishUuid: string): Reply {
  return withPerson(reply, guestUuid, (person) =>
    withEvent(person, eventUuid, { status: 'ATTENDING', dishUuid }),
  );
}

export type Care =
  | { kind: 'diet'; diet: Diet }
  | { kind: 'need'; need: Need }
  | { kind: 'words'; words: string };

export function addCare(person: PersonReply, care: Care): PersonReply {
  if (care.kind === 'diet')
    return { ...person, diets: DIETS.filter((diet) => diet === care.diet || person.diets.includes(diet)) };
  if (care.kind === 'need')
    return { ...person, needs: NEEDS.filter((need) => need === care.need || person.needs.includes(need)) };
  const words = [person.dietNote, care.words.trim()].filter(Boolean).join(', ');
  return { ...person, dietNote: [...words].slice(0, LONGEST_DIET_NOTE).join('') };
}

export function removeCare(person: PersonReply, care: Care): PersonReply {
  if (care.kind === 'diet') return { ...person, diets: person.diets.filter((diet) => diet !== care.diet) };
  if (care.kind === 'need') return { ...person, needs: person.needs.filter((need) => need !== care.need) };
  return { ...person, dietNote: '' };
}

export function careOf({ diets, needs, dietNote }: PersonReply): Care[] {
  return [
    ...diets.map((diet) => ({ kind: 'diet' as const, diet })),
    ...(dietNote ? [{ kind: 'words' as const, words: dietNote }] : []),
    ...needs.map((need) => ({ kind: 'need' as const, need })),
  ];
}

export function careWords(care: Care): string {
  if (care.kind === 'diet') return DIET_LABELS[care.diet];
  return care.kind === 'need' ? NEED_LABELS[care.need] : care.words;
}

/** What a card can answer: every event that asks, whether it is open to guests or not. */
export function askedEvents({ events }: HouseholdInvitation): InvitedEvent[] {
  return events.filter(({ asksReply }) => asksReply);
}
