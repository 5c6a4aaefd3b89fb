import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadTierOf } from './lead-tier.ts';

const everything = { isPhoneVerified: true, hasDate: true, hasVenue: true, hasBudget: true };
const taxonomyKey = 'wedding-florists';

it.each([
  [{}, 'GOLD'],
  [{ isPhoneVerified: false }, 'SILVER'],
  [{ hasVenue: false }, 'SILVER'],
  [{ isPhoneVerified: false, hasVenue: false }, 'SILVER'],
  [{ hasDate: false }, 'STANDARD'],
  [{ hasBudget: false }, 'STANDARD'],
] as const)('with %j less it is %s', (missing, tier) => {
  expect(leadTierOf({ taxonomyKey, ...everything, ...missing })).toBe(tier);
});

it('never falls when more is known', () => {
  const order = ['STANDARD', 'SILVER', 'GOLD'];
  const facts = fc.record({
    isPhoneVerified: fc.boolean(),
    hasDate: fc.boolean(),
    hasVenue: fc.boolean(),
    hasBudget: fc.boolean(),
  });
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom(...(Object.keys(everything) as (keyof typeof everything)[])),
      (known, key) => {
        const before = order.indexOf(leadTierOf({ taxonomyKey, ...known }));
        expect(order.indexOf(leadTierOf({ taxonomyKey, ...known, [key]: true }))).toBeGreaterThanOrEqual(
          before,
        );
      },
    ),
  );
});

it('venue-known is no reason to charge venues more', () => {
  const toVenue = { ...everything, taxonomyKey: 'wedding-venues' } as const;
  expect(leadTierOf(toVenue)).toBe('SILVER');
  expect(leadTierOf({ ...toVenue, hasVenue: false })).toBe('SILVER');
});
