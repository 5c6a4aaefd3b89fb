import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { SiteWords } from '../site-view.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import type { DoorWords } from './door-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<GuestLanguage, SiteWords & DoorWords>> = { en, es, fr, de, pt, it, he, ar };

export function siteWords(language: GuestLanguage): SiteWords & DoorWords {
  return WORDS[language];
}
