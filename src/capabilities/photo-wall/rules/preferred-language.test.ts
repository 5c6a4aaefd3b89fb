import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['nl,de;q=0.7,en;q=0.3', 'de'],
  ['en;q=0.4, fr-CA', 'fr'],
  ['iw-IL', 'he'],
  ['zh-Hans', 'en'],
  ['ar;q=0, it', 'it'],
  ['*', 'en'],
  ['', 'en'],
  [null, 'en'],
  [';;q=,q=,', 'en'],
] as const)('%s is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
