import type { PrintedPerson } from './printed-plan.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(text: string): string {
  for (const { segment } of letters.segment(text)) {
    if (/\p{L}|\p{N}/u.test(segment)) return segment.toLocaleUpperCase('en');
  }
  return '';
}

/** What stands on a chair that has no room for more: 'AL'. */
export function personInitials({
  name,
  firstName,
  lastName,
}: Pick<PrintedPerson, 'name' | 'firstName' | 'lastName'>): string {
  return firstLetter(firstName) + firstLetter(lastName) || firstLetter(name);
}
