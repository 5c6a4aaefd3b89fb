import { describe, expect, it } from 'vitest';
import { BALANCE, LEAD_CREDITS, LOT_ROWS, REFUNDED_LATE, SPENT } from './lot-example.ts';
import { CHANGE_DOWN, CHANGE_UP, DECLINED, TRIAL, taxExample, YEAR } from './plan-examples.ts';

describe('the examples of plans', () => {
  it('go up at once, less what is unused', () => {
    expect(CHANGE_UP).toEqual({
      began: '2027-06-01',
      paidCents: 10_900,
      changedOn: '2027-06-16',
      wouldEnd: '2027-07-01',
      startsOn: '2027-06-16',
      newCents: 82_800,
      unusedCents: 5_450,
      dueCents: 77_350,
    });
  });

  it('go down when what was paid is over', () => {
    expect(CHANGE_DOWN).toMatchObject({
      startsOn: '2027-09-01',
      wouldEnd: '2027-09-01',
      paidCents: 26_700,
      newCents: 10_900,
      unusedCents: 0,
      dueCents: 10_900,
    });
  });

  it('name the days of a declined card, a trial and a year', () => {
    expect(DECLINED).toEqual({ tries: ['2027-06-01', '2027-06-04', '2027-06-07'], endsOn: '2027-06-08' });
    expect(TRIAL).toEqual({ startsOn: '2027-06-01', endsOn: '2027-07-01' });
    expect(YEAR).toMatchObject({ secondOn: '2027-07-01', endsOn: '2028-06-01', monthlyCents: 6_900 });
  });

  it('tax as Brooklyn does', () => {
    expect(taxExample(2_500)).toMatchObject({
      taxCents: 222,
      totalCents: 2_722,
      tax: { ratePercent: 8.875 },
    });
  });
});

describe('the example of lots', () => {
  it('takes first what ends first', () => {
    expect([LEAD_CREDITS, SPENT]).toEqual([24, 48]);
    expect(
      LOT_ROWS.map(({ name, credits, endsOn, used, left }) => [name, credits, endsOn, used, left]),
    ).toEqual([
      ['Given by us', 10, '2027-10-05', 10, 0],
      ['Bought', 25, '2029-01-10', 25, 0],
      ['Bought again', 60, '2029-05-20', 13, 47],
    ]);
    expect(BALANCE).toEqual({ before: 95, after: 47 });
  });

  it('leaves time to use what comes back', () => {
    expect(REFUNDED_LATE).toMatchObject({ formerEnd: '2027-06-09', endsOn: '2027-07-08' });
  });
});
