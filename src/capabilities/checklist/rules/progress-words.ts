import type { CalendarDate } from '#base/calendar-date.ts';
import { monthNameOf } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';

type Progress = { done: number; all: number; late: number };

/** Some lateness is everybody's; a lot of it deserves another plan, not a scolding. */
const A_LITTLE = 4;

/** Where they stand, in one honest sentence. */
export function progressWords(
  { done, all, late }: Progress,
  { weddingDate, today }: { weddingDate: CalendarDate | null; today: CalendarDate },
): string {
  if (all > 0 && done === all) return 'Everything is done.';
  if (late > A_LITTLE)
    return `${plural(late, 'task')} are late. Move what can wait, and start with the first.`;
  if (late > 0) return `A little behind: ${late} late.`;
  if (weddingDate === null) return 'Set a date, and every task gets its day.';
  if (weddingDate < today) return 'The big day is behind you. Only a few things are left.';
  return `You’re right on time for a ${monthNameOf(weddingDate)} wedding.`;
}
