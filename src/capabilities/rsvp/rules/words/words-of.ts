import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestWords } from '../guest-words.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<GuestLanguage, GuestWords>> = { en, es, fr, de, pt, it, he, ar };

export function wordsOf(language: GuestLanguage): GuestWords {
  return WORDS[language];
}
