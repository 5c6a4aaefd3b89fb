import { expect, it } from 'vitest';
import { planMoney } from './plan-money.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const lead = (daysAgo: number, isClosed: boolean) => ({
  inquiryUuid: `lead-${daysAgo}`,
  at: new Date(now.getTime() - daysAgo * 86_400_000),
  credits: 24,
  isClosed,
});

it('tells two years in their order: gifts that lapsed, packs, leads and what came back', () => {
  const moments = planMoney(now, [
    lead(120, true),
    lead(90, false),
    lead(60, true),
    lead(30, true),
    lead(2, true),
  ]);
  const times = moments.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.every((time) => time <= now.getTime())).toBe(true);
  expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(700 * 86_400_000);
  const count = (what: string) => moments.filter((moment) => moment.what === what).length;
  expect(['gift', 'end', 'pack', 'lead', 'refund'].map(count)).toEqual([3, 3, 3, 5, 2]);
  expect(moments.filter(({ what }) => what === 'refund')).toMatchObject([
    { inquiryUuid: 'lead-60' },
    { inquiryUuid: 'lead-30' },
  ]);
});
