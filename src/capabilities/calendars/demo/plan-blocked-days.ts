import { addDays, type CalendarDate } from '#base/calendar-date.ts';

/** A week away in two months, and two single days before. */
export function planBlockedDays(today: CalendarDate): CalendarDate[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, 60 + index));
  return [addDays(today, 9), addDays(today, 23), ...week];
}
