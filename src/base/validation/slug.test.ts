import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '#base/text.ts';
import { slug } from './slug.ts';

const MESSAGE =
  "Use letters, numbers, hyphens and underscores; it can't start or end with a hyphen or underscore.";

describe('slug', () => {
  it.each(['a', '7', 'ana-and-bo', 'Ana_Bo_2027', 'a--b', 'a-_b'])('takes %s', (text) => {
    expect(slug(text)).toBeUndefined();
  });

  it.each(['-', '_', '-ana', 'ana-', '_ana', 'ana_', 'ana bo', 'ana/bo', 'ana.bo', 'añа', 'ana\n'])(
    'refuses %j',
    (text) => {
      expect(slug(text)).toBe(MESSAGE);
    },
  );

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(slug(empty)).toBeUndefined();
  });

  it('judges every text over its alphabet by its ends', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9_-]{1,30}$/), (text) => {
        expect(slug(text) === undefined).toBe(!/^[-_]|[-_]$/.test(text));
      }),
    );
  });

  it('takes whatever slugify makes', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slug(slugify(text)) === undefined));
  });

  it('answers fast on hostile text', () => {
    const started = performance.now();
    expect(slug(`${'a-'.repeat(100_000)}!`)).toBe(MESSAGE);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
