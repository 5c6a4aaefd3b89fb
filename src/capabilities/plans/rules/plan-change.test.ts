import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChange, unusedCents } from './plan-change.ts';

const DAY = 86_400_000;
const START = new Date('2026-11-01T00:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * DAY);
const month = { startsAt: START, endsAt: day(30), paidCents: 19_900 };

describe('what is left of a plan', () => {
  it.each([
    [0, 19_900],
    [15, 9_950],
    [29, 663],
    [30, 0],
    [45, 0],
    [-3, 19_900],
  ])('after %i of 30 days: %i cents', (days, cents) => {
    expect(unusedCents(month, day(days))).toBe(cents);
  });
});

describe('another plan', () => {
  it('that costs more begins at once, less what is left of the old one', () => {
    expect(planChange(month, 50_700, day(15))).toEqual({
      startsAt: day(15),
      dueCents: 40_750,
      unusedCents: 9_950,
    });
  });

  it('that costs less than what is left begins when the old one is over', () => {
    const year = { startsAt: START, endsAt: day(365), paidCents: 154_800 };
    expect(planChange(year, 19_900, day(10))).toEqual({
      startsAt: day(365),
      dueCents: 19_900,
      unusedCents: 0,
    });
  });

  it('that costs hardly more than what is left begins when the old one is over: no card is charged a few cents', () => {
    expect(planChange(month, 9_950 + 49, day(15))).toMatchObject({ startsAt: day(30), unusedCents: 0 });
    expect(planChange(month, 9_950 + 50, day(15))).toMatchObject({ startsAt: day(15), dueCents: 50 });
  });

  it('is never paid with less than nothing, nor begins before now or after the old one', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (paid, due, length, days) => {
          const current = { startsAt: START, endsAt: day(length), paidCents: paid };
          const now = day(Math.min(days, length));
          const change = planChange(current, due, now);
          expect(change.dueCents).toBeGreaterThanOrEqual(0);
          expect(change.unusedCents).toBeLessThanOrEqual(paid);
          expect([now.getTime(), current.endsAt.getTime()]).toContain(change.startsAt.getTime());
          expect(change.dueCents + change.unusedCents).toBe(due);
        },
      ),
    );
  });
});
