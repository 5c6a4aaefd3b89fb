import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOf, quoteOf } from './purchase-quote.ts';

it('adds the tax of the place where there is one', () => {
  const queens = { stateCode: 'NY', county: 'Queens' };
  expect(quoteOf(2_500, queens, ['NY'])).toEqual({
    netCents: 2_500,
    taxCents: 222,
    tax: { state: 'NY', ratePercent: 8.875 },
    totalCents: 2_722,
  });
  expect(quoteOf(2_500, { stateCode: 'TX', county: 'Travis' }, ['NY'])).toEqual({
    netCents: 2_500,
    taxCents: 0,
    tax: null,
    totalCents: 2_500,
  });
});

it.each([
  ['a pack', { listCents: 5_700, percentOff: 0, unusedCents: 0, taxRate: null }, 0, 5_700, 5_700],
  ['with tax', { listCents: 2_500, percentOff: 0, unusedCents: 0, taxRate: 8_875 }, 0, 2_500, 2_722],
  ['with a code', { listCents: 5_700, percentOff: 20, unusedCents: 0, taxRate: 8_875 }, 1_140, 4_560, 4_965],
  [
    'instead of a plan',
    { listCents: 50_700, percentOff: 15, unusedCents: 9_950, taxRate: null },
    7_605,
    33_145,
    33_145,
  ],
  ['for nothing', { listCents: 5_700, percentOff: 100, unusedCents: 0, taxRate: 8_875 }, 5_700, 0, 0],
])('%s', (_what, inputs, discountCents, netCents, totalCents) => {
  expect(priceOf(inputs)).toMatchObject({ discountCents, netCents, totalCents });
});

it('is never less than nothing, and its parts add up', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 0, max: 100 }),
      cents,
      fc.option(fc.integer({ min: 1, max: 20_000 })),
      (listCents, percentOff, unused, taxRate) => {
        const price = priceOf({ listCents, percentOff, unusedCents: unused, taxRate });
        expect(price.netCents).toBeGreaterThanOrEqual(0);
        expect(price.unusedCents).toBeLessThanOrEqual(unused);
        expect(price.netCents + price.discountCents + price.unusedCents).toBe(listCents);
        expect(price.totalCents).toBe(price.netCents + price.taxCents);
      },
    ),
  );
});
