import { describe, expect, test } from 'vitest';
import { priceText, unitPriceText } from './price-text.ts';

const card = {
  taxonomyNodeKey: 'wedding-catering',
  priceRangeVisible: true,
  price: { min: 4_500, max: 9_000 },
  startingPriceCents: 4_500,
  unitPriceCents: null,
} as const;

describe('the price on a card', () => {
  test.each([
    [card, '$45–$90', 'per person'],
    [{ ...card, price: { min: 4_500, max: null } }, '$45+', 'per person'],
    [{ ...card, price: { min: null, max: 9_000 } }, 'Up to $90', 'per person'],
    [{ ...card, price: null }, '$45+', 'per person'],
    [{ ...card, taxonomyNodeKey: 'wedding-cakes-desserts' as const }, '$45–$90', 'per serving'],
    [{ ...card, taxonomyNodeKey: 'wedding-photographers' as const }, '$45–$90', undefined],
    [{ ...card, taxonomyNodeKey: 'wedding-bands-djs' as const }, '$45–$90', undefined],
    [{ ...card, taxonomyNodeKey: 'wedding-venues' as const }, '$45–$90', 'site fee'],
  ])('%#', (shown, amount, unit) => {
    expect(priceText(shown)).toEqual({ amount, unit });
  });

  test('is kept back where the business does so, or has none', () => {
    expect(priceText({ ...card, priceRangeVisible: false })).toBeUndefined();
    expect(priceText({ ...card, price: null, startingPriceCents: null })).toBeUndefined();
  });

  test.each([
    ['wedding-venues', 'from $95 per person'],
    ['wedding-florists', 'from $95 per arrangement'],
    ['wedding-cakes-desserts', 'from $95 per serving'],
    ['wedding-photographers', 'from $95 per person'],
  ] as const)('price units: what is stored by the unit stands on a card of %s as %s', (category, text) => {
    expect(unitPriceText({ ...card, taxonomyNodeKey: category, unitPriceCents: 9_500 })).toBe(text);
    expect(unitPriceText({ ...card, taxonomyNodeKey: category })).toBeUndefined();
  });
});
