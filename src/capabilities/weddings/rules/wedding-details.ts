import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import { boundedDate } from '#base/validation/dates.ts';
import { guestCount } from '#base/validation/guest-count.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { numberInRange } from '#base/validation/numbers.ts';
import { isEmpty, type Rule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
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

/** The shared date rule reads dates as people type them; the contract carries YYYY-MM-DD. */
function weddingDate(today: CalendarDate): Rule<string | null | undefined> {
  const bounded = boundedDate(today);
  return (value) => {
    if (value === undefined || value === null) return undefined;
    const date = parseCalendarDate(value);
    return date === undefined ? MESSAGES.date : bounded(formatUsDate(date));
  };
}

/** Whole cents of an amount a wedding can cost. */
const budget: Rule<number | null | undefined> = (cents) => {
  if (isEmpty(cents)) return undefined;
  return Number.isInteger(cents) ? budgetRange(cents / 100) : MESSAGES.dollarAmount;
};

/** All field errors at once. Every field may be left out or emptied; what is given has to be right. */
export function validateWeddingDetails(details: WeddingDetails, today: CalendarDate): Record<string, string> {
  return validateFields(details, {
    primaryFirstName: [personName],
    primaryLastName: [personName],
    partnerFirstName: [personName],
    partnerLastName: [personName],
    weddingDate: [weddingDate(today)],
    location: [maxLength(LOCATION_LENGTH)],
    guestCount: [guestCount],
    budgetCents: [budget],
  });
}
