import { truncate } from '#base/text.ts';

/** What search engines show of a title, the product's name aside. */
const LONGEST = 56;

export function pageTitle(text: string): string {
  return truncate(text, LONGEST);
}
