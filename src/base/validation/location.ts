import { MESSAGES } from './messages.ts';
import { required } from './required.ts';
import type { Rule } from './rule.ts';

/** A required kind of rule: a typed place that is not blank, or a chosen one. */
export const locationRequired: Rule<string | object | null | undefined> = (value) =>
  required(value) === undefined ? undefined : MESSAGES.locationRequired;
