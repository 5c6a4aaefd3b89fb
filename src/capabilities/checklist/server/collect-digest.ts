import { paths } from '#app/rules/paths.ts';
import { addDays, calendarDate, calendarDateOf, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { DigestPart, DigestReader } from '#capabilities/notices/server/index.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { taskPath } from '../rules/task-words.ts';
import { readDue } from './due.store.ts';

const WEEK = 6;
const MOST_TASKS = 12;

function dueWords(dueOn: string, today: string): string {
  const due = calendarDate(dueOn);
  const days = daysBetween(calendarDate(today), due);
  if (days < 0) return `${plural(-days, 'day')} late`;
  if (days === 0) return 'due today';
  return `due ${WEEKDAY_NAMES[dayOfWeek(due)]}, ${formatMonthDay(due)}`;
}

/** What is due this week and what is late, of somebody's own turn or nobody's; worth a mail on the day something falls due. */
export async function collectDigest(
  { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>,
  { userId, side }: DigestReader,
  now: Date,
): Promise<DigestPart | undefined> {
  const member = side === 'COUPLE' ? await membershipOf(db, userId) : undefined;
  if (!member?.allowed.includes('edit-checklist')) return undefined;
  const today = calendarDateOf(now);
  const through = addDays(today, WEEK);
  const read = await readDue(db, member.weddingId, { today, through, withDone: false });
  const own = (read?.templates ? read.tasks : []).filter(
    ({ assignees }) => assignees.length === 0 || assignees.some(({ userUuid }) => userUuid === userId),
  );
  if (own.length === 0) return undefined;
  return {
    count: `${plural(own.length, 'task')} due`,
    links: own.slice(0, MOST_TASKS).map(({ uuid, title, dueOn }) => ({
      label: mailName(title),
      note: dueWords(dueOn, today),
      url: `${publicUrl}${taskPath(uuid)}`,
    })),
    hasNews: own.some(({ dueOn }) => dueOn === today),
    action: { label: 'Open your checklist', url: `${publicUrl}${paths.checklist()}` },
  };
}
