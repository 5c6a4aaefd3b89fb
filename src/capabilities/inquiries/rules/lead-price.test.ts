import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate } from '#base/calendar-date.ts';
import { CATEGORY_NUMBERS, TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { freeReasonOf, leadPriceOf, type PriceFacts, priceAsOf, priceOfInputs } from './lead-price.ts';
import { LEAD_TIERS } from './lead-tags.ts';

const today = calendarDate('2026-11-15');

const venue: PriceFacts = {
  taxonomyKey: 'wedding-venues',
  tier: 'STANDARD',
  weddingDate: addMonths(today, 12),
  today,
  budgetFit: 'INSIDE',
  isExactMatch: false,
  hasUnlimitedPlan: false,
  freeReason: undefined,
};

describe('the worked examples', () => {
  it.each([
    ['a venue a year ahead', {}, 24, 24],
    ['a gold venue above budget, exact', { tier: 'GOLD', budgetFit: 'ABOVE', isExactMatch: true }, 45, 36],
    ['a photographer, exact', { taxonomyKey: 'wedding-photographers', isExactMatch: true }, 7, 6],
    ['a gold photographer', { taxonomyKey: 'wedding-photographers', tier: 'GOLD' }, 11, 11],
    [
      'a silver florist four months ahead',
      { taxonomyKey: 'wedding-florists', tier: 'SILVER', weddingDate: addMonths(today, 4) },
      8,
      8,
    ],
    [
      'a cake two months ahead, below budget',
      { taxonomyKey: 'wedding-cakes-desserts', weddingDate: addMonths(today, 2), budgetFit: 'BELOW' },
      1,
      1,
    ],
  ] satisfies [string, Partial<PriceFacts>, number, number][])('%s', (_name, facts, base, price) => {
    expect(leadPriceOf({ ...venue, ...facts })).toMatchObject({
      paymentRequired: true,
      baseCreditPrice: base,
      creditPrice: price,
    });
  });

  it('with a plan nothing is charged, and the base says what is saved', () => {
    const price = leadPriceOf({ ...venue, hasUnlimitedPlan: true });
    expect(price).toMatchObject({ paymentRequired: true, creditPrice: 0, baseCreditPrice: 24 });
    expect(price.inputs.at(-1)).toEqual({
      key: 'plan',
      label: 'Included with your unlimited plan',
      value: 0,
    });
  });
});

describe('the time that is left', () => {
  it.each([
    [addMonths(today, 3), 1, 0.8],
    [addDays(addMonths(today, 3), -1), 1, 0.6],
    [addMonths(today, 6), 1, 1],
    [addDays(addMonths(today, 6), -1), 1, 0.8],
    [null, 1, 1],
  ])('%s', (weddingDate, _tier, factor) => {
    const { inputs } = leadPriceOf({ ...venue, weddingDate });
    expect(inputs.find(({ key }) => key === 'lead')?.value).toBe(factor);
  });
});

describe('a free lead', () => {
  it('costs nothing, and says why', () => {
    const price = leadPriceOf({ ...venue, freeReason: 'REPEAT', hasUnlimitedPlan: true });
    expect(price).toMatchObject({ paymentRequired: false, creditPrice: 0, baseCreditPrice: 24 });
    expect(price.inputs.at(-1)).toMatchObject({ key: 'free', value: 0 });
  });

  const usual = { isAnswerToHello: false, isReferred: false, isRepeat: false, leadsBefore: 3 };
  it.each([
    [{}, undefined],
    [{ leadsBefore: 2 }, 'NEW_STOREFRONT'],
    [{ leadsBefore: 0 }, 'NEW_STOREFRONT'],
    [{ isRepeat: true, leadsBefore: 0 }, 'REPEAT'],
    [{ isReferred: true }, 'REFERRAL'],
    [{ isAnswerToHello: true, isRepeat: true }, 'HELLO'],
  ])('%j', (facts, reason) => {
    expect(freeReasonOf({ ...usual, ...facts })).toBe(reason);
  });
});

describe('every price', () => {
  const facts: fc.Arbitrary<PriceFacts> = fc.record({
    taxonomyKey: fc.constantFrom(...TAXONOMY_KEYS),
    tier: fc.constantFrom(...LEAD_TIERS),
    weddingDate: fc.option(
      fc.integer({ min: 0, max: 900 }).map((days) => addDays(today, days)),
      { nil: null },
    ),
    today: fc.constant(today),
    budgetFit: fc.constantFrom('BELOW', 'INSIDE', 'ABOVE', undefined),
    isExactMatch: fc.boolean(),
    hasUnlimitedPlan: fc.boolean(),
    freeReason: fc.constantFrom('REPEAT', 'NEW_STOREFRONT', undefined),
  });

  it('is a whole number of credits between one and the most the category can cost, or nothing', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { creditPrice, baseCreditPrice, paymentRequired, inputs } = leadPriceOf(given);
        expect(Number.isInteger(creditPrice) && Number.isInteger(baseCreditPrice)).toBe(true);
        expect(baseCreditPrice).toBeGreaterThanOrEqual(1);
        expect(baseCreditPrice).toBeLessThanOrEqual(
          Math.round(CATEGORY_NUMBERS[given.taxonomyKey] * 1.5 * 1.25) + 1,
        );
        expect(creditPrice).toBeLessThanOrEqual(baseCreditPrice);
        expect(paymentRequired).toBe(given.freeReason === undefined);
        expect(creditPrice === 0).toBe(given.freeReason !== undefined || given.hasUnlimitedPlan);
        expect(inputs.slice(0, 4).map(({ key }) => key)).toEqual(['category', 'tier', 'lead', 'budget']);
      }),
    );
  });

  it('can be worked out again from the inputs that are kept with it', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { inputs, tier: _, ...price } = leadPriceOf(given);
        const product = inputs.slice(0, 4).reduce((total, { value }) => total * value, 1);
        expect(Math.abs(price.baseCreditPrice - Math.max(1, product))).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(priceOfInputs(JSON.parse(JSON.stringify(inputs)))).toEqual(price);
      }),
    );
  });

  it('as of now is what it would have been had the plan of now run then', () => {
    fc.assert(
      fc.property(facts, fc.boolean(), (given, hasUnlimitedPlan) => {
        const now = leadPriceOf({ ...given, hasUnlimitedPlan });
        expect(priceAsOf(leadPriceOf(given), hasUnlimitedPlan)).toMatchObject({
          paymentRequired: now.paymentRequired,
          creditPrice: now.creditPrice,
          baseCreditPrice: now.baseCreditPrice,
          inputs: now.inputs,
        });
      }),
    );
  });
});
