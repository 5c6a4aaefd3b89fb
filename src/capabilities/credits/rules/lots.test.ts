import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLots, costOf, costOfUse, type Lot, openLots, sumOf, taxOfRest } from './lots.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

function lot(id: string, given: Partial<Lot> = {}): Lot {
  return { id, granted: 10, remaining: 10, costCents: 0, expiresAt: day(30), createdAt: day(-30), ...given };
}

const chosen = (lots: readonly Lot[], credits: number) =>
  chooseLots(lots, credits, NOW)?.map(({ lotId, amount }) => [lotId, amount]);

describe('which lots are spent', () => {
  it.each<[string, Lot[], number, (string | number)[][] | undefined]>([
    ['the one that ends first', [lot('late', { expiresAt: day(60) }), lot('soon')], 4, [['soon', 4]]],
    [
      'the older of two that end together',
      [lot('new', { createdAt: day(-1) }), lot('old', { createdAt: day(-9) })],
      4,
      [['old', 4]],
    ],
    [
      'given before bought where the gift ends first',
      [lot('bought', { costCents: 900, expiresAt: day(700) }), lot('given')],
      12,
      [
        ['given', 10],
        ['bought', 2],
      ],
    ],
    ['all of it', [lot('one')], 10, [['one', 10]]],
    ['none whose time is over', [lot('ended', { expiresAt: day(-1) }), lot('one')], 3, [['one', 3]]],
    ['none that ends this very moment', [lot('ended', { expiresAt: NOW })], 1, undefined],
    ['none that is empty', [lot('empty', { remaining: 0 }), lot('one')], 3, [['one', 3]]],
    ['nothing where they are too few', [lot('one'), lot('two', { remaining: 2 })], 13, undefined],
  ])('%s', (_, lots, credits, uses) => {
    expect(chosen(lots, credits)).toEqual(uses);
  });

  const someLots = fc.array(
    fc
      .record({
        granted: fc.integer({ min: 1, max: 400 }),
        spent: fc.integer({ min: 0, max: 400 }),
        costCents: fc.integer({ min: 0, max: 40_000 }),
        ends: fc.integer({ min: -3, max: 9 }),
        came: fc.integer({ min: -9, max: 0 }),
      })
      .map(({ granted, spent, costCents, ends, came }) => ({
        ...lot('any'),
        granted,
        remaining: Math.max(0, granted - spent),
        costCents,
        expiresAt: day(ends),
        createdAt: day(came),
      })),
    { maxLength: 8 },
  );

  it('takes exactly what is asked, never more than a lot has, and leaves an earlier one only empty', () => {
    fc.assert(
      fc.property(someLots, fc.integer({ min: 1, max: 800 }), (given, credits) => {
        const lots = given.map((one, at) => ({ ...one, id: String(at) }));
        const uses = chooseLots(lots, credits, NOW);
        const open = openLots(lots, NOW);
        expect(uses === undefined).toBe(sumOf(open) < credits);
        if (!uses) return;
        expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
        for (const { lot: used, amount } of uses) expect(amount).toBeLessThanOrEqual(used.remaining);
        const taken = new Map(uses.map(({ lotId, amount }) => [lotId, amount]));
        const last = Math.max(...uses.map(({ lot: used }) => used.expiresAt.getTime()));
        for (const one of open)
          if (one.expiresAt.getTime() < last) expect(taken.get(one.id)).toBe(one.remaining);
      }),
    );
  });
});

describe('what a use cost', () => {
  it.each<[number, number, number, number, number]>([
    // granted, remaining, cost, amount, cents
    [25, 25, 2500, 1, 100],
    [3, 3, 100, 1, 33],
    [3, 2, 100, 1, 33],
    [3, 1, 100, 1, 34],
    [3, 3, 100, 3, 100],
    [3, 2, 100, 2, 67],
    [400, 400, 34_000, 7, 595],
    [10, 10, 0, 10, 0],
    [10, 10, 9, 9, 0],
    [10, 1, 9, 1, 9],
  ])('of %i, %i left, for %i cents: %i cost %i', (granted, remaining, costCents, amount, cents) => {
    expect(costOfUse({ granted, remaining, costCents }, amount)).toBe(cents);
  });

  it.each([0, -1, 1.5, 11, Number.NaN])('refuses %s of ten', (amount) => {
    expect(() => costOfUse(lot('one'), amount)).toThrow(RangeError);
  });

  it('adds up to what the lot cost, however it is spent', () => {
    const wishes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 40_000 }),
        wishes,
        (granted, costCents, amounts) => {
          let remaining = granted;
          const uses: { costCents: number }[] = [];
          for (const wish of [...amounts, granted]) {
            const amount = Math.min(wish, remaining);
            if (amount === 0) break;
            uses.push({ costCents: costOfUse({ granted, remaining, costCents }, amount) });
            remaining -= amount;
          }
          expect(remaining).toBe(0);
          expect(costOf(uses)).toBe(costCents);
          for (const use of uses) expect(use.costCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it.each([
  [10, 10, 222, 222],
  [10, 5, 222, 111],
  [10, 3, 100, 30],
  [3, 1, 100, 33],
  [3, 1, 0, 0],
])('of %i with %i left, the tax of %i comes back as %i', (granted, remaining, tax, back) => {
  expect(taxOfRest({ granted, remaining }, tax)).toBe(back);
});
