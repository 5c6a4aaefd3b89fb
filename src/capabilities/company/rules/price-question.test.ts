import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceDisplay } from '#capabilities/leads/rules/price-display.ts';
import { PLAN_KEYS } from '#capabilities/plans/rules/plan-offers.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { LEAD_PRICE_EXAMPLES } from '../content/lead-price-examples.data.ts';
import { BUDGET_FACTORS, EXACT_MATCH_FACTOR, TIER_FACTORS, TIME_FACTORS } from './lead-factors.ts';
import {
  askedPrice,
  FIRST_QUESTION,
  MOST_LEADS,
  PRICE_QUERY,
  type PriceQuestion,
  paidCredits,
  priceQueryOf,
  priceQuestionOf,
} from './price-question.ts';

const questions: fc.Arbitrary<PriceQuestion> = fc.record({
  category: fc.constantFrom(...TAXONOMY_KEYS),
  time: fc.constantFrom('under-3', 'under-6', 'later', 'no-date'),
  budget: fc.constantFrom('below', 'inside', 'above', 'not-given'),
  isPhoneVerified: fc.boolean(),
  hasVenue: fc.boolean(),
  hasGuestCount: fc.boolean(),
  isExactMatch: fc.boolean(),
  free: fc.constantFrom('no', 'first', 'again', 'referred'),
  plan: fc.constantFrom('none', ...PLAN_KEYS),
  leads: fc.integer({ min: 0, max: MOST_LEADS }),
});

const asked = (part: Partial<PriceQuestion>) => askedPrice({ ...FIRST_QUESTION, ...part });

describe('the address of a question', () => {
  it('asks the same when it is read again', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(priceQuestionOf(new URLSearchParams(priceQueryOf(question)))).toEqual(question);
      }),
    );
  });

  it('has no names but those the page is kept under', () => {
    const known = { isPhoneVerified: true, hasVenue: true, hasGuestCount: true };
    const all = { ...FIRST_QUESTION, ...known, isExactMatch: true };
    expect(Object.keys(priceQueryOf(all))).toEqual([...PRICE_QUERY]);
  });

  it('asks the first question where it says nothing', () => {
    expect(priceQuestionOf(new URLSearchParams())).toEqual(FIRST_QUESTION);
  });

  it.each([
    'category=toString',
    'category=wedding-',
    'time=constructor',
    'budget=__proto__',
    'free=hasOwnProperty',
    'plan=trial',
    'phone=no&venue=1&guests=true&match=',
    'leads=-1',
    'leads=1e3',
    'leads=six',
    'leads=99999999999',
  ])('takes %s for nothing', (query) => {
    expect(priceQuestionOf(new URLSearchParams(query))).toEqual(FIRST_QUESTION);
  });

  it('asks about no more leads than there can be', () => {
    expect(priceQuestionOf(new URLSearchParams('leads=5000')).leads).toBe(MOST_LEADS);
  });

  it('bears whatever is written there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PRICE_QUERY), fc.string())), (pairs) => {
        expect(askedPrice(priceQuestionOf(new URLSearchParams(pairs))).baseCreditPrice).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the price', () => {
  it('is that of the rule which prices leads, whichever tier the facts make', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { tier, inputs, baseCreditPrice, creditPrice } = askedPrice(question);
        const number = inputs.find(({ key }) => key === 'category')?.value ?? 0;
        const base = number * TIER_FACTORS[tier] * TIME_FACTORS[question.time];
        const factor = {
          below: BUDGET_FACTORS.BELOW,
          inside: BUDGET_FACTORS.INSIDE,
          above: BUDGET_FACTORS.ABOVE,
          'not-given': BUDGET_FACTORS.UNKNOWN,
        }[question.budget];
        expect(Math.abs(baseCreditPrice - Math.max(1, base * factor))).toBeLessThanOrEqual(0.5000001);
        expect(creditPrice).toBeLessThanOrEqual(baseCreditPrice);
      }),
    );
  });

  it('knows the tier by what is known', () => {
    const photographer = {
      category: 'wedding-photographers',
      isPhoneVerified: true,
      hasVenue: true,
    } as const;
    expect(asked(photographer).tier).toBe('GOLD');
    expect(asked({ ...photographer, isPhoneVerified: false }).tier).toBe('SILVER');
    expect(asked({ ...photographer, time: 'no-date' }).tier).toBe('STANDARD');
    expect(asked({ ...photographer, budget: 'not-given' }).tier).toBe('STANDARD');
    // A booked venue is no advantage to another one; how many come is.
    expect(asked({ isPhoneVerified: true, hasVenue: true }).tier).toBe('SILVER');
    expect(asked({ isPhoneVerified: true, hasGuestCount: true }).tier).toBe('GOLD');
  });

  it.each([
    [{}, 'None', '29 credits'],
    [{ isExactMatch: true }, 'Other', '23 credits'],
    [{ plan: 'unlimited-3m' }, 'UnlimitedCredits', 'Included with your unlimited plan'],
    [{ free: 'again' }, 'free', 'free'],
    [{ free: 'again', plan: 'unlimited-3m' }, 'free', 'free'],
  ] as const)('is shown as the desk shows it: %j', (part, kind, text) => {
    expect(priceDisplay(asked(part))).toMatchObject({ kind, text });
  });

  it('without a plan is the one that a plan saves', () => {
    expect(paidCredits({ ...FIRST_QUESTION, plan: 'unlimited-1m', free: 'first', isExactMatch: true })).toBe(
      23,
    );
  });
});

describe('the published factors', () => {
  it('are those of the formula', () => {
    expect(TIER_FACTORS).toEqual({ GOLD: 1.5, SILVER: 1.2, STANDARD: 1 });
    expect(TIME_FACTORS).toEqual({ 'under-3': 0.6, 'under-6': 0.8, later: 1, 'no-date': 1 });
    expect(BUDGET_FACTORS).toEqual({ BELOW: 0.75, INSIDE: 1, ABOVE: 1.25, UNKNOWN: 1 });
    expect(EXACT_MATCH_FACTOR).toBe(0.8);
  });

  it('price the examples of the page', () => {
    const shown = LEAD_PRICE_EXAMPLES.map(({ lead, question }) => {
      const price = askedPrice(question);
      return [lead, price.tier, price.baseCreditPrice, priceDisplay(price).text];
    });
    expect(shown).toEqual([
      ['Venue, standard, a year ahead', 'STANDARD', 24, '24 credits'],
      ['Venue, gold, above your range, exact match', 'GOLD', 45, '36 credits'],
      ['Caterer, gold, above your range, exact match', 'GOLD', 34, '27 credits'],
      ['Photographer, standard, exact match', 'STANDARD', 7, '6 credits'],
      ['Photographer, gold', 'GOLD', 11, '11 credits'],
      ['Florist, silver, four months ahead', 'SILVER', 8, '8 credits'],
      ['Cake, silver, two months ahead, below your range', 'SILVER', 1, '1 credit'],
      ['Photographer, one of the first three leads', 'SILVER', 8, 'free'],
      ['Venue, with an unlimited plan', 'SILVER', 29, 'Included with your unlimited plan'],
    ]);
  });
});
