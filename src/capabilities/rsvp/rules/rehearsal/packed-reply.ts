import { cleanName } from '#base/validation/clean-name.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { DIETS, LONGEST_DIET_NOTE, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { fittingReply, knownReply } from '../fitting-reply.ts';
import type { HouseholdInvitation } from '../household-invitation.ts';
import { MOST_OPTIONS } from '../questions.ts';
import { LONGEST_NOTE, REPLY_STATUSES, type Reply } from '../reply.ts';

/** An address with more than this is refused by what stands between a browser and us. */
export const LONGEST_PACKED = 6_000;

const LONGEST_NAME = 50;
const LONGEST_EMAIL = 200;
const NOBODY = -1;

/** Everything by its place in the invitation: an address has no room for uuids. */
function placesOf(invitation: HouseholdInvitation, { people, answers, note, email }: Reply) {
  const personAt = (uuid: string | null) =>
    uuid === null ? NOBODY : invitation.people.findIndex((person) => person.uuid === uuid);
  return [
    people.map(({ firstName, lastName, diets, dietNote, needs, events }) => [
      ...[firstName, lastName, dietNote],
      diets.map((diet) => DIETS.indexOf(diet)),
      needs.map((need) => NEEDS.indexOf(need)),
      events.map(({ eventUuid, status, dishUuid }) => [
        REPLY_STATUSES.indexOf(status),
        invitation.events
          .find(({ uuid }) => uuid === eventUuid)
          ?.dishes.findIndex(({ uuid }) => uuid === dishUuid) ?? NOBODY,
      ]),
    ]),
    answers.map(({ questionUuid, guestUuid, values }) => [
      invitation.questions.findIndex(({ uuid }) => uuid === questionUuid),
      personAt(guestUuid),
      values,
    ]),
    note,
    email,
  ];
}

/** What was said so far, as a part of an address: a rehearsal is kept nowhere else. */
export function packReply(invitation: HouseholdInvitation, reply: Reply): string {
  const bytes = new TextEncoder().encode(JSON.stringify(placesOf(invitation, reply)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function read(packed: string): unknown {
  if (packed.length > LONGEST_PACKED) return undefined;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown, longest: number): string =>
  typeof value === 'string' ? [...storedText(value)].slice(0, longest).join('') : '';

const at = <T>(all: readonly T[], place: unknown): T | undefined =>
  typeof place === 'number' ? all[place] : undefined;

/** The other way. Whatever is no reply to this invitation counts as nothing said: anybody can write an address. */
export function unpackReply(invitation: HouseholdInvitation, packed: string): Reply {
  const known = knownReply(invitation);
  const [people, answers, note, email] = list(read(packed));
  if (!Array.isArray(people) || people.length !== known.people.length) return known;
  return fittingReply(invitation, {
    people: known.people.map((person, place) => {
      const [first, last, dietNote, diets, needs, events] = list(people[place]);
      return {
        guestUuid: person.guestUuid,
        firstName: cleanName(words(first, LONGEST_NAME)),
        lastName: cleanName(words(last, LONGEST_NAME)),
        dietNote: words(dietNote, LONGEST_DIET_NOTE),
        diets: DIETS.filter((_, index) => list(diets).includes(index)),
        needs: NEEDS.filter((_, index) => list(needs).includes(index)),
        events: person.events.map(({ eventUuid }, index) => {
          const [status, dish] = list(list(events)[index]);
          const event = invitation.events.find(({ uuid }) => uuid === eventUuid);
          return {
            eventUuid,
            status: at(REPLY_STATUSES, status) ?? 'NONE',
            dishUuid: at(event?.dishes ?? [], dish)?.uuid ?? null,
          };
        }),
      };
    }),
    answers: list(answers).flatMap((answer) => {
      const [question, person, values] = list(answer);
      const questionUuid = at(invitation.questions, question)?.uuid;
      const guestUuid = person === NOBODY ? null : at(invitation.people, person)?.uuid;
      if (questionUuid === undefined || guestUuid === undefined) return [];
      const given = list(values).slice(0, MOST_OPTIONS);
      return [{ questionUuid, guestUuid, values: given.map((value) => words(value, LONGEST_NOTE)) }];
    }),
    note: words(note, LONGEST_NOTE),
    email: words(email, LONGEST_EMAIL),
  });
}
