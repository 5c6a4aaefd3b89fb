import { parseDollars } from '../money.ts';
import { parseTypedNumber } from '../typed-number.ts';
import { MESSAGES, numberInRangeMessage, numberLessThanMessage } from './messages.ts';
import { isBlank } from './required.ts';
import { isEmpty, type NumberValue, type Rule } from './rule.ts';

/** Number of a typed text such as '12', '-3.5', '1,200' or '1 200'; undefined for anything else, also '1e9' and 'Infinity'. */
export function parseNumber(value: NumberValue): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return parseTypedNumber(value ?? '');
}

/** What a call takes for a typed number: null for none, and NaN for what is no number, for its rule to refuse. */
export function typedNumber(text: string): number | null {
  return isBlank(text) ? null : (parseNumber(text) ?? Number.NaN);
}

function numberRule(message: string, isValid: (value: number) => boolean): Rule<NumberValue> {
  return (value) => {
    if (isEmpty(value)) return undefined;
    const parsed = parseNumber(value);
    if (parsed === undefined) return MESSAGES.number;
    return isValid(parsed) ? undefined : message;
  };
}

export const validNumber = numberRule(MESSAGES.number, () => true);
export const greaterThanZero = numberRule(MESSAGES.greaterThanZero, (value) => value > 0);
export const zeroOrGreater = numberRule(MESSAGES.zeroOrGreater, (value) => value >= 0);

/** Both ends belong to the range. */
export function numberInRange(min = -10_000_000, max = 10_000_000): Rule<NumberValue> {
  return numberRule(numberInRangeMessage(min, max), (value) => value >= min && value <= max);
}

export function numberLessThan(limit: number): Rule<NumberValue> {
  return numberRule(numberLessThanMessage(limit), (value) => value < limit);
}

/** Digits with up to two decimals, written as people write money: with '$', commas and spaces, or without. No sign. */
export const dollarAmount: Rule<NumberValue> = (value) =>
  isEmpty(value) || parseDollars(String(value)) !== undefined ? undefined : MESSAGES.dollarAmount;
