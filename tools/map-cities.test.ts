import { describe, expect, it } from 'vitest';
import { chooseMapCities, readMapCities, writeMapCities } from './map-cities.ts';

const chosen = chooseMapCities(await readMapCities());

describe('the places a map names', () => {
  it('begin with the largest', () => {
    expect(chosen.slice(0, 3).map(({ name }) => name)).toEqual(['New York', 'Los Angeles', 'Chicago']);
  });

  it('keep a small town where there is no larger one, and leave it out in the shadow of a city', () => {
    const names = new Set(chosen.map(({ name }) => name));
    expect(names).toContain('Tonopah');
    expect(names).not.toContain('Hoboken');
  });

  it('are few enough to come with the map', () => {
    const text = writeMapCities(chosen);
    expect(text).toContain('New York,4071,-7401');
    expect(text.split('\n').length).toBeGreaterThan(2_000);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  });
});
