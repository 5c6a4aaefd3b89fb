import { addDays, type CalendarDate, datePartsOf } from '#base/calendar-date.ts';

const LAST_NIGHTS = 14;
const MONTHS = 12;

/** The days that can be looked at: the last two weeks one by one, before them the ends of months; the newest first. */
export function countedDays(newest: CalendarDate): CalendarDate[] {
  const nights = Array.from({ length: LAST_NIGHTS }, (_, back) => addDays(newest, -back));
  const days = [...nights];
  const oldest = nights.at(-1) ?? newest;
  for (
    let end = lastOfMonthBefore(oldest);
    days.length < LAST_NIGHTS + MONTHS;
    end = lastOfMonthBefore(end)
  ) {
    days.push(end);
  }
  return days;
}

function lastOfMonthBefore(day: CalendarDate): CalendarDate {
  return addDays(day, -datePartsOf(day).day);
}
