import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { zipInUse } from './zip-in-use.ts';

const KNOWN = readFileSync('data/us-zips.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, 5));
const USED_PREFIXES = new Set(KNOWN.map((zip) => zip.slice(0, 3)));

/** Of soldiers abroad and at sea, who have no town. */
const isMilitary = (prefix: string) => /^(?:09[0-8]|340|96[2-6])$/.test(prefix);

describe('a zip code in use', () => {
  it('is any that we know', () => {
    expect(KNOWN.filter((zip) => zipInUse(zip) !== undefined)).toEqual([]);
    expect(zipInUse('12534-0012')).toBeUndefined();
  });

  it('begins like one that we know, or like a soldier’s', () => {
    const prefixes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    const taken = prefixes.filter((prefix) => zipInUse(`${prefix}01`) === undefined);
    expect(taken).toEqual(prefixes.filter((prefix) => USED_PREFIXES.has(prefix) || isMilitary(prefix)));
  });

  it.each(['00000', '99999', '99951', '00000-1234'])('is not %s', (text) => {
    expect(zipInUse(text)).toBe('Invalid zip code');
  });

  it('leaves an empty field to required', () => {
    expect(zipInUse('')).toBeUndefined();
  });
});
