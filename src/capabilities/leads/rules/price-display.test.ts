import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceDisplay, priceText } from './price-display.ts';

const paid = (creditPrice: number, baseCreditPrice: number) =>
  priceDisplay({ paymentRequired: true, creditPrice, baseCreditPrice });

it('shows each kind in the specification’s words', () => {
  expect(priceDisplay({ paymentRequired: false, creditPrice: 7, baseCreditPrice: 24 })).toEqual({
    kind: 'free',
    text: 'free',
  });
  expect(paid(24, 24)).toEqual({ kind: 'None', text: '24 credits' });
  expect(paid(25, 24)).toEqual({ kind: 'None', text: '25 credits' });
  expect(paid(1, 1)).toEqual({ kind: 'None', text: '1 credit' });
  expect(paid(0, 24)).toEqual({ kind: 'UnlimitedCredits', text: 'Included with your unlimited plan' });
  expect(paid(36, 45)).toEqual({ kind: 'Other', text: '36 credits', base: '45 credits' });
  expect(paid(1, 2)).toEqual({ kind: 'Other', text: '1 credit', base: '2 credits' });
});

it('strikes a price through only where it is higher', () => {
  const credits = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(fc.boolean(), credits, credits, (paymentRequired, creditPrice, baseCreditPrice) => {
      const { kind } = priceDisplay({ paymentRequired, creditPrice, baseCreditPrice });
      expect(kind === 'free').toBe(!paymentRequired);
      expect(kind === 'Other').toBe(paymentRequired && creditPrice > 0 && creditPrice < baseCreditPrice);
      expect(kind === 'UnlimitedCredits').toBe(paymentRequired && creditPrice === 0 && baseCreditPrice > 0);
    }),
  );
});

it('is told in a file and on a button by what is paid', () => {
  expect(priceText({ paymentRequired: true, creditPrice: 24, baseCreditPrice: 30 })).toBe('24 credits');
  expect(priceText({ paymentRequired: false, creditPrice: 0, baseCreditPrice: 30 })).toBe('free');
});
