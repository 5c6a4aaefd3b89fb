import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000, gzip;q=0', undefined],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['vibrant, gzipped', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j asks for %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  it('never gives what is refused', () => {
    const part = fc.tuple(
      fc.constantFrom('br', 'gzip', 'deflate', '*'),
      fc.constantFrom('0', '0.0', '0.3', '1'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name }), (parts) => {
        const header = parts.map(([name, quality]) => `${name};q=${quality}`).join(', ');
        const chosen = chooseEncoding(header);
        const named = parts.find(([name]) => name === chosen) ?? parts.find(([name]) => name === '*');
        if (chosen) expect(Number(named?.[1])).toBeGreaterThan(0);
      }),
    );
  });
});
