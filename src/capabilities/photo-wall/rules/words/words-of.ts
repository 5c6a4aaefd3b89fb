import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { WallWords } from '../wall-words.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<GuestLanguage, WallWords>> = { en, es, fr, de, pt, it, he, ar };

export function wordsOf(language: GuestLanguage): WallWords {
  return WORDS[language];
}

/** ‘Maya and Jonah’, or ‘Maya and partner’ while only one is named. */
export function coupleNames({ list, otherHalf }: WallWords, couple: { a: string; b: string }): string {
  const names = [couple.a, couple.b].filter(Boolean);
  return list(names.length === 1 ? [...names, otherHalf] : names);
}
