import { directionOf, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { wordsOf } from './words/words-of.ts';

/** What the frame of a letter says in a guest’s language, and in which direction. */
export function mailVoice(language: GuestLanguage) {
  const { buttonFallback, stopLink } = wordsOf(language);
  return { lang: language, dir: directionOf(language), buttonFallback, unsubscribe: stopLink };
}
