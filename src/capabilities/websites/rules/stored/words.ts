import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { RichText } from '../rich-text.ts';

/** What the couple wrote, by language. A language that is missing is spoken for by the site’s first one. */
export type Words = Partial<Record<GuestLanguage, string>>;
export type RichWords = Partial<Record<GuestLanguage, RichText>>;

export function hasRichText(text: RichText | undefined): boolean {
  return (text ?? []).some((part) => {
    const runs = 'runs' in part ? part.runs : part.items.flat();
    return runs.some((run) => run.text.trim() !== '');
  });
}

export function hasWords(words: Words, language: GuestLanguage): boolean {
  return (words[language] ?? '').trim() !== '';
}

/** In this language, or else in the one the couple writes first. */
export function wordsIn(words: Words, language: GuestLanguage, first: GuestLanguage): string {
  return hasWords(words, language) ? (words[language] ?? '') : (words[first] ?? '');
}

export function richWordsIn(words: RichWords, language: GuestLanguage, first: GuestLanguage): RichText {
  return (hasRichText(words[language]) ? words[language] : words[first]) ?? [];
}
