import { MESSAGES } from './messages.ts';
import type { Rule } from './rule.ts';

/** Nothing to see: white space and invisible format characters such as the zero-width space. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || Number.isNaN(value)) return true;
  return typeof value === 'string' && isBlank(value);
}

/** Text that is not blank, a number that is there, a list with something in it. */
export const required: Rule = (value) => {
  if (Array.isArray(value)) return requiredOptions(value);
  return isMissing(value) ? MESSAGES.required : undefined;
};

export const requiredOptions: Rule<readonly unknown[] | null | undefined> = (value) =>
  value && value.length > 0 ? undefined : MESSAGES.optionRequired;

export const chooseAtLeastOne: Rule<readonly unknown[] | null | undefined> = (value) =>
  value && value.length > 0 ? undefined : MESSAGES.chooseAtLeastOne;

/** A box that must be ticked. */
export const accepted: Rule<boolean | null | undefined> = (value) =>
  value === true ? undefined : MESSAGES.required;
