import { addMonths, calendarDateOf } from '#base/calendar-date.ts';

const BOUGHT_MONTHS = 24;
const GIVEN_MONTHS = 6;
const REFUNDED_DAYS = 30;
const WARNED_DAYS = 14;
const DAY_MS = 86_400_000;

/** The same time of day so many months on; in a month that is too short, on its last day. In UTC, as the books are. */
function monthsAfter(moment: Date, months: number): Date {
  return new Date(`${addMonths(calendarDateOf(moment), months)}${moment.toISOString().slice(10)}`);
}

export const boughtUntil = (now: Date): Date => monthsAfter(now, BOUGHT_MONTHS);
export const givenUntil = (now: Date): Date => monthsAfter(now, GIVEN_MONTHS);

/** What comes back ends when it would have, but there is time to use it. */
export function refundedUntil(formerEnd: Date, now: Date): Date {
  return new Date(Math.max(formerEnd.getTime(), now.getTime() + REFUNDED_DAYS * DAY_MS));
}

export const warnedFrom = (now: Date): Date => new Date(now.getTime() + WARNED_DAYS * DAY_MS);

/** Whether it is time to say so. */
export function isEndingSoon({ expiresAt }: { expiresAt: string }, now: string): boolean {
  return new Date(expiresAt) <= warnedFrom(new Date(now));
}
