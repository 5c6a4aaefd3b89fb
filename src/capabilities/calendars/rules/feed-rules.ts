import { MESSAGES } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { textRule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { parseWebAddress } from '#base/validation/web-address.ts';

/** Calendars give out links that begin with `webcal:`, which means https. */
export function asWebAddress(link: string): string {
  return link.trim().replace(/^webcal:\/\//i, 'https://');
}

const calendarLink = textRule(
  MESSAGES.webAddress,
  (link) => /^(?:https?|webcal):\/\//i.test(link.trim()) && parseWebAddress(asWebAddress(link)) !== undefined,
);

/** The link of a calendar, and what its days are called here. */
export const FEED_RULES = {
  address: [required, maxLength(2_000), calendarLink],
  name: [maxLength(60)],
};
