import { describe, expect, it } from 'vitest';
import { natureNames } from './nature-names.ts';

const line = (name: string, rank: number, count: number) => ({
  properties: { name, rank },
  geometry: {
    type: 'LineString' as const,
    coordinates: Array.from({ length: count }, (_, index) => [-73 - index, 42]),
  },
});
const square = (name: string, rank?: number) => ({
  properties: { name, ...(rank !== undefined && { rank }) },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ],
  },
});

describe('names of waters and parks', () => {
  it('stand once, on the longest piece, the most important first', () => {
    const sheet = {
      rivers: { features: [line('Hudson', 5, 1), line('Hudson', 5, 3), line('Rio Grande River', 2, 1)] },
      lakes: { features: [square('Ashokan Reservoir', 8)] },
      parks: { features: [square('Acadia NP')] },
    };
    expect(natureNames(sheet)).toEqual([
      { name: 'Rio Grande River', kind: 'water', lat: 42, lon: -73 },
      { name: 'Hudson River', kind: 'water', lat: 42, lon: -74 },
      { name: 'Acadia NP', kind: 'park', lat: 1, lon: 1 },
      { name: 'Ashokan Reservoir', kind: 'water', lat: 1, lon: 1 },
    ]);
  });

  it('leave out what is small or has none', () => {
    const nameless = { properties: null, geometry: { type: 'Point' as const, coordinates: [0, 0] } };
    expect(natureNames({ rivers: { features: [line('A brook', 12, 4), nameless] } })).toEqual([]);
  });
});
