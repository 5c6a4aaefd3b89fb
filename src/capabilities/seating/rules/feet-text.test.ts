import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feetText, readFeet } from './feet-text.ts';

describe('feet and inches', () => {
  it('are written as people measure', () => {
    expect([0, 8, 12, 126, 180, -30].map(feetText)).toEqual([
      ...['0 in', '8 in', '1 ft', '10 ft 6 in', '15 ft', '-2 ft 6 in'],
    ]);
  });

  it('are read as people type', () => {
    const typed = ['12', '12 ft', '12\'6"', '12 ft 6 in', '12.5', '150in', '3 feet 2', '-2 ft', '4′ 2″'];
    expect(typed.map(readFeet)).toEqual([144, 144, 150, 150, 150, 150, 38, -24, 50]);
    for (const nothing of ['', 'wide', '12 m', '6 in 3 ft', '--2']) expect(readFeet(nothing)).toBeUndefined();
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), (inches) => readFeet(feetText(inches)) === inches),
    );
  });
});
