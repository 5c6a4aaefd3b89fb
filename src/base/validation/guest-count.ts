import { MESSAGES } from './messages.ts';
import { parseNumber } from './numbers.ts';
import { required } from './required.ts';
import { isEmpty, type NumberValue, type Rule } from './rule.ts';

export const MAX_GUEST_COUNT = 2_000_000_000;

export const guestCountRequired: Rule<NumberValue> = (value) =>
  required(value) === undefined ? undefined : MESSAGES.guestCountRequired;

/** A whole number of guests from zero up; the limit keeps it within a database integer. */
export const guestCount: Rule<NumberValue> = (value) => {
  if (isEmpty(value)) return undefined;
  const count = parseNumber(value);
  if (count === undefined || !Number.isInteger(count)) return MESSAGES.number;
  if (count < 0) return MESSAGES.zeroOrGreater;
  return count > MAX_GUEST_COUNT ? MESSAGES.guestCountTooLarge : undefined;
};
