import { DIETS, type Diet, NEEDS, type Need } from '#capabilities/guests/rules/guest-needs.ts';
import { type GuestPerson, personName } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestList } from '#capabilities/guests/rules/household-choices.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import { HOUSEHOLD_PROGRESS, type HouseholdProgress, householdProgress } from './household-progress.ts';
import { NO, type Question, YES } from './questions.ts';
import type { Answer } from './reply.ts';
import { replyWindow } from './reply-window.ts';

/** Who has to be called first. */
export const PROGRESS_ORDER = [
  'LATE',
  'DRAFT',
  'OPENED',
  'WAITING',
  'PARTLY',
  'ANSWERED',
] as const satisfies HouseholdProgress[];

export function readProgress(text: string | null): HouseholdProgress | undefined {
  return HOUSEHOLD_PROGRESS.find((progress) => progress === text);
}

type ListedEvent = {
  asksReply: boolean;
  date: string | null;
  opensOn: string | null;
  closesOn: string | null;
};

type ListedPerson = Pick<GuestPerson, 'firstName' | 'lastName'> & {
  invitations: readonly (Invitation | null)[];
};

type ListedHousehold = { list: GuestList; people: readonly ListedPerson[] };

/** How far a household is; nothing where it is asked nothing. */
export function progressOf(
  { list, people }: ListedHousehold,
  events: readonly ListedEvent[],
  reply: { openedAt: string | null; hasDraft: boolean; extendedUntil: string | null } | undefined,
  today: string,
): HouseholdProgress | undefined {
  if (list !== 'INVITED') return undefined;
  const asked = events.flatMap((event, place) => {
    const statuses = people.flatMap(({ invitations }) => invitations[place]?.status ?? []);
    const window = replyWindow(event, reply?.extendedUntil ?? null, today);
    return event.asksReply && statuses.length > 0 ? [{ window, statuses }] : [];
  });
  if (asked.length === 0) return undefined;
  return householdProgress({
    isOpened: (reply?.openedAt ?? null) !== null,
    hasDraft: reply?.hasDraft ?? false,
    asked,
  });
}

type CaredFor = ListedPerson & { diets: readonly Diet[]; dietNote: string; needs: readonly Need[] };

export type CareCount<Kind> = { kind: Kind; names: string[] };

export type Care = {
  diets: CareCount<Diet>[];
  needs: CareCount<Need>[];
  notes: { name: string; text: string }[];
};

/** What those who are coming cannot eat and what they need, with their names: a kitchen asks who. */
export function careOf(households: readonly { list: GuestList; people: readonly CaredFor[] }[]): Care {
  const coming = households
    .filter(({ list }) => list === 'INVITED')
    .flatMap(({ people }) => people)
    .filter(({ invitations }) => invitations.some((invitation) => invitation?.status === 'ATTENDING'));
  const count = <Kind>(kinds: readonly Kind[], has: (person: CaredFor, kind: Kind) => boolean) =>
    kinds
      .map((kind) => ({ kind, names: coming.filter((person) => has(person, kind)).map(personName) }))
      .filter(({ names }) => names.length > 0);
  return {
    diets: count(DIETS, ({ diets }, diet) => diets.includes(diet)),
    needs: count(NEEDS, ({ needs }, need) => needs.includes(need)),
    notes: coming
      .filter(({ dietNote }) => dietNote !== '')
      .map((person) => ({ name: personName(person), text: person.dietNote })),
  };
}

/** ‘Yes 12, No 3’; what was typed is only counted, a number is added up. */
export function answerSum({ uuid, kind, options }: Question, answers: readonly Answer[]): string {
  const said = answers.filter(({ questionUuid }) => questionUuid === uuid).flatMap(({ values }) => values);
  if (said.length === 0) return 'No answers yet';
  if (kind === 'NUMBER') return `${said.reduce((sum, value) => sum + Number(value), 0)} in all`;
  const labels = new Map<string, string>([
    [YES, 'Yes'],
    [NO, 'No'],
  ]);
  const choices = kind === 'YES_NO' ? [YES, NO] : options;
  if (choices.length === 0) return said.length === 1 ? '1 answer' : `${said.length} answers`;
  const label = (value: string) => (kind === 'YES_NO' ? (labels.get(value) ?? value) : value);
  const counts = choices.map((value) => `${label(value)} ${said.filter((one) => one === value).length}`);
  return counts.join(', ');
}
