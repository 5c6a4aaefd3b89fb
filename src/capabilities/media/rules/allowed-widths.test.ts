import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DENSITIES, PICTURE_WIDTHS } from '#base/picture-address.ts';
import { ALLOWED_WIDTHS, derivedWidth } from './allowed-widths.ts';

describe('allowed widths', () => {
  it('are what pages use, at every density, once each', () => {
    expect(ALLOWED_WIDTHS).toEqual([
      100, 200, 220, 300, 400, 440, 600, 640, 660, 800, 900, 1200, 1280, 1600, 1920, 2400,
    ]);
    for (const width of PICTURE_WIDTHS)
      for (const density of DENSITIES)
        expect(derivedWidth(width * density, 9_999)).toBe(Math.min(width * density, 2400));
  });
});

describe('the width that is made', () => {
  it.each([
    [1, 5_000, 100],
    [100, 5_000, 100],
    [101, 5_000, 200],
    [221, 5_000, 300],
    [2401, 5_000, 2400],
    [999_999, 5_000, 2400],
    [1200, 960, 960],
    [800, 960, 800],
    [801, 850, 850],
    [300, 40, 40],
  ])('for %d of a picture %d wide is %d', (asked, own, made) => {
    expect(derivedWidth(asked, own)).toBe(made);
  });

  it('is at least what was asked where the picture has it, and one of few', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 32, max: 16_000 }),
        (asked, own) => {
          const made = derivedWidth(asked, own);
          expect(made).toBeGreaterThanOrEqual(Math.min(asked, own, 2400));
          expect(made === own || ALLOWED_WIDTHS.includes(made)).toBe(true);
          expect(derivedWidth(made, own)).toBe(made);
        },
      ),
    );
  });
});
