import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherPoints } from './gather-points.ts';
import { worldPixels } from './mercator.ts';

const REACH = { across: 62, down: 40 };
const hudson = { name: 'Hudson', lat: 42.2529, lon: -73.791 };
const claverack = { name: 'Claverack', lat: 42.2237, lon: -73.7332 };
const austin = { name: 'Austin', lat: 30.2672, lon: -97.7431 };

const spots = fc.array(
  fc.record({
    lat: fc.double({ min: 41, max: 43, noNaN: true }),
    lon: fc.double({ min: -75, max: -73, noNaN: true }),
  }),
  { maxLength: 200 },
);

describe('gatherPoints', () => {
  it('joins neighbours seen from afar and parts them nearby, the first one leading', () => {
    expect(gatherPoints([hudson, claverack, austin], 5, REACH)).toEqual([[hudson, claverack], [austin]]);
    expect(gatherPoints([hudson, claverack, austin], 12, REACH)).toEqual([[hudson], [claverack], [austin]]);
  });

  it('loses nobody, and no two leaders cover each other', () => {
    fc.assert(
      fc.property(spots, fc.integer({ min: 3, max: 14 }), (points, zoom) => {
        const gatherings = gatherPoints(points, zoom, REACH);
        expect(gatherings.flat()).toHaveLength(points.length);
        const leaders = gatherings.map(([leader]) => worldPixels(leader, zoom));
        for (const [index, a] of leaders.entries()) {
          for (const b of leaders.slice(index + 1)) {
            expect(Math.abs(a.x - b.x) >= REACH.across || Math.abs(a.y - b.y) >= REACH.down).toBe(true);
          }
        }
      }),
    );
  });
});
