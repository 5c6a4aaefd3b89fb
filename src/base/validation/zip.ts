import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** Five digits, or five and four. */
export const zip = textRule(MESSAGES.zip, (text) => /^\d{5}(?:-\d{4})?$/.test(text));
