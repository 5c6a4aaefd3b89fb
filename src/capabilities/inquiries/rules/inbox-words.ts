import { readTyped } from '#base/search-words.ts';
import { normaliseForSearch } from '#base/text.ts';

type Said = { vendorName: string; text: string };

/** Whether an inquiry has all that was typed, in the vendor's name or in the newest message. */
export function hasInboxWords({ vendorName, text }: Said, typed: string): boolean {
  const words = readTyped(typed).at(-1)?.words ?? [];
  const shown = `${vendorName} ${text}`;
  const name = normaliseForSearch(vendorName).replaceAll(' ', '');
  // With a gap where an apostrophe is, and without; the name also in one word, as some write it.
  const found = `${normaliseForSearch(shown)} ${normaliseForSearch(shown.replaceAll(/['’]/g, ''))} ${name}`;
  return words.every((word) => found.includes(word));
}
