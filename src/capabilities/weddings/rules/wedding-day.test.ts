import { expect, test } from 'vitest';
import { weddingDay, weddingZone } from './wedding-day.ts';

const HUDSON = { lat: 42.25, lon: -73.79, stateCode: 'NY' };
const HONOLULU = { lat: 21.31, lon: -157.86, stateCode: 'HI' };

test('days begin where the wedding is, and on the east coast while nobody knows where', () => {
  const evening = new Date('2026-11-19T03:30:00Z');
  expect(weddingDay(HUDSON, evening)).toBe('2026-11-18');
  expect(weddingDay(null, evening)).toBe('2026-11-18');
  const night = new Date('2026-11-19T06:30:00Z');
  expect(weddingDay(HUDSON, night)).toBe('2026-11-19');
  expect(weddingDay(HONOLULU, night)).toBe('2026-11-18');
});

test('a place of which a part is not known is no place', () => {
  for (const spot of [undefined, null, { ...HONOLULU, lat: null }, { ...HONOLULU, stateCode: null }])
    expect(weddingZone(spot)).toBe('America/New_York');
  expect(weddingZone(HONOLULU)).toBe('Pacific/Honolulu');
});
