import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { leadTierOf } from './lead-tier.ts';

const everything = {
  isPhoneVerified: true,
  hasDate: true,
  hasVenue: true,
  hasGuestCount: true,
  hasBudget: true,
};
const taxonomyKey = 'wedding-florists';

it.each([
  [{}, 'GOLD'],
  [{ isPhoneVerified: false }, 'SILVER'],
  [{ hasVenue: false }, 'SILVER'],
  [{ hasGuestCount: false }, 'GOLD'],
  [{ isPhoneVerified: false, hasVenue: false }, 'SILVER'],
  [{ hasDate: false }, 'STANDARD'],
  [{ hasBudget: false }, 'STANDARD'],
] as const)('with %j less it is %s', (missing, tier) => {
  expect(leadTierOf({ taxonomyKey, ...everything, ...missing })).toBe(tier);
});

const facts = fc.record({
  isPhoneVerified: fc.boolean(),
  hasDate: fc.boolean(),
  hasVenue: fc.boolean(),
  hasGuestCount: fc.boolean(),
  hasBudget: fc.boolean(),
});

it('never falls when more is known', () => {
  const order = ['STANDARD', 'SILVER', 'GOLD'];
  fc.assert(
    fc.property(
      fc.constantFrom(...TAXONOMY_KEYS),
      facts,
      fc.constantFrom(...(Object.keys(everything) as (keyof typeof everything)[])),
      (taxonomyKey, known, key) => {
        const before = order.indexOf(leadTierOf({ taxonomyKey, ...known }));
        expect(order.indexOf(leadTierOf({ taxonomyKey, ...known, [key]: true }))).toBeGreaterThanOrEqual(
          before,
        );
      },
    ),
  );
});

it.each([
  [{}, 'GOLD'],
  [{ hasVenue: false }, 'GOLD'],
  [{ hasGuestCount: false }, 'SILVER'],
  [{ hasGuestCount: false, hasVenue: false }, 'SILVER'],
  [{ isPhoneVerified: false }, 'SILVER'],
  [{ hasDate: false }, 'STANDARD'],
  [{ hasBudget: false }, 'STANDARD'],
] as const)('to a venue, with %j less it is %s', (missing, tier) => {
  expect(leadTierOf({ ...everything, ...missing, taxonomyKey: 'wedding-venues' })).toBe(tier);
});

it('a booked venue changes nothing for venues, a guest count nothing for others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TAXONOMY_KEYS), facts, (key, known) => {
      const idle = key === 'wedding-venues' ? 'hasVenue' : 'hasGuestCount';
      const of = (value: boolean) => leadTierOf({ taxonomyKey: key, ...known, [idle]: value });
      expect(of(true)).toBe(of(false));
    }),
  );
});

it('nobody without a verified phone is gold', () => {
  for (const key of TAXONOMY_KEYS)
    expect(leadTierOf({ ...everything, taxonomyKey: key, isPhoneVerified: false })).toBe('SILVER');
});
