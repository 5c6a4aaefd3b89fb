import { addDays, addMonths, type CalendarDate, calendarDate } from '#base/calendar-date.ts';

export const REPEATS = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export type Repeat = (typeof REPEATS)[number];

export const REPEAT_LABELS: Readonly<Record<Repeat, string>> = {
  WEEKLY: 'Every week',
  BIWEEKLY: 'Every 2 weeks',
  MONTHLY: 'Every month',
};

function step(day: CalendarDate, repeat: Repeat): CalendarDate {
  if (repeat === 'MONTHLY') return addMonths(day, 1);
  return addDays(day, repeat === 'WEEKLY' ? 7 : 14);
}

/** The calendar ends a month later, and nothing can be due again behind its end. */
const LAST_TO_REPEAT = calendarDate('9999-11-30');

type Done = { dueOn: CalendarDate | null; repeats: Repeat };
type Around = { today: CalendarDate; weddingDate: CalendarDate | null };

/** When it is due again after it was done: in the same step, never in the past; undefined where the wedding comes first. */
export function nextDue({ dueOn, repeats }: Done, { today, weddingDate }: Around): CalendarDate | undefined {
  if (dueOn !== null && dueOn > LAST_TO_REPEAT) return undefined;
  let next = step(dueOn ?? today, repeats);
  // Who finishes something months late is not asked for all that was missed.
  while (next < today) next = step(next, repeats);
  return weddingDate !== null && next > weddingDate ? undefined : next;
}
