import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milestonePlaces } from './milestone-places.ts';

describe('milestonePlaces', () => {
  it('stand where their day is while nothing is in the way, and within the line', () => {
    const marks = [0, 0.3, 0.6, 1].map((at) => ({ at, width: 0.1 }));
    expect(milestonePlaces(marks, 0.01)).toEqual([0.05, 0.3, 0.6, 0.95]);
  });

  it('are spread evenly where they have no room', () => {
    const marks = [0, 0.1].map((at) => ({ at, width: 0.7 }));
    expect(milestonePlaces(marks, 0.01)).toEqual([0.25, 0.75]);
  });

  it('never lie on each other, and keep their order', () => {
    const anyMarks = fc
      .array(
        fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), width: fc.constantFrom(0.05, 0.12) }),
        {
          minLength: 1,
          maxLength: 7,
        },
      )
      .map((marks) => marks.toSorted((a, b) => a.at - b.at));
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const places = milestonePlaces(marks, 0.01);
        let end = 0;
        for (const [index, { width }] of marks.entries()) {
          const place = places[index] ?? Number.NaN;
          expect(place - width / 2).toBeGreaterThanOrEqual(end - 1e-9);
          end = place + width / 2;
        }
        expect(end).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
