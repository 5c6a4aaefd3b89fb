import { type CalendarDate, dayOfWeek } from '#base/calendar-date.ts';

export const AVAILABILITY_BLOCK_KINDS = ['BOOKED', 'BLOCKED', 'FEED'] as const;
/** Booked through us, blocked by hand, or taken in the calendar the business subscribed to. */
export type AvailabilityBlockKind = (typeof AVAILABILITY_BLOCK_KINDS)[number];

/** What strangers learn of a day; why it is taken stays with the business. */
export const DAY_STATES = ['FREE', 'TAKEN', 'OFF', 'UNKNOWN', 'PAST'] as const;
export type DayState = (typeof DAY_STATES)[number];

export type Availability = {
  blockedDays: ReadonlySet<CalendarDate>;
  /** 0 for Sunday. */
  daysOff: readonly number[];
  availableThrough: CalendarDate | null;
};

/** A day is free unless it is taken, a regular day off, or beyond what the business has opened yet. */
export function isAvailableOn(day: CalendarDate, availability: Availability): boolean {
  const { blockedDays, daysOff, availableThrough } = availability;
  if (availableThrough !== null && day > availableThrough) return false;
  return !blockedDays.has(day) && !daysOff.includes(dayOfWeek(day));
}

export function dayStateOf(day: CalendarDate, availability: Availability, today: CalendarDate): DayState {
  if (day < today) return 'PAST';
  if (isAvailableOn(day, availability)) return 'FREE';
  if (availability.blockedDays.has(day)) return 'TAKEN';
  const { availableThrough } = availability;
  return availableThrough !== null && day > availableThrough ? 'UNKNOWN' : 'OFF';
}
