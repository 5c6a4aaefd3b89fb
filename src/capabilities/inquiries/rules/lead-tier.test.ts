import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadTierOf } from './lead-tier.ts';

const everything = { isPhoneVerified: true, hasDate: true, hasVenue: true, hasBudget: true };

it.each([
  [{}, 'GOLD'],
  [{ isPhoneVerified: false }, 'SILVER'],
  [{ hasVenue: false }, 'SILVER'],
  [{ isPhoneVerified: false, hasVenue: false }, 'SILVER'],
  [{ hasDate: false }, 'STANDARD'],
  [{ hasBudget: false }, 'STANDARD'],
] as const)('with %j less it is %s', (missing, tier) => {
  expect(leadTierOf({ ...everything, ...missing })).toBe(tier);
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
        const before = order.indexOf(leadTierOf(known));
        expect(order.indexOf(leadTierOf({ ...known, [key]: true }))).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});
