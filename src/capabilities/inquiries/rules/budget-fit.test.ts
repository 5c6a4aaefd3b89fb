import fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgetFitOf, hasBudget } from './budget-fit.ts';

const range = (minCents: number | null, maxCents: number | null) => ({ minCents, maxCents });

it.each([
  [range(100, 200), range(300, 400), 'BELOW'],
  [range(null, 299), range(300, 400), 'BELOW'],
  [range(null, 300), range(300, 400), 'INSIDE'],
  [range(100, 350), range(300, 400), 'INSIDE'],
  [range(400, 900), range(300, 400), 'INSIDE'],
  [range(401, null), range(300, 400), 'ABOVE'],
  [range(500, 600), range(null, 400), 'ABOVE'],
  [range(500, 600), range(300, null), 'INSIDE'],
  [range(null, null), range(300, 400), undefined],
  [range(100, 200), range(null, null), undefined],
] as const)('%j against %j is %s', (couple, vendor, fit) => {
  expect(budgetFitOf(couple, vendor)).toBe(fit);
});

it('fits exactly when some amount lies in both', () => {
  const end = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null });
  const ranges = fc
    .tuple(end, end)
    .map(([a, b]) => (a !== null && b !== null ? range(Math.min(a, b), Math.max(a, b)) : range(a, b)));
  const holds = (amount: number, { minCents, maxCents }: ReturnType<typeof range>) =>
    (minCents === null || amount >= minCents) && (maxCents === null || amount <= maxCents);
  fc.assert(
    fc.property(ranges, ranges, (couple, vendor) => {
      if (!hasBudget(couple) || !hasBudget(vendor)) return;
      const amounts = Array.from({ length: 32 }, (_, amount) => amount);
      const overlaps = amounts.some((amount) => holds(amount, couple) && holds(amount, vendor));
      expect(budgetFitOf(couple, vendor) === 'INSIDE').toBe(overlaps);
    }),
  );
});
