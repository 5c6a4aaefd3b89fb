import type { CalendarDate } from '#base/calendar-date.ts';
import { boundedDate, calendarDay, onCalendarDay } from '#base/validation/dates.ts';
import { guestCount } from '#base/validation/guest-count.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { numberInRange } from '#base/validation/numbers.ts';
import { isEmpty, type Rule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { personName } from './person-name.ts';

export type WeddingDetails = {
  primaryFirstName?: string | undefined;
  primaryLastName?: string | undefined;
  partnerFirstName?: string | undefined;
  partnerLastName?: string | undefined;
  weddingDate?: string | null | undefined;
  location?: string | null | undefined;
  guestCount?: number | null | undefined;
  budgetCents?: number | null | undefined;
};

const LOCATION_LENGTH = 200;
const LARGEST_BUDGET_DOLLARS = 10_000_000;
const budgetRange = numberInRange(0, LARGEST_BUDGET_DOLLARS);

/** A day of the calendar; emptying it is null, not an empty text. */
const day: Rule<string | null | undefined> = (value) => (value === '' ? MESSAGES.date : calendarDay(value));

/** Whole cents of an amount a wedding can cost. */
const budget: Rule<number | null | undefined> = (cents) => {
  if (isEmpty(cents)) return undefined;
  return Number.isInteger(cents) ? budgetRange(cents / 100) : MESSAGES.dollarAmount;
};

/** Every field may be left out or emptied; what is given has to be right. */
const WEDDING_RULES = {
  primaryFirstName: [personName],
  primaryLastName: [personName],
  partnerFirstName: [personName],
  partnerLastName: [personName],
  location: [maxLength(LOCATION_LENGTH)],
  guestCount: [guestCount],
  budgetCents: [budget],
};

/** The table of the forms and of the call. What day a wedding may have depends on today. */
export function weddingRules(today: CalendarDate) {
  return { ...WEDDING_RULES, weddingDate: [day, onCalendarDay(boundedDate(today))] };
}
