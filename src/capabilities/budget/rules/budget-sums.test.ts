import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBudget, randomHeads } from '../testing/random-budget.ts';
import { BUDGET_CATEGORIES } from './budget-categories.data.ts';
import { budgetSums, type SumFigures } from './budget-sums.ts';
import { defaultSplit, divideWhole } from './default-split.ts';
import { headsOf } from './head-sources.ts';

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const anyCents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('dividing', () => {
  it('gives the whole again, and nobody is a cent away from their share', () => {
    fc.assert(
      fc.property(anyCents, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 }), (total, shares) => {
        const parts = divideWhole(total, shares);
        const whole = add(shares);
        expect(add(parts)).toBe(whole === 0 ? 0 : total);
        for (const [index, part] of parts.entries()) {
          const exact = whole === 0 ? 0 : (total * (shares[index] ?? 0)) / whole;
          expect(Math.abs(part - exact)).toBeLessThan(1.000_001);
        }
      }),
    );
  });

  it('has shares of ten thousand together', () => {
    expect(add(BUDGET_CATEGORIES.map(({ share }) => share))).toBe(10_000);
  });

  it('splits any number to the cent, for any guests, all-inclusive or not', () => {
    fc.assert(
      fc.property(anyCents, fc.boolean(), randomHeads, (total, isAllInclusive, heads) => {
        const lines = defaultSplit(total, { isAllInclusive, heads });
        expect(
          add(lines.map((line) => line.priceCents * headsOf({ ...line, fixedCount: null }, heads))),
        ).toBe(total);
        expect(lines.every(({ priceCents }) => Number.isInteger(priceCents) && priceCents >= 0)).toBe(true);
        expect(lines.some(({ categoryKey }) => categoryKey === 'catering')).toBe(!isAllInclusive);
      }),
    );
  });

  it('splits it into whole dollars; the cents of the number stand on one line', () => {
    fc.assert(
      fc.property(anyCents, fc.boolean(), randomHeads, (total, isAllInclusive, heads) => {
        const lines = defaultSplit(total, { isAllInclusive, heads });
        for (const line of lines) {
          const cost = line.priceCents * headsOf({ ...line, fixedCount: null }, heads);
          expect(cost % 100).toBe(line.categoryKey === 'contingency' ? total % 100 : 0);
          if (line.countedBy !== null && line.priceCents > 1000) expect(line.priceCents % 100).toBe(0);
        }
      }),
    );
  });

  it('reads like a plan that somebody made', () => {
    const heads = { invited: 141, attending: 141, adults: 123, households: 62, isEstimate: false };
    const lines = defaultSplit(3_800_050, { isAllInclusive: false, heads });
    const price = (key: string) => lines.find(({ categoryKey }) => categoryKey === key)?.priceCents;
    expect([price('venue'), price('catering'), price('bar'), price('cake-desserts')]).toEqual([
      ...[722_000, 4_500, 2_100, 500],
    ]);
    // Pennies a head are no price.
    const small = defaultSplit(200_000, { isAllInclusive: false, heads });
    expect(small.find(({ categoryKey }) => categoryKey === 'cake-desserts')).toMatchObject({
      priceCents: 4_000,
      countedBy: null,
    });
  });
});

const FIELDS = ['plannedCents', 'paidCents', 'outstandingCents', 'expectedCents'] as const;
const amountsOf = (figures: SumFigures) => [
  ...FIELDS.map((field) => figures[field]),
  figures.quotedCents ?? 0,
  figures.committedCents ?? 0,
];

describe('sums', () => {
  it('are whole cents, never below nothing, and add up from lines to sections to the whole', () => {
    fc.assert(
      fc.property(randomBudget, (budget) => {
        const { lines, sections, whole, parts, spareCents } = budgetSums(budget);
        for (const figures of [...lines.values(), ...Object.values(sections), whole]) {
          expect(amountsOf(figures).every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
          expect(figures.expectedCents).toBeGreaterThanOrEqual(figures.paidCents + figures.outstandingCents);
        }
        for (const field of FIELDS) {
          expect(add(Object.values(sections).map((section) => section[field]))).toBe(whole[field]);
        }
        // Of those lines that have one: nothing offered is not the same as offered for nothing.
        for (const field of ['quotedCents', 'committedCents'] as const) {
          const tops = budget.lines.filter(({ parentUuid }) => parentUuid === null);
          const known = tops.flatMap(({ uuid }) => lines.get(uuid)?.[field] ?? []);
          expect(whole[field]).toBe(known.length === 0 ? null : add(known));
          expect(add(Object.values(sections).map((section) => section[field] ?? 0))).toBe(whole[field] ?? 0);
        }
        expect(Object.values(parts).every((cents) => cents >= 0)).toBe(true);
        expect(add(Object.values(parts))).toBe(whole.expectedCents);
        expect(spareCents).toBe(budget.totalCents === null ? null : budget.totalCents - whole.expectedCents);
      }),
    );
  });

  it('of a line without anything of its own are those of the lines below it', () => {
    fc.assert(
      fc.property(randomBudget, (budget) => {
        const { lines } = budgetSums(budget);
        for (const parent of budget.lines) {
          const below = budget.lines.filter(({ parentUuid }) => parentUuid === parent.uuid);
          const figures = lines.get(parent.uuid);
          if (below.length === 0 || !figures) continue;
          const sum = (field: (typeof FIELDS)[number]) =>
            add(below.map(({ uuid }) => lines.get(uuid)?.[field] ?? 0));
          expect(figures.plannedCents).toBe(sum('plannedCents'));
          const isBare =
            parent.quotedCents === null &&
            parent.agreedCents === null &&
            !budget.payments.some(({ lineUuid }) => lineUuid === parent.uuid) &&
            !budget.vendors.some(({ lineUuid }) => lineUuid === parent.uuid);
          if (isBare) for (const field of FIELDS) expect(figures[field]).toBe(sum(field));
        }
      }),
    );
  });

  it('move by exactly the price a head where heads change, and nowhere else', () => {
    fc.assert(
      fc.property(randomBudget, randomHeads, (budget, heads) => {
        const before = budgetSums(budget).lines;
        const after = budgetSums({ ...budget, heads }).lines;
        const parents = new Set(budget.lines.map(({ parentUuid }) => parentUuid));
        for (const line of budget.lines) {
          if (parents.has(line.uuid)) continue;
          const difference = headsOf(line, heads) - headsOf(line, budget.heads);
          const moved =
            (after.get(line.uuid)?.plannedCents ?? 0) - (before.get(line.uuid)?.plannedCents ?? 0);
          expect(moved - line.priceCents * difference).toBe(0);
          const isCounted = line.countedBy !== null && line.countedBy !== 'FIXED';
          if (!isCounted) expect(after.get(line.uuid)).toEqual(before.get(line.uuid));
        }
      }),
    );
  });
});
