import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** First word and the rest; undefined unless at least two words have a letter. */
export function splitFullName(text: string): { firstName: string; lastName: string } | undefined {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [firstName, ...rest] = words;
  return firstName !== undefined && rest.length > 0 ? { firstName, lastName: rest.join(' ') } : undefined;
}

export const fullName = textRule(MESSAGES.fullName, (text) => splitFullName(text) !== undefined);
