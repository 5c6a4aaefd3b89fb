import { describe, expect, it } from 'vitest';
import { metroTypeOf } from './metro-types.ts';
import { largestCapacity } from './venue-spaces.ts';

describe('metroTypeOf', () => {
  it.each([
    [{ population: 900_000, milesToMarketCenter: 2 }, 'URBAN'],
    [{ population: 4_000, milesToMarketCenter: 9 }, 'SUBURBAN'],
    [{ population: 30_000, milesToMarketCenter: 60 }, 'SUBURBAN'],
    [{ population: 4_000, milesToMarketCenter: 40 }, 'RURAL'],
    [{ population: null, milesToMarketCenter: null }, 'RURAL'],
  ] as const)('%j is %s', (place, type) => {
    expect(metroTypeOf(place)).toBe(type);
  });
});

describe('largestCapacity', () => {
  it('is that of the largest space, and unknown without one', () => {
    expect(largestCapacity([{ seatedCapacity: 40 }, { seatedCapacity: 180 }])).toBe(180);
    expect(largestCapacity([])).toBeUndefined();
  });
});
