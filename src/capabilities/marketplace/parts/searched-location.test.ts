import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_MARKET_ID } from '#capabilities/weddings/rules/searched-location.ts';
import { completeLocation, DEFAULT_LOCATION, readSearchedLocation } from './searched-location.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
  });
});

describe('the place a visitor looked in last', () => {
  it('is kept in the browser', () => {
    expect(readSearchedLocation()).toBeNull();
    kept.set('searched_location', '{"type":"CITY","slug":"hudson-ny"}');
    expect(readSearchedLocation()).toEqual({ type: 'CITY', slug: 'hudson-ny' });
  });

  it.each(['', '[]', '"x"', '{"type":"MOON","slug":"a"}', '{"type":"CITY"}', '{"type":"CITY","slug":1}'])(
    'is unknown where %j was kept',
    (text) => {
      kept.set('searched_location', text);
      expect(readSearchedLocation()).toBeNull();
    },
  );
});

describe('completeLocation', () => {
  it('is the default market unless a place is named', () => {
    expect(completeLocation(null)).toBe(DEFAULT_LOCATION);
    expect(completeLocation({ type: 'ALL_MARKETS', slug: null })).toBe(DEFAULT_LOCATION);
    expect(completeLocation({ type: 'CITY', slug: null })).toBe(DEFAULT_LOCATION);
    expect(completeLocation({ type: 'STATE', slug: 'ohio' })).toEqual({ type: 'STATE', slug: 'ohio' });
  });

  it('knows the slug of the default market', () => {
    const markets = readFileSync(new URL('../../../../data/us-markets.csv', import.meta.url), 'utf8');
    const row = markets.split('\n').find((line) => line.startsWith(`${DEFAULT_MARKET_ID},`));
    expect(row?.split(',')[3]).toBe(DEFAULT_LOCATION.slug);
  });
});
