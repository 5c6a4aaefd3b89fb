import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** Optional @, then up to 30 letters, digits, underscores and dots; every dot is followed by one of the others. */
export function isInstagramHandle(text: string): boolean {
  return /^@?(?:[a-z0-9_]|\.(?=[a-z0-9_])){1,30}$/i.test(text);
}

/** The handle without its @, as it stands in an address. */
export function bareInstagramHandle(text: string): string {
  return text.replace(/^@/, '');
}

export const instagramHandle = textRule(MESSAGES.instagramHandle, isInstagramHandle);
