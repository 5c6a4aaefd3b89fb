import { COMPETITOR_NAMES } from '#base/validation/banned-names.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import type { Rule, TextValue } from '#base/validation/rule.ts';
import { slug } from '#base/validation/slug.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import { RESERVED_SLUGS } from './reserved-slugs.data.ts';
import { RUDE_ANYWHERE, RUDE_WORDS } from './rude-words.data.ts';

export const SHORTEST_SLUG = 3;
export const LONGEST_SLUG = 40;

const TAKEN_BY_US = 'That address is reserved. Try adding your names or the year.';

const plainLetters = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '');

/** Digits that pass for letters: 'adm1n', 'z0la'. */
function disguised(text: string): string {
  const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
  return plainLetters(text).replaceAll(/[013457]/g, (digit) => letters[digit] ?? digit);
}

/** Whole, or in front of a word that would make it look like theirs: 'theknot-official'. Words of their own are everybody’s. */
function isBrand(text: string): boolean {
  const found = disguised(text);
  return COMPETITOR_NAMES.some(({ name, aliases = [], isWord = false }) =>
    [name, ...aliases].some((brand) => {
      const letters = plainLetters(brand.replaceAll(' ', ''));
      return isWord && !aliases.includes(brand) ? found === letters : found.includes(letters);
    }),
  );
}

function isOurs(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/[-_]/);
  const isPlain = RESERVED_SLUGS.some((word) => [text.toLowerCase(), disguised(text)].includes(word));
  return isPlain || disguised(text).includes('ampersand') || (first === 'official' && rest.length > 0);
}

function isRude(text: string): boolean {
  const letters = disguised(text);
  const words = text.split(/[-_]/).map(disguised);
  return (
    RUDE_ANYWHERE.some((word) => letters.includes(word)) || RUDE_WORDS.some((word) => words.includes(word))
  );
}

const isFree: Rule<TextValue> = (value) => {
  const text = String(value ?? '');
  if (isOurs(text) || isBrand(text)) return TAKEN_BY_US;
  return isRude(text) ? 'Please choose a different address.' : undefined;
};

const isLowerCase: Rule<TextValue> = (value) =>
  /[A-Z]/.test(String(value ?? '')) ? MESSAGES.slug : undefined;

export const SLUG_RULES = {
  slug: [required, slug, isLowerCase, minLength(SHORTEST_SLUG), maxLength(LONGEST_SLUG), isFree],
};
