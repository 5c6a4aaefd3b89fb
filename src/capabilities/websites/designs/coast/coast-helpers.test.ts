import { describe, expect, it } from 'vitest';
import { signalFlag } from './signal-flags.ts';
import { isRising, tideLine, tideMarks, waterAt } from './tide.ts';

describe('signal flags', () => {
  it('fly for every letter, whatever its accent, and no other sign', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') expect(signalFlag(letter)?.length).toBeGreaterThan(0);
    expect(signalFlag('élodie')).toEqual(signalFlag('E'));
    expect(signalFlag('מאיה')).toBeNull();
    expect(signalFlag('')).toBeNull();
  });
});

describe('the tide', () => {
  it('is high, low and high again within a day, and later on the next', () => {
    expect(waterAt(330, 0)).toBe(1);
    expect(waterAt(330 + 372.5, 0)).toBeCloseTo(0);
    expect(waterAt(380, 1)).toBe(1);
    expect(isRising(300, 0)).toBe(true);
    expect(isRising(400, 0)).toBe(false);
  });

  it('is drawn within its sheet, with a mark where an event has an hour', () => {
    const heights = [...tideLine(2).matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(49);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
    const marks = tideMarks(
      [
        { id: 'a', from: '12:00 PM' },
        { id: 'b', from: '' },
      ],
      0,
    );
    expect(marks.map(({ id, across }) => [id, across])).toEqual([['a', 0.5]]);
  });
});
