import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaPath,
  barPlaces,
  changeScale,
  dayScale,
  evenPoints,
  linePath,
  slices,
  valueScale,
  valueTicks,
} from './chart-scale.ts';

describe('valueScale', () => {
  it.each([
    [
      [3, 7],
      [0, 2, 4, 6, 8],
    ],
    [[32], [0, 10, 20, 30, 40]],
    [
      [820, 1284],
      [0, 500, 1000, 1500],
    ],
    [[0.35], [0, 0.1, 0.2, 0.3, 0.4]],
    [
      [0, 0],
      [0, 0.5, 1],
    ],
    [[], [0, 0.5, 1]],
    [[-4], [0, 0.5, 1]],
  ])('of %j has its lines at %j', (values, ticks) => {
    expect(valueTicks(valueScale(values))).toEqual(ticks);
  });

  it('ends at what values can be at most, where that is known', () => {
    const stars = valueScale([4.6], 5);
    expect([0, 4.6, 5].map((value) => Math.round(stars(value)))).toEqual([100, 8, 0]);
    expect(valueTicks(stars)).toEqual([0, 2, 4]);
  });

  it('begins at zero, ends at a line at or above the largest value, and lets nothing leave the chart', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), amount, (values, other) => {
        const scale = valueScale(values);
        const ticks = valueTicks(scale);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(scale.domain()[1]);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values, 0));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(scale(other)).toBeGreaterThanOrEqual(0);
        expect(scale(other)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('lines', () => {
  it('span the width and turn the values upside down', () => {
    const scale = valueScale([10]);
    expect(evenPoints([0, 5, 10], scale)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
    expect(linePath(evenPoints([0, 10], scale))).toBe('M0,100L100,0');
    expect(areaPath(evenPoints([5, 10], scale))).toBe('M0,50L100,0L100,100L0,100Z');
  });

  it('take a single value and none', () => {
    expect(evenPoints([5], valueScale([10]))).toEqual([{ x: 0, y: 50 }]);
    expect(linePath([]) ?? '').toBe('');
  });
});

describe('changeScale', () => {
  it('shows change and keeps a flat line in the middle', () => {
    expect([4, 9].map(changeScale([4, 9]))).toEqual([100, 0]);
    expect([4, 4].map(changeScale([4, 4]))).toEqual([50, 50]);
  });
});

describe('barPlaces', () => {
  it('gives each bar the same place, with air on both sides', () => {
    const [first, second, ...others] = barPlaces(4);
    expect(first?.left).toBeCloseTo(5);
    expect(first?.width).toBeCloseTo(15);
    expect(second?.left).toBeCloseTo(30);
    expect(others).toHaveLength(2);
    expect(barPlaces(0)).toEqual([]);
  });
});

describe('dayScale', () => {
  it('puts days where they belong, however far apart they are', () => {
    const scale = dayScale(['2027-01-01', '2027-01-11', '2027-01-21']);
    expect(scale(Date.parse('2027-01-06'))).toBe(25);
    expect(scale(Date.parse('2027-01-21'))).toBe(100);
  });

  it('puts a single day in the middle', () => {
    expect(dayScale(['2027-01-01'])(Date.parse('2027-01-01'))).toBe(50);
  });
});

describe('slices', () => {
  const shares = (values: number[]) =>
    slices(values).map(({ startAngle, endAngle }) => Math.round(((endAngle - startAngle) / Math.PI) * 50));

  it('gives each value its share, one after the other', () => {
    expect(shares([1, 3])).toEqual([25, 75]);
    expect(slices([1, 3])[1]?.startAngle).toBeCloseTo(Math.PI / 2);
  });

  it('takes nothing for nothing', () => {
    expect(shares([0, 0])).toEqual([0, 0]);
    expect(shares([-1, 2])).toEqual([0, 100]);
  });
});
