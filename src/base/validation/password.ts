import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';
import { characterCount } from './text-length.ts';

export const PASSWORD_MIN_LENGTH = 8;

const isLongEnough = (text: string) => characterCount(text) >= PASSWORD_MIN_LENGTH;

/** A symbol is whatever is neither letter, accent, digit nor white space. */
const INGREDIENTS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u];

export const couplePassword = textRule(
  MESSAGES.couplePassword,
  (text) => isLongEnough(text) && INGREDIENTS.every((ingredient) => ingredient.test(text)),
);

export const vendorPassword = textRule(MESSAGES.vendorPassword, isLongEnough);
