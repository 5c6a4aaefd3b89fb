import { type CalendarDate, dayOfWeek, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';

/** As people say it within a week: 'today', 'tomorrow', 'Friday'; beyond it the date. */
export function nearDay(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 1 && days < 7 ? (WEEKDAY_NAMES[dayOfWeek(day)] ?? '') : formatMonthDay(day);
}

/** '3 days late' */
export function lateWords(days: number): string {
  return `${plural(days, 'day')} late`;
}

/** 'today', 'tomorrow', 'in 92 days' */
export function aheadWords(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`;
}

/** For a heading above a date: 'Late', 'Today', 'Fri'. */
export function dayMark(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days < 0) return 'Late';
  if (days === 0) return 'Today';
  return (WEEKDAY_NAMES[dayOfWeek(day)] ?? '').slice(0, 3);
}
