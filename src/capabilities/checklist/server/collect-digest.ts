import { paths } from '#app/rules/paths.ts';
import { addDays, calendarDate, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { DigestPart, DigestReader } from '#capabilities/notices/server/index.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { taskPath } from '../rules/task-words.ts';
import { type DueTasks, readDueTasks } from './read-due-tasks.ts';

const WEEK = 6;
const MOST_TASKS = 12;
/** Of a list that nobody has begun: enough to begin with. */
const MOST_PLANNED = 3;
const MONDAY = 1;

function dueWords(dueOn: string, today: string): string {
  const due = calendarDate(dueOn);
  const days = daysBetween(calendarDate(today), due);
  if (days < 0) return `${plural(-days, 'day')} late`;
  if (days === 0) return 'due today';
  return `due ${WEEKDAY_NAMES[dayOfWeek(due)]}, ${formatMonthDay(due)}`;
}

/**
 * Worth a mail on the day something falls due. A list that nobody has begun is due anew every day, so it is only on
 * Mondays: otherwise it comes along with what others have to say.
 */
function hasNews({ frame: { today }, isBegun }: DueTasks, own: readonly { dueOn: string }[]): boolean {
  return isBegun ? own.some(({ dueOn }) => dueOn === today) : dayOfWeek(today) === MONDAY;
}

/** What is due this week and what is late, of somebody's own turn or nobody's, by the clock where the wedding is. */
export async function collectDigest(
  { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>,
  { userId, side }: DigestReader,
  now: Date,
): Promise<DigestPart | undefined> {
  const member = side === 'COUPLE' ? await membershipOf(db, userId) : undefined;
  if (!member?.allowed.includes('edit-checklist')) return undefined;
  const read = await readDueTasks(db, member.weddingId, {
    now,
    span: (today) => ({ through: addDays(today, WEEK) }),
  });
  const own = (read?.tasks ?? []).filter(
    ({ isDone, assignees }) =>
      !isDone && (assignees.length === 0 || assignees.some(({ userUuid }) => userUuid === userId)),
  );
  if (!read || own.length === 0) return undefined;
  const shown = own.slice(0, read.isBegun ? MOST_TASKS : MOST_PLANNED);
  return {
    count: `${plural(read.isBegun ? own.length : shown.length, 'task')} due`,
    links: shown.map(({ uuid, title, dueOn }) => ({
      label: mailName(title),
      note: dueWords(dueOn, read.frame.today),
      url: `${publicUrl}${taskPath(uuid)}`,
    })),
    hasNews: hasNews(read, own),
    action: { label: 'Open your checklist', url: `${publicUrl}${paths.checklist()}` },
  };
}
