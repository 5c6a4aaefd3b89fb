import { expect, it } from 'vitest';
import { planCharges, planMoney } from './plan-money.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const lead = (daysAgo: number, isClosed: boolean) => ({
  inquiryUuid: `lead-${daysAgo}`,
  at: new Date(now.getTime() - daysAgo * 86_400_000),
  credits: 24,
  isClosed,
});

const storefront = { id: 1, uuid: 'one' };

it('tells two years in their order: gifts that lapsed, packs, leads and what came back', () => {
  const leads = [lead(120, true), lead(90, false), lead(60, true), lead(30, true), lead(2, true)];
  const moments = planMoney(now, [{ storefront, leads }]);
  const times = moments.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.every((time) => time <= now.getTime())).toBe(true);
  expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(700 * 86_400_000);
  const count = (what: string) => moments.filter((moment) => moment.what === what).length;
  const kinds = ['gift', 'end', 'pack', 'mistake', 'amends', 'lead', 'refund', 'move'];
  expect(kinds.map(count)).toEqual([3, 3, 3, 1, 1, 5, 2, 0]);
  expect(moments.filter(({ what }) => what === 'refund')).toMatchObject([
    { inquiryUuid: 'lead-60' },
    { inquiryUuid: 'lead-30' },
  ]);
});

it('moves some from the first listing to the second, and leaves enough for whoever looks', () => {
  const leads = Array.from({ length: 12 }, (_, index) => ({ ...lead(index + 1, false), credits: 45 }));
  const other = { storefront: { id: 2, uuid: 'two' }, leads: [] };
  const moments = planMoney(now, [{ storefront, leads }, other]);
  expect(moments.filter(({ what }) => what === 'move')).toMatchObject([
    { storefront: { uuid: 'one' }, to: { uuid: 'two' } },
  ]);
  const since = moments.filter(({ at }) => at.getTime() >= now.getTime() - 20 * 86_400_000);
  const latest = since.filter(({ what, storefront: { uuid } }) => what === 'pack' && uuid === 'one');
  // Twelve leads take 540 credits, and packs of 400 have to leave 200.
  expect(latest).toHaveLength(2);
});

it('charges for what was answered, and tells nothing else', () => {
  const moments = planCharges([{ storefront, leads: [lead(3, true), lead(9, false)] }]);
  expect(moments.map(({ what, at }) => [what, at.getUTCDate()])).toEqual([
    ['lead', 9],
    ['lead', 15],
  ]);
});
