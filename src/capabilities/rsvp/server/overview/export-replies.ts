import { calendarDateOf } from '#base/calendar-date.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Guest, Household } from '#capabilities/guests/contract.ts';
import { DIET_LABELS, NEED_LABELS } from '#capabilities/guests/rules/guest-needs.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { GUEST_KIND_LABELS } from '#capabilities/guests/rules/household-choices.ts';
import { householdName, sortName } from '#capabilities/guests/rules/household-names.ts';
import { INVITATION_LABELS, NOT_INVITED } from '#capabilities/guests/rules/invitation.ts';
import { listGuests } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import type { HouseholdReply } from '../../contract/replies.contract.ts';
import { NO, type Question, YES } from '../../rules/questions.ts';
import { REPLY_SOURCE_LABELS } from '../../rules/reply-source.ts';
import { listReplies } from './list-replies.ts';

const HEADER = ['Household', 'Name', 'Kind'];
const CARE = ['Diet', 'Diet note', 'Needs'];
const REPLY = ['Answered', 'How', 'Note'];

function eventCells({ invitations }: Guest, events: readonly GuestEvent[]): string[] {
  return events.flatMap(({ dishes, meals }, place) => {
    const invitation = invitations[place];
    const status = invitation ? INVITATION_LABELS[invitation.status] : NOT_INVITED;
    const dish = invitation && invitation.meal !== null ? dishes[invitation.meal]?.name : undefined;
    return meals === 'CHOICE' ? [status, dish ?? ''] : [status];
  });
}

/** What is asked of the household stands beside its first person, so that it is counted once. */
function answerCell(
  reply: HouseholdReply | undefined,
  { uuid, scope }: Question,
  person: Guest,
  place: number,
) {
  const who = scope === 'GUEST' ? person.uuid : null;
  if (who === null && place > 0) return '';
  const said = reply?.answers.find(
    ({ questionUuid, guestUuid }) => questionUuid === uuid && guestUuid === who,
  );
  const words = (value: string) => (value === YES ? 'Yes' : value === NO ? 'No' : value);
  return (said?.values ?? []).map(words).join(', ');
}

function rowsOf(
  household: Household,
  reply: HouseholdReply | undefined,
  { events, questions }: { events: readonly GuestEvent[]; questions: readonly Question[] },
): CsvRow[] {
  const { answeredAt = null, source = null, note = '' } = reply ?? {};
  return household.people.map((person, place) => [
    ...[householdName(household), personName(person), GUEST_KIND_LABELS[person.kind]],
    ...eventCells(person, events),
    ...[person.diets.map((diet) => DIET_LABELS[diet]).join(', '), person.dietNote],
    person.needs.map((need) => NEED_LABELS[need]).join(', '),
    ...questions.map((question) => answerCell(reply, question, person, place)),
    ...[answeredAt === null ? '' : calendarDateOf(new Date(answeredAt))],
    ...[source === null ? '' : REPLY_SOURCE_LABELS[source], place === 0 ? note : ''],
  ]);
}

/** One person a row, everybody who is invited, as far as this member may see them. */
export async function exportReplies(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
): Promise<File> {
  const { households, events } = await listGuests(deps, actor);
  const { households: replies, questions } = await listReplies(deps, actor);
  const replyOf = new Map(replies.map((reply) => [reply.householdUuid, reply]));
  const order = new Intl.Collator('en');
  const rows = households
    .filter(({ list }) => list === 'INVITED')
    .toSorted((one, other) => order.compare(sortName(one), sortName(other)))
    .flatMap((household) => rowsOf(household, replyOf.get(household.uuid), { events, questions }));
  const header = [
    ...HEADER,
    ...events.flatMap(({ name, meals }) => (meals === 'CHOICE' ? [name, `${name}, dish`] : [name])),
    ...CARE,
    ...questions.map(({ label }) => label),
    ...REPLY,
  ];
  const fileName = `replies-${calendarDateOf(deps.clock.now())}.csv`;
  return new File([BYTE_ORDER_MARK, csvLines([header, ...rows])], fileName, {
    type: 'text/csv; charset=utf-8',
  });
}
