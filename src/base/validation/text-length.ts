import { maxLengthMessage, minLengthMessage } from './messages.ts';
import { isEmpty, type Rule, type TextValue } from './rule.ts';

export const MAX_LENGTHS = [
  5, 15, 20, 25, 30, 35, 40, 50, 60, 64, 80, 100, 150, 200, 250, 255, 400, 450, 500, 650, 800, 1000, 1500,
  2000, 3500, 5000,
] as const;
export const MIN_LENGTHS = [50, 200] as const;

/** Counted in code points, as the database counts them. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function maxLength(max: number): Rule<TextValue> {
  return (value) => (isEmpty(value) || characterCount(value) <= max ? undefined : maxLengthMessage(max));
}

export function minLength(min: number): Rule<TextValue> {
  return (value) => (isEmpty(value) || characterCount(value) >= min ? undefined : minLengthMessage(min));
}
