import { expect, it } from 'vitest';
import { graceEnd, nextTryAt, periodEnd, trialEnd } from './plan-periods.ts';

const at = (text: string) => new Date(text);

it.each([
  ['2026-11-18T12:00:00.000Z', 1, 'unlimited-1m', 'MONTHLY', '2026-12-18T12:00:00.000Z'],
  ['2027-01-31T12:00:00.000Z', 1, 'unlimited-1m', 'MONTHLY', '2027-02-28T12:00:00.000Z'],
  ['2027-01-31T12:00:00.000Z', 2, 'unlimited-1m', 'MONTHLY', '2027-03-31T12:00:00.000Z'],
  ['2026-11-18T12:00:00.000Z', 1, 'unlimited-3m', 'UPFRONT', '2027-02-18T12:00:00.000Z'],
  ['2026-11-18T12:00:00.000Z', 1, 'unlimited-12m', 'UPFRONT', '2027-11-18T12:00:00.000Z'],
  ['2026-11-18T12:00:00.000Z', 5, 'unlimited-12m', 'MONTHLY', '2027-04-18T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 1, 'unlimited-12m', 'UPFRONT', '2029-02-28T00:00:00.000Z'],
] as const)('from %s, stretch %i of %s paid %s ends %s', (start, periods, key, payment, end) => {
  expect(periodEnd(at(start), periods, key, payment).toISOString()).toBe(end);
});

it('gives a trial thirty days', () => {
  expect(trialEnd(at('2026-11-18T12:00:00Z'))).toEqual(at('2026-12-18T12:00:00Z'));
});

it('tries a card three times within the days the plan works on', () => {
  const due = at('2026-11-18T12:00:00Z');
  const tries = [0, 1, 2, 3].map((count) => nextTryAt(due, count)?.toISOString().slice(0, 10) ?? null);
  expect(tries).toEqual(['2026-11-18', '2026-11-21', '2026-11-24', null]);
  expect(graceEnd(due).toISOString().slice(0, 10)).toBe('2026-11-25');
});
