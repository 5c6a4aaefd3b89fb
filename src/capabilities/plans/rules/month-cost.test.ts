import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREDIT_PACKS } from './credit-packs.ts';
import { cheaperFrom, leadsAMonth, payAsYouGoCents, weighingText } from './month-cost.ts';

const SIXTY = { credits: 60, priceCents: 5_700 };
const PLANS = [
  { name: '1 month', monthlyCents: 19_900 },
  { name: '12 months', monthlyCents: 12_900 },
];

describe('what a month costs', () => {
  it('is leads times credits times the price of one', () => {
    expect(leadsAMonth(13, 90)).toBe(4.3);
    expect(payAsYouGoCents(4.3, 22.4, SIXTY)).toBe(9_150);
    expect(payAsYouGoCents(0, 24, SIXTY)).toBe(0);
  });

  it('turns in favor of the plan at a whole number of leads', () => {
    expect(cheaperFrom(12_900, 24, SIXTY)).toBe(6);
    expect(cheaperFrom(12_900, 24, { credits: 25, priceCents: 2_500 })).toBe(6);
    expect(cheaperFrom(12_000, 24, { credits: 25, priceCents: 2_500 })).toBe(5);
  });

  it('never names a number of leads at which packs still cost less, nor one too many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...CREDIT_PACKS),
        (monthlyCents, creditsPerLead, pack) => {
          const from = cheaperFrom(monthlyCents, creditsPerLead, pack);
          const exactly = (leads: number) => leads * creditsPerLead * pack.priceCents;
          expect(exactly(from)).toBeGreaterThanOrEqual(monthlyCents * pack.credits);
          expect(exactly(from - 1)).toBeLessThan(monthlyCents * pack.credits);
        },
      ),
    );
  });

  it.each([
    [4.3, 'At 4.3 leads a month, packs cost you less. From 6 leads a month on, the plan of 12 months does.'],
    [7, 'At 7 leads a month, the plan of 12 months costs you less than packs.'],
    [null, 'Up to 5 leads a month, packs cost less. From 6 leads a month on, the plan of 12 months does.'],
  ])('is put into words for %s leads', (leads, words) => {
    expect(weighingText(leads, 24, SIXTY, PLANS)).toBe(words);
  });
});
