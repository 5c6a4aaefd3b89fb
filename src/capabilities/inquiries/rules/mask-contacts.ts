import { truncate } from '#base/text.ts';
import { locateContact } from '#base/validation/contact-filter.ts';

const COVER = '•••';
/** Nobody gives that many ways to be reached by accident; of such a text nothing is shown. */
const MOST_COVERED = 24;
/** The longest a phone number gets in words. */
const CUT_TAIL = 60;

export type MaskedText = { text: string; isMasked: boolean };

/**
 * Covers every way around the platform, and nothing beside it. What is left is looked at again, because two halves may
 * make a new one.
 */
export function maskContacts(text: string): MaskedText {
  let rest = text;
  for (let covered = 0; covered <= MOST_COVERED; covered += 1) {
    const contact = locateContact(rest);
    if (!contact) return { text: rest, isMasked: covered > 0 };
    rest = `${rest.slice(0, contact.start)}${COVER}${rest.slice(contact.end)}`;
  }
  return { text: COVER, isMasked: true };
}

/** The beginning of a message. Where it was cut, a number may have been cut in two, so the last words go as well. */
export function maskPreview(text: string): string {
  const masked = maskContacts(text).text;
  return text.endsWith('…') ? truncate(masked, Math.max(1, masked.length - CUT_TAIL)) : masked;
}
