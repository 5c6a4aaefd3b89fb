import { describe, expect, it } from 'vitest';
import {
  axisTicks,
  donutArcs,
  linePath,
  linePoints,
  niceCeiling,
  percentOf,
  sparkBounds,
} from './chart-scale.ts';

describe('niceCeiling', () => {
  it.each([
    [[3, 7], 8],
    [[12], 15],
    [[21], 25],
    [[26], 30],
    [[100], 100],
    [[0.35], 0.4],
    [[0, 0], 1],
    [[], 1],
    [[-4], 1],
  ])('of %j is %d', (values, ceiling) => {
    expect(niceCeiling(values)).toBeCloseTo(ceiling);
  });

  it('has ticks at zero, middle and top', () => {
    expect(axisTicks(50)).toEqual([0, 25, 50]);
  });
});

describe('percentOf', () => {
  it('never leaves the chart', () => {
    expect(percentOf(5, 10)).toBe(50);
    expect(percentOf(50, 10)).toBe(100);
    expect(percentOf(-5, 10)).toBe(0);
    expect(percentOf(5, 0)).toBe(0);
  });
});

describe('linePoints', () => {
  it('spans the width and turns the values upside down', () => {
    expect(linePoints([0, 5, 10], 10)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
    expect(linePath(linePoints([0, 10], 10))).toBe('M0 100 L100 0');
  });

  it('takes a single value and none', () => {
    expect(linePoints([5], 10)).toEqual([{ x: 0, y: 50 }]);
    expect(linePath([])).toBe('');
  });
});

describe('sparkBounds', () => {
  it('shows change and keeps a flat line in the middle', () => {
    expect(sparkBounds([4, 9])).toEqual({ floor: 4, ceiling: 9 });
    const { floor, ceiling } = sparkBounds([4, 4]);
    expect(linePoints([4, 4], ceiling, floor).map(({ y }) => y)).toEqual([50, 50]);
  });
});

describe('donutArcs', () => {
  it('gives each value its share, one after the other', () => {
    expect(donutArcs([1, 3])).toEqual([
      { length: 25, start: 0 },
      { length: 75, start: 25 },
    ]);
  });

  it('takes nothing for nothing', () => {
    expect(donutArcs([0, 0]).map(({ length }) => length)).toEqual([0, 0]);
    expect(donutArcs([-1, 2]).map(({ length }) => length)).toEqual([0, 100]);
  });
});
