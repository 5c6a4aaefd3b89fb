import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBill, reserveOf } from './count-bill.ts';
import { freezeDay, LATE_PERCENT_USUAL, USUAL_PLAN } from './count-plan.ts';

describe('the day the count is promised', () => {
  it.each([
    ['a Saturday wedding: the Friday eight days before', '2027-09-11', '2027-09-03'],
    ['a Sunday wedding: the Friday nine days before', '2027-09-12', '2027-09-03'],
    ['a Friday wedding: the Friday before', '2027-09-10', '2027-09-03'],
    ['a Monday wedding: the Monday before', '2027-09-13', '2027-09-06'],
    ['over the new year', '2028-01-05', '2027-12-29'],
  ])('%s', (_, date, day) => {
    expect(freezeDay(date, USUAL_PLAN)).toBe(day);
  });

  it('is whatever was agreed, also on a weekend, and none without a date', () => {
    expect(freezeDay('2027-09-11', { freezeOn: '2027-09-05' })).toBe('2027-09-05');
    expect(freezeDay(null, { freezeOn: '2027-09-05' })).toBe('2027-09-05');
    expect(freezeDay(null, USUAL_PLAN)).toBeNull();
  });
});

const PLAN = { reservePercent: 5, plateCents: 10_000, latePercent: LATE_PERCENT_USUAL };

describe('what late changes cost', () => {
  it.each([
    ['as promised', 100, 100, { reserve: 5, fromReserve: 0, late: 0, unused: 0 }, 1_000_000],
    ['three more, fed from the reserve', 100, 103, { fromReserve: 3, late: 0 }, 1_030_000],
    ['eight more, three of them late', 100, 108, { fromReserve: 5, late: 3 }, 1_086_000],
    ['four fewer, paid all the same', 100, 96, { unused: 4, late: 0 }, 1_000_000],
    ['nobody promised', 0, 2, { reserve: 0, late: 2 }, 24_000],
  ])('%s', (_, guaranteed, today, parts, total) => {
    const bill = countBill(guaranteed, today, PLAN);
    expect(bill).toMatchObject(parts);
    expect(bill.cents?.total).toBe(total);
  });

  it('has no sum without a price', () => {
    expect(countBill(100, 108, { ...PLAN, plateCents: null })).toMatchObject({ late: 3, cents: null });
  });

  it('rounds portions and cents up', () => {
    expect(reserveOf(101, 5)).toBe(6);
    expect(reserveOf(100, 0)).toBe(0);
    expect(countBill(0, 1, { reservePercent: 0, plateCents: 33, latePercent: 20 }).cents?.late).toBe(40);
  });

  const plans = fc.record({
    reservePercent: fc.integer({ min: 0, max: 20 }),
    plateCents: fc.integer({ min: 0, max: 1_000_000 }),
    latePercent: fc.integer({ min: 0, max: 100 }),
  });
  const counts = fc.integer({ min: 0, max: 5_000 });

  it('feeds everybody exactly once, in whole cents, and never costs less than was promised', () => {
    fc.assert(
      fc.property(counts, counts, plans, (guaranteed, today, plan) => {
        const bill = countBill(guaranteed, today, plan);
        expect(bill.guaranteed - bill.unused + bill.fromReserve + bill.late).toBe(today);
        expect(bill.fromReserve).toBeLessThanOrEqual(bill.reserve);
        expect(Object.values(bill.cents ?? {}).every(Number.isSafeInteger)).toBe(true);
        expect(bill.cents?.total).toBeGreaterThanOrEqual(guaranteed * plan.plateCents);
      }),
    );
  });

  it('never gets cheaper with one guest more', () => {
    fc.assert(
      fc.property(counts, counts, plans, (guaranteed, today, plan) => {
        const total = (count: number) => countBill(guaranteed, count, plan).cents?.total ?? 0;
        expect(total(today + 1)).toBeGreaterThanOrEqual(total(today));
      }),
    );
  });
});
