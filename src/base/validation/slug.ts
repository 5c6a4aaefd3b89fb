import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** Letters, numbers, hyphens and underscores, beginning and ending with a letter or number. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/i.test(text);
}

export const slug = textRule(MESSAGES.slug, isSlug);
