import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, type ItemKind } from './run-sheet-choices.ts';
import { byTime } from './run-sheet-item.ts';
import { shiftRunSheet } from './shift-run-sheet.ts';

type Item = { uuid: string; startsMinute: number; minutes: number; kind: ItemKind; title: string };

const item = (
  startsMinute: number,
  minutes: number,
  kind: ItemKind = 'FLEXIBLE',
  title = 'Dinner',
): Item => ({
  uuid: `${String(startsMinute).padStart(5, '0')}-${title}`,
  ...{ startsMinute, minutes, kind, title },
});
const starts = (items: readonly Item[]) => items.map(({ startsMinute }) => startsMinute);

const days = fc
  .array(
    fc.record({
      startsMinute: fc.integer({ min: 0, max: 1400 }),
      minutes: fc.integer({ min: 0, max: 180 }),
      kind: fc.constantFrom(...ITEM_KINDS),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(
      (row, index): Item => ({ ...row, uuid: String(index).padStart(3, '0'), title: `Moment ${index}` }),
    ),
  );
const lateBy = fc.integer({ min: -30, max: 240 });
const from = fc.integer({ min: 0, max: 1500 });

describe('shiftRunSheet', () => {
  it('moves what is flexible, and what follows it', () => {
    const { items } = shiftRunSheet([item(0, 30), item(30, 60), item(90, 10)], 15, 30);
    expect(starts(items)).toEqual([0, 45, 105]);
  });

  it('lets a buffer take up the delay, wholly or as far as it goes', () => {
    const day = [item(0, 30), item(30, 15, 'BUFFER'), item(45, 60)];
    const short = shiftRunSheet(day, 10, 30);
    expect(starts(short.items)).toEqual([0, 40, 45]);
    expect(short.items[1]?.minutes).toBe(5);
    const long = shiftRunSheet(day, 25, 30);
    expect(starts(long.items)).toEqual([0, 55, 55]);
    expect(long.endsLater).toBe(10);
  });

  it('lets free time between two moments take it up as well', () => {
    const { items, absorbed } = shiftRunSheet([item(0, 30), item(40, 60)], 10, 30);
    expect(starts(items)).toEqual([0, 40]);
    expect(absorbed).toEqual([{ by: 'GAP', uuid: items[1]?.uuid, minutes: 10 }]);
  });

  it('never moves what is fixed, and says what would run into it', () => {
    const day = [
      item(0, 60, 'FLEXIBLE', 'Portraits'),
      item(60, 20, 'FLEXIBLE', 'Toasts'),
      item(80, 30, 'FIXED', 'Dinner'),
    ];
    const { items, clashes, endsLater } = shiftRunSheet(day, 15, 60);
    expect(starts(items)).toEqual([0, 75, 80]);
    expect(clashes.map(({ text }) => text)).toEqual([
      '“Dinner” is fixed. “Toasts” would run 15 min into it.',
    ]);
    expect(endsLater).toBe(0);
  });

  it('leaves what runs beside the late moment where it is', () => {
    const { items } = shiftRunSheet([item(0, 60), item(30, 90), item(60, 10)], 20, 60);
    expect(starts(items)).toEqual([0, 30, 60 + 20]);
  });

  it('never moves what is fixed', () => {
    fc.assert(
      fc.property(days, lateBy, from, (day, late, at) => {
        const fixed = (items: readonly Item[]) => items.filter(({ kind }) => kind === 'FIXED');
        expect(fixed(shiftRunSheet(day, late, at).items)).toEqual(fixed(day.toSorted(byTime)));
      }),
    );
  });

  it('keeps the order', () => {
    fc.assert(
      fc.property(days, lateBy, from, (day, late, at) => {
        const { items } = shiftRunSheet(day, late, at);
        expect(items.map(({ uuid }) => uuid)).toEqual(day.toSorted(byTime).map(({ uuid }) => uuid));
        expect(starts(items)).toEqual(starts(items).toSorted((one, other) => one - other));
      }),
    );
  });

  it('moves nothing to an earlier minute, nothing that has begun, and nothing without a delay', () => {
    fc.assert(
      fc.property(days, lateBy, from, (day, late, at) => {
        const { items } = shiftRunSheet(day, late, at);
        for (const [place, before] of day.toSorted(byTime).entries()) {
          const after = items[place]?.startsMinute ?? Number.NaN;
          expect(after).toBeGreaterThanOrEqual(before.startsMinute);
          if (before.startsMinute < at || late <= 0) expect(after).toBe(before.startsMinute);
          else expect(after).toBeGreaterThanOrEqual(at);
        }
      }),
    );
  });

  it('accounts for the whole delay: taken up, cut off before something fixed, or left at the end', () => {
    fc.assert(
      fc.property(days, lateBy, from, (day, late, at) => {
        const { absorbed, clashes, endsLater } = shiftRunSheet(day, late, at);
        const sum = (each: readonly { minutes: number }[]) =>
          each.reduce((all, { minutes }) => all + minutes, 0);
        expect(sum(absorbed) + sum(clashes) + endsLater).toBe(Math.max(0, late));
      }),
    );
  });

  it('takes from buffers no more than they have', () => {
    fc.assert(
      fc.property(days, lateBy, from, (day, late, at) => {
        for (const { minutes, kind, uuid } of shiftRunSheet(day, late, at).items) {
          const before = day.find((one) => one.uuid === uuid)?.minutes ?? 0;
          expect(minutes).toBeGreaterThanOrEqual(0);
          if (kind === 'BUFFER') expect(minutes).toBeLessThanOrEqual(before);
          else expect(minutes).toBe(before);
        }
      }),
    );
  });
});
