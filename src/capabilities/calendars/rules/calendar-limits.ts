import { addDays, addYears, type CalendarDate } from '#base/calendar-date.ts';

const YEARS_AHEAD = 6;

/** As far as a calendar can be edited. */
export function lastEditableDay(today: CalendarDate): CalendarDate {
  return addYears(today, YEARS_AHEAD);
}

/** More days than there are from the first that can be changed to the last. */
export const MOST_CHANGED_DAYS = 2_200;

const FEED_YEARS_AHEAD = 3;

/** The days that we look for in another calendar: as far as weddings are booked. */
export function feedWindow(today: CalendarDate): { from: CalendarDate; through: CalendarDate } {
  return { from: addDays(today, -1), through: addYears(today, FEED_YEARS_AHEAD) };
}

export const MOST_FEEDS = 10;

export const FEED_LIMITS = {
  bytes: 1_000_000,
  /** Those that are not over yet. */
  events: 2_000,
  /** How often we count on from one repetition to the next, in all events together. */
  repeats: 25_000,
  /** What one feed may take of our time, whatever is in it. */
  milliseconds: 8_000,
} as const;
