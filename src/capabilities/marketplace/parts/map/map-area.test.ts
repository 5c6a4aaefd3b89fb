import { describe, expect, it } from 'vitest';
import { areaAround, areaWithin, circleRing, isAbout, isInside, MAINLAND, widened } from './map-area.ts';

const hudson = { lat: 42.2529, lon: -73.791 };
const austin = { lat: 30.2672, lon: -97.7431 };
const tamuning = { lat: 13.4877, lon: 144.7811 };

describe('areaAround', () => {
  it('holds every point, and one point alone', () => {
    expect(areaAround([hudson, austin])).toEqual({
      south: 30.2672,
      west: -97.7431,
      north: 42.2529,
      east: -73.791,
    });
    expect(areaAround([hudson])).toEqual({ south: 42.2529, west: -73.791, north: 42.2529, east: -73.791 });
    expect(areaAround([])).toBeUndefined();
  });

  it('shows the mainland when points lie on both sides of an ocean', () => {
    expect(areaAround([hudson, tamuning])).toBe(MAINLAND);
    expect(areaAround([hudson, { lat: 21.3, lon: -157.86 }]), 'Hawaii').toBe(MAINLAND);
  });
});

describe('areaWithin', () => {
  it('reaches as far to the east as to the north, in miles', () => {
    const { north, east } = areaWithin(hudson, 25);
    expect(north - hudson.lat).toBeCloseTo(0.362, 3);
    expect(east - hudson.lon).toBeCloseTo(0.489, 3);
  });
});

describe('isAbout', () => {
  it('takes a rounded area for the same and a moved one for another', () => {
    const area = areaWithin(hudson, 25);
    const rounded = { ...area, south: Number(area.south.toFixed(2)), east: Number(area.east.toFixed(2)) };
    expect(isAbout(area, rounded)).toBe(true);
    expect(isAbout(area, { ...area, east: area.east + 0.1 })).toBe(false);
    expect(isAbout(area, widened(area, 0.1))).toBe(false);
  });
});

describe('circleRing', () => {
  it('is closed and lies around its centre', () => {
    const ring = circleRing(hudson, 10);
    expect(ring[0]).toEqual(ring.at(-1));
    const area = widened(areaWithin(hudson, 10), 0.001);
    for (const [lon, lat] of ring) {
      expect(isInside({ lat, lon }, area)).toBe(true);
      expect(isInside({ lat, lon }, areaWithin(hudson, 7))).toBe(false);
    }
  });
});
