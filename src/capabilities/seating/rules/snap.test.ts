import { describe, expect, it } from 'vitest';
import { alignPoints, snapPoint } from './snap.ts';

describe('where things are put down', () => {
  it('goes onto the line of something near, else onto the grid', () => {
    expect(snapPoint({ x: 103, y: 51 }, [{ x: 100, y: 300 }])).toEqual({ x: 100, y: 54 });
    expect(snapPoint({ x: 103, y: 51 }, [])).toEqual({ x: 102, y: 54 });
    expect(
      snapPoint({ x: 102, y: 50 }, [
        { x: 98, y: 0 },
        { x: 103, y: 0 },
      ]).x,
    ).toBe(103);
  });

  it('lines up and spreads out', () => {
    const things = [
      { uuid: 'b', x: 90, y: 10 },
      { uuid: 'a', x: 0, y: 20 },
      { uuid: 'c', x: 200, y: 30 },
    ];
    expect(alignPoints(things, 'ROW').map(({ y }) => y)).toEqual([20, 20, 20]);
    expect(alignPoints(things, 'COLUMN').map(({ x }) => x)).toEqual([97, 97, 97]);
    expect(alignPoints(things, 'SPREAD_ROW').map(({ uuid, x }) => [uuid, x])).toEqual([
      ['a', 0],
      ['b', 100],
      ['c', 200],
    ]);
    expect(alignPoints(things.slice(0, 1), 'SPREAD_ROW')).toHaveLength(1);
  });
});
