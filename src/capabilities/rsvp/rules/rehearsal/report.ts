import type { EventMeals } from '#capabilities/guests/rules/event-choices.ts';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { type GuestPerson, isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestList } from '#capabilities/guests/rules/household-choices.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import { NO, type Question, YES } from '../questions.ts';

type ListedEvent = {
  uuid: string;
  name: string;
  date: string | null;
  startsAt: string;
  placeName: string;
  address: string;
  asksReply: boolean;
  closesOn: string | null;
  capacity: number | null;
  meals: EventMeals;
  dishes: readonly unknown[];
};

type ListedHousehold = {
  uuid: string;
  list: GuestList;
  language: GuestLanguage | '';
  address1: string;
  people: readonly (Pick<GuestPerson, 'firstName' | 'lastName' | 'kind' | 'email' | 'phone'> & {
    invitations: readonly (Invitation | null)[];
  })[];
};

export type Rehearsed = {
  events: readonly ListedEvent[];
  households: readonly ListedHousehold[];
  questions: readonly Question[];
  settings: { language: GuestLanguage; greeting: string; contact: string };
  /** The day where the wedding is. */
  today: string;
};

export const EVENT_FINDINGS = [
  'NO_DISHES',
  'LAST_DAY_PAST',
  'LAST_DAY_AFTER',
  'NO_DATE',
  'OVER_CAPACITY',
  'NOBODY_INVITED',
  'NO_TIME',
  'NO_PLACE',
  'NO_LAST_DAY',
] as const;
export type EventFinding = (typeof EVENT_FINDINGS)[number];
export type QuestionFinding = 'NEVER_ASKED' | 'NOBODY_ASKED';
export type HouseholdFinding = 'NOT_INVITED' | 'UNREACHABLE' | 'OTHER_LANGUAGE' | 'OPEN_SEAT';

/** One thing that a guest would stumble over, and what it is about. */
export type Finding =
  | { about: 'EVENT'; kind: EventFinding; event: Pick<ListedEvent, 'uuid' | 'name'>; over: number }
  | { about: 'QUESTION'; kind: QuestionFinding; question: Pick<Question, 'uuid' | 'label'> }
  | { about: 'HOUSEHOLDS'; kind: HouseholdFinding; uuids: string[] }
  | { about: 'FORM'; kind: 'NO_CONTACT' | 'NOTHING_ASKED' };

/** Worth a look, and nothing that stops anybody; whatever else is found has to be mended. */
const ONLY_WORTH_A_LOOK: readonly Finding['kind'][] = [
  'NOBODY_INVITED',
  'NO_TIME',
  'NO_PLACE',
  'NO_LAST_DAY',
  'OTHER_LANGUAGE',
  'OPEN_SEAT',
  'NO_CONTACT',
];

export function isToMend({ kind }: Finding): boolean {
  return !ONLY_WORTH_A_LOOK.includes(kind);
}

function findInEvent(event: ListedEvent, place: number, { households, today }: Rehearsed): Finding[] {
  const { date, closesOn, asksReply, capacity } = event;
  const { invited, declined } = countEvent(households, place, event.dishes.length);
  const over = capacity === null ? 0 : invited - declined - capacity;
  const isComing = date === null || date >= today;
  const found: Readonly<Record<EventFinding, boolean>> = {
    NO_DISHES: event.meals === 'CHOICE' && event.dishes.length === 0,
    LAST_DAY_PAST: asksReply && isComing && closesOn !== null && closesOn < today,
    LAST_DAY_AFTER: asksReply && closesOn !== null && date !== null && closesOn > date,
    NO_DATE: date === null,
    OVER_CAPACITY: over > 0,
    NOBODY_INVITED: invited === 0,
    NO_TIME: event.startsAt === '',
    NO_PLACE: event.placeName === '' && event.address === '',
    NO_LAST_DAY: asksReply && closesOn === null,
  };
  const { uuid, name } = event;
  return EVENT_FINDINGS.filter((kind) => found[kind]).map((kind) => ({
    about: 'EVENT',
    kind,
    event: { uuid, name },
    over: kind === 'OVER_CAPACITY' ? over : 0,
  }));
}

/** What can be answered to a question; nothing where anything can. */
function answersOf({ kind, options }: Question): readonly string[] | undefined {
  if (kind === 'YES_NO') return [YES, NO];
  return kind === 'CHOICE' || kind === 'CHOICES' ? options : undefined;
}

/** Whether its condition can hold at all, whoever is invited to what. */
function canHold(
  { scope, showWhen }: Question,
  place: number,
  questions: readonly Question[],
  events: readonly ListedEvent[],
): boolean {
  if (showWhen.kind === 'ALWAYS') return true;
  if (showWhen.kind === 'COMING')
    return events.some(({ uuid, asksReply }) => uuid === showWhen.eventUuid && asksReply);
  const before = questions.findIndex(({ uuid }) => uuid === showWhen.questionUuid);
  const other = questions[before];
  if (!other || before >= place) return false;
  // What each person says is nothing the household said.
  if (scope === 'HOUSEHOLD' && other.scope === 'GUEST') return false;
  const answers = answersOf(other);
  return (!answers || answers.includes(showWhen.value)) && canHold(other, before, questions, events);
}

/** Whether anybody is invited who could ever see it. */
function hasAsked(question: Question, rehearsed: Rehearsed): boolean {
  const { questions, events, households } = rehearsed;
  const isInvitedTo = (wanted: (event: ListedEvent) => boolean) =>
    events.some(
      (event, place) =>
        event.asksReply && wanted(event) && countEvent(households, place, event.dishes.length).invited > 0,
    );
  const { showWhen } = question;
  if (showWhen.kind === 'COMING') return isInvitedTo(({ uuid }) => uuid === showWhen.eventUuid);
  if (showWhen.kind === 'ALWAYS') return isInvitedTo(() => true);
  const other = questions.find(({ uuid }) => uuid === showWhen.questionUuid);
  return other !== undefined && hasAsked(other, rehearsed);
}

function findInQuestions(rehearsed: Rehearsed): Finding[] {
  const { questions, events } = rehearsed;
  return questions.flatMap((question, place): Finding[] => {
    const { uuid, label } = question;
    const found = { about: 'QUESTION', question: { uuid, label } } as const;
    if (!canHold(question, place, questions, events)) return [{ ...found, kind: 'NEVER_ASKED' }];
    return hasAsked(question, rehearsed) ? [] : [{ ...found, kind: 'NOBODY_ASKED' }];
  });
}

function findInHouseholds({ households, questions, settings }: Rehearsed): Finding[] {
  const hasOwnWords = settings.greeting !== '' || questions.length > 0;
  const tests: Readonly<Record<HouseholdFinding, (household: ListedHousehold) => boolean>> = {
    NOT_INVITED: ({ people }) => people.every(({ invitations }) => !invitations.some(Boolean)),
    UNREACHABLE: ({ address1, people }) =>
      address1 === '' && people.every(({ email, phone }) => email === '' && phone === ''),
    OTHER_LANGUAGE: ({ language }) => hasOwnWords && language !== '' && language !== settings.language,
    OPEN_SEAT: ({ people }) =>
      people.some(
        (person) =>
          isOpenSeat(person) &&
          person.invitations.some((invitation) => invitation && invitation.status !== 'DECLINED'),
      ),
  };
  const invited = households.filter(({ list }) => list === 'INVITED');
  return (Object.keys(tests) as HouseholdFinding[]).flatMap((kind): Finding[] => {
    const uuids = invited.filter(tests[kind]).map(({ uuid }) => uuid);
    return uuids.length > 0 ? [{ about: 'HOUSEHOLDS', kind, uuids }] : [];
  });
}

/** What would go wrong if the invitations went out today; what has to be mended first. */
export function rehearsalReport(rehearsed: Rehearsed): Finding[] {
  const { events, settings } = rehearsed;
  const found: Finding[] = [
    ...(events.some(({ asksReply }) => asksReply) ? [] : [{ about: 'FORM', kind: 'NOTHING_ASKED' } as const]),
    ...events.flatMap((event, place) => findInEvent(event, place, rehearsed)),
    ...findInQuestions(rehearsed),
    ...findInHouseholds(rehearsed),
    ...(settings.contact === '' ? [{ about: 'FORM', kind: 'NO_CONTACT' } as const] : []),
  ];
  return [...found.filter(isToMend), ...found.filter((finding) => !isToMend(finding))];
}
