import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { loadPlaces } from './load-places.ts';
import { createCitySuggestions } from './suggest-cities.ts';

let database: TestDatabase;
let suggest: ReturnType<typeof createCitySuggestions>;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadPlaces(database);
  suggest = createCitySuggestions(database);
});
afterAll(() => database.close());

async function placesFor(typed: string, limit = 30): Promise<string[]> {
  const rows = await suggest({ typed, limit, withMarkets: false });
  return rows.map(({ name, state_code }) => `${name}, ${state_code}`);
}

async function firstFor(typed: string): Promise<string | undefined> {
  return (await placesFor(typed))[0];
}

describe('what was typed', () => {
  it.each([
    ['hudson, ny', 'Hudson, NY'],
    ['hudson ny', 'Hudson, NY'],
    ['hudson new york', 'Hudson, NY'],
    ['hudson, new york', 'Hudson, NY'],
    ['HUDSON,NY', 'Hudson, NY'],
    ['springfield il', 'Springfield, IL'],
    ['columbia, mi', 'Columbia Township, MI'],
    ['charleston west virginia', 'Charleston, WV'],
    ['washington d.c.', 'Washington, DC'],
    ['washington dc', 'Washington, DC'],
    ['bozeman mt.', 'Bozeman, MT'],
    ['new york city', 'New York, NY'],
    ['nyc', 'New York, NY'],
    ['kansas city', 'Kansas City, MO'],
    ['kansas city ks', 'Kansas City, KS'],
  ])('%s is read with its state', async (typed, expected) => {
    expect(await firstFor(typed)).toBe(expected);
  });

  it.each([
    ['canon city', 'Cañon City, CO'],
    ['Cañon City', 'Cañon City, CO'],
    ['Mayaguez', 'Mayagüez, PR'],
    ['espanola', 'Española, NM'],
    ["coeur d'alene", "Coeur d'Alene, ID"],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ['ft worth', 'Fort Worth, TX'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['mt pleasant, sc', 'Mount Pleasant, SC'],
    ['winston salem', 'Winston-Salem, NC'],
    ['sault ste marie mi', 'Sault Ste. Marie, MI'],
  ])('%s needs no accents, marks or long forms', async (typed, expected) => {
    expect(await firstFor(typed)).toBe(expected);
  });

  it('takes st, st. and saint for the same', async () => {
    const [first, ...others] = await Promise.all(
      ['st paul', 'st. paul', 'saint paul', 'St.Paul'].map((typed) => placesFor(typed)),
    );
    expect(first?.[0]).toBe('St. Paul, MN');
    for (const other of others) expect(other).toEqual(first);
  });

  it('keeps both meanings of a lone st', async () => {
    expect(await placesFor('st')).toEqual(expect.arrayContaining(['Stockton, CA', 'St. Paul, MN']));
    expect(await placesFor('st.')).toContain('St. Paul, MN');
    expect(await placesFor('st.')).not.toContain('Stockton, CA');
  });

  it.each([
    ['philadelpia', 'Philadelphia, PA'],
    ['philadelpia, pa', 'Philadelphia, PA'],
    ['philadelpia pa', 'Philadelphia, PA'],
    ['springfeld, il', 'Springfield, IL'],
    ['los angelas', 'Los Angeles, CA'],
    ['san fransi', 'San Francisco, CA'],
    ['tuscon', 'Tucson, AZ'],
    ['maimi', 'Miami, FL'],
    ['st lous', 'St. Louis, MO'],
    ['cincinatti', 'Cincinnati, OH'],
    ['alburquerque', 'Albuquerque, NM'],
    ['newyork', 'New York, NY'],
    ['ashvile', 'Asheville, NC'],
    ['filadelfia', 'Philadelphia, PA'],
  ])('%s is forgiven', async (typed, expected) => {
    expect(await firstFor(typed)).toBe(expected);
  });

  it('finds the city behind small namesakes of its misspelling', async () => {
    expect(await placesFor('pittsburg')).toContain('Pittsburgh, PA');
    expect(await placesFor('huston')).toContain('Houston, TX');
  });

  it('falls back to the name when the state is wrong or unknown', async () => {
    expect(await firstFor('Paris, France')).toBe('Paris, TX');
    expect(await placesFor('philadelphia wy')).toContain('Philadelphia, PA');
  });
});

describe('order and number', () => {
  it('puts the exact name before longer ones, longer ones before misspellings', async () => {
    const places = await placesFor('pittsburg');
    const names = places.map((place) => place.split(',')[0]);
    expect(names.lastIndexOf('Pittsburg')).toBeLessThan(names.indexOf('Pittsburgh'));
    const huston = (await placesFor('huston')).map((place) => place.split(',')[0] ?? '');
    expect(huston.findLastIndex((name) => name.startsWith('Huston'))).toBeLessThan(huston.indexOf('Houston'));
  });

  it('then lists by population, unknown last', async () => {
    const rows = await suggest({ typed: 'san', limit: 30, withMarkets: false });
    const people = rows.map(({ population }) => population ?? -1);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    const guam = await suggest({ typed: 'a, guam', limit: 30, withMarkets: false });
    const inGuam = guam.filter(({ state_code }) => state_code === 'GU').map(({ population }) => population);
    const firstUnknown = inGuam.indexOf(null);
    expect(firstUnknown).toBeGreaterThan(-1);
    expect(inGuam.slice(firstUnknown).every((population) => population === null)).toBe(true);
  });

  it('tells equal names apart in a stable order', async () => {
    const rows = await suggest({ typed: 'franklin township, nj', limit: 30, withMarkets: false });
    const inNewJersey = rows.filter(({ state_code }) => state_code === 'NJ');
    expect(inNewJersey.length).toBeGreaterThanOrEqual(4);
    expect(new Set(inNewJersey.map(({ county }) => county)).size).toBe(inNewJersey.length);
    const again = await createCitySuggestions(database)({
      typed: 'franklin township, nj',
      limit: 30,
      withMarkets: false,
    });
    expect(again).toEqual(rows);
  });

  it('gives no more than asked, and no place twice', async () => {
    for (const limit of [1, 7, 30]) {
      const rows = await suggest({ typed: 'new', limit, withMarkets: true });
      expect(rows).toHaveLength(limit);
      expect(new Set(rows.map(({ type, id }) => `${type} ${id}`)).size).toBe(limit);
    }
  });

  it('names markets on request only, first, and leaves room for cities', async () => {
    const plain = await suggest({ typed: 's', limit: 30, withMarkets: false });
    expect(plain.every(({ type }) => type === 'CITY')).toBe(true);
    const mixed = await suggest({ typed: 's', limit: 30, withMarkets: true });
    const types = mixed.map(({ type }) => type);
    expect(types.filter((type) => type === 'MARKET').length).toBeLessThanOrEqual(10);
    expect(types.lastIndexOf('MARKET')).toBeLessThan(types.indexOf('CITY'));
    const [market] = await suggest({ typed: 'new york', limit: 30, withMarkets: true });
    expect(market).toMatchObject({ type: 'MARKET', id: 3169, market_id: 3169 });
    const misspelled = await suggest({ typed: 'philadelpia', limit: 30, withMarkets: true });
    expect(misspelled.map(({ type }) => type).slice(0, 2)).toEqual(['MARKET', 'CITY']);
  });
});

describe('hostile input', () => {
  it.each([
    '',
    '   ',
    '%',
    '_',
    '\\',
    '%%%',
    "'; drop table cities; --",
    '"',
    '\0',
    'hud\0son',
    'a'.repeat(100),
    ','.repeat(100),
    '💍💐',
    '\u202eyn ,nosduh',
    'ירושלים',
    '\ud800',
  ])('answers %j with a list', async (typed) => {
    expect(Array.isArray(await placesFor(typed))).toBe(true);
  });

  it('answers anything with a list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (typed) => {
        expect((await placesFor(typed, 5)).length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 60 },
    );
  });

  it('takes wildcards for what they are', async () => {
    expect(await placesFor('%_%')).toEqual([]);
    expect(await placesFor('hud_on ny')).toEqual(await placesFor('hud on ny'));
  });
});
