import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from '#base/text.ts';
import { shorten } from './shorten.ts';

test('shorten cuts where a reader would, in any writing', () => {
  const unit = fc.constantFrom(
    ...['a', 'B', '7', ' ', '\n', '\r', '\r\n', 'é', 'e\u0301', 'ñ', 'Ÿ', '’', '—', '…', '“', '\u00ad', '©'],
    ...['💍', '👩‍👩‍👧', '🇺🇸', '東', 'क्षि', '\u200d', '\u0301', 'ﷺ', '한', '\u1100\u1161'],
  );
  const plain = fc.constantFrom('a', 'Z', '0', ' ', '\n', 'é', 'ø', '’', '–', '…', '©', '®', 'ǆ');
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: plain, maxLength: 40 }), fc.string({ unit, maxLength: 40 })),
      fc.integer({ min: 0, max: 30 }),
      (text, max) => {
        expect(shorten(text, max)).toBe(truncate(text, max));
      },
    ),
    { numRuns: 2_000 },
  );
});
