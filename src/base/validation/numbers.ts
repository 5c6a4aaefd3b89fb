import { MESSAGES, numberInRangeMessage, numberLessThanMessage } from './messages.ts';
import { isEmpty, type NumberValue, type Rule } from './rule.ts';

/** Number of a typed text such as '12', '-3.5' or '1,200'; undefined for anything else, also '1e9' and 'Infinity'. */
export function parseNumber(value: NumberValue): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = value?.trim() ?? '';
  if (!/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(text) || !/\d/.test(text)) return undefined;
  const parsed = Number(text.replaceAll(',', ''));
  return Number.isFinite(parsed) ? parsed : undefined;
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

/** Digits with up to two decimals; no sign, no currency sign, no grouping. */
export const dollarAmount: Rule<NumberValue> = (value) =>
  isEmpty(value) || /^\d+(?:\.\d{1,2})?$/.test(String(value)) ? undefined : MESSAGES.dollarAmount;
