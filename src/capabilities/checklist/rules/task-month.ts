import type { CalendarDate } from '#base/calendar-date.ts';
import { type Month, monthOf, suggestedMonth } from './plan-due.ts';

/** What a task has to say about when. */
export type Timed = {
  dueOn: string | null;
  snoozedUntil: string | null;
  isDone: boolean;
  /** Of the library: days before the wedding. Null for own ones. */
  days: number | null;
};

export type Shown = {
  today: CalendarDate;
  weddingDate: CalendarDate | null;
  plannedOn: CalendarDate;
};

export const AFTER = 'after';
export type Place = Month | typeof AFTER;

export function isSnoozed({ snoozedUntil, isDone }: Pick<Timed, 'snoozedUntil' | 'isDone'>, today: string) {
  return !isDone && snoozedUntil !== null && snoozedUntil > today;
}

/** Put off is not late. */
export function isLate(task: Timed, today: string): boolean {
  return !task.isDone && task.dueOn !== null && task.dueOn < today && !isSnoozed(task, today);
}

export function daysLate({ dueOn }: Pick<Timed, 'dueOn'>, today: CalendarDate): number {
  return dueOn === null ? 0 : Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
}

/** The month it is planned for, whether or not that is over. */
function wishedMonth(task: Timed, { today, plannedOn }: Shown): Month {
  if (isSnoozed(task, today)) return monthOf(task.snoozedUntil ?? today);
  if (task.dueOn !== null) return monthOf(task.dueOn);
  return task.days === null ? monthOf(today) : suggestedMonth(task.days, plannedOn);
}

/** Where a task that is still to be done is shown: nothing stays behind in a month that is over. */
export function placeOf(task: Timed, shown: Shown): Place {
  const { today, weddingDate } = shown;
  const month = wishedMonth(task, shown);
  const isAfter =
    weddingDate === null
      ? task.dueOn === null && task.days !== null && task.days < 0
      : (isSnoozed(task, today) ? (task.snoozedUntil ?? '') : (task.dueOn ?? '')) > weddingDate;
  if (isAfter && month > monthOf(today)) return AFTER;
  return month < monthOf(today) ? monthOf(today) : month;
}

/** Every month from now to the wedding, or a year of them while there is no day. */
export function monthsShown({ today, weddingDate }: Pick<Shown, 'today' | 'weddingDate'>): Month[] {
  const months: Month[] = [];
  const first = monthOf(today);
  let [year = 0, month = 0] = first.split('-').map(Number);
  const last = weddingDate === null ? undefined : monthOf(weddingDate);
  while (months.length < MOST_MONTHS) {
    const shown = `${year}-${String(month).padStart(2, '0')}`;
    if (months.length > 0 && (last === undefined ? months.length >= 13 : shown > last)) break;
    months.push(shown);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
  return months;
}

/** Five years of engagement. */
const MOST_MONTHS = 60;
