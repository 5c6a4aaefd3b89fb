import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedWords, rangeWords, withChanges } from './changed-days.ts';

const [a, b, c] = ['2027-06-12', '2027-06-13', '2027-06-14'] as const;

it('changes follow each other', () => {
  expect(withChanges([a, b], [{ block: [c], free: [a] }])).toEqual([b, c]);
  expect(
    withChanges(
      [],
      [
        { block: [a], free: [] },
        { block: [], free: [a] },
      ],
    ),
  ).toEqual([]);
});

it('a change and what takes it back leave the days as they were', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map((number) => `day-${number}`));
  fc.assert(
    fc.property(days, days, days, (before, wanted, unwanted) => {
      const has = new Set(before);
      const block = wanted.filter((day) => !has.has(day));
      const free = unwanted.filter((day) => has.has(day) && !wanted.includes(day));
      const after = withChanges(before, [
        { block, free },
        { block: free, free: block },
      ]);
      expect(after.toSorted()).toEqual(before.toSorted());
    }),
  );
});

it('what changed is said in words', () => {
  expect(changedWords({ block: [a], free: [] })).toBe('Jun 12, 2027 is blocked.');
  expect(changedWords({ block: [a, b], free: [] })).toBe('2 days are blocked.');
  expect(changedWords({ block: [], free: [a] })).toBe('Jun 12, 2027 is no longer blocked.');
  expect(changedWords({ block: [], free: [] })).toBeUndefined();
});

it('a range is said as short as it can be', () => {
  expect(rangeWords(a, a)).toBe('Jun 12, 2027');
  expect(rangeWords(a, c)).toBe('Jun 12 – Jun 14, 2027');
  expect(rangeWords('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027');
});
