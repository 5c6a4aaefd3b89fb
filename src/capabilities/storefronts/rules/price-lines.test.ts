import { describe, expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { priceLines } from './price-lines.ts';
import { PRICE_FIELDS } from './prices.ts';
import { startingPrice, startingPriceText } from './starting-price.ts';

const texts = (...args: Parameters<typeof priceLines>) =>
  priceLines(...args).map(({ label, text }) => `${label}: ${text}`);

describe('priceLines', () => {
  it('names a venue’s seasons', () => {
    expect(
      texts('wedding-venues', {
        fullStartPriceCents: 680_000,
        fullEndPriceCents: 1_200_000,
        peakStartPriceCents: 800_000,
        offPeakEndPriceCents: 500_000,
      }),
    ).toEqual(['Site fee: $6,800–$12,000', 'Peak season: $8,000+', 'Off-peak season: Up to $5,000']);
  });

  it('puts the right unit behind what is sold by the head, the serving and the piece', () => {
    expect(
      texts('wedding-catering', {
        startPriceCentsPerPerson: 9_500,
        minimumHeadCount: 50,
        alcoholPerPersonStartPriceCents: 2_800,
      }),
    ).toEqual([
      'Starting price: $95+ per person',
      'With alcohol, on top: $28+ per person',
      'Smallest party: 50 people',
    ]);
    expect(
      texts('wedding-cakes-desserts', {
        startPriceCentsPerPerson: 750,
        minimumHeadCount: 1,
        minimumSpendCents: 40_000,
      }),
    ).toEqual(['Starting price: $7.50+ per serving', 'Smallest order: 1 serving', 'Minimum spend: $400']);
    expect(
      texts('wedding-florists', {
        bridalBouquetStartPriceCents: 15_000,
        bridalBouquetEndPriceCents: 30_000,
      }),
    ).toEqual(['Bridal bouquet: $150–$300 per arrangement']);
    expect(
      texts('wedding-venues', { targetPerPersonBudgetMin: 5_000, targetPerPersonBudgetMax: 9_000 }),
    ).toEqual(['What it comes to: $50–$90 per person']);
    expect(texts('wedding-photographers', { startPriceCentsPerPerson: 4_000 })).toEqual([
      'Starting price: $40+ per person',
    ]);
  });

  it('leaves no field out', () => {
    for (const category of TAXONOMY_KEYS) {
      for (const field of PRICE_FIELDS) {
        expect(priceLines(category, { [field]: 1_200 }), `${category} ${field}`).toHaveLength(1);
      }
    }
  });

  it('has nothing to say where nothing is set', () => {
    expect(priceLines('wedding-venues', {})).toEqual([]);
  });
});

describe('startingPriceText', () => {
  it('has the unit of the stored price, and none for a package', () => {
    expect(startingPriceText('wedding-catering', 9_500)).toBe('$95 per person');
    expect(startingPriceText('wedding-cakes-desserts', 750)).toBe('$7.50 per serving');
    expect(startingPriceText('wedding-florists', 280_000)).toBe('$2,800 for all flowers');
    expect(startingPriceText('wedding-photographers', 320_000)).toBe('$3,200');
  });
});

describe('startingPrice', () => {
  it('says what the amount is for', () => {
    expect(startingPrice('wedding-venues', 680_000)).toEqual({ amount: '$6,800', basis: 'site fee' });
    expect(startingPrice('wedding-cakes-desserts', 750)).toEqual({ amount: '$7.50', basis: 'per serving' });
    expect(startingPrice('wedding-planners', null)).toBeUndefined();
  });
});
