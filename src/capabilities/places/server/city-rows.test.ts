import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityRows, type KnownCity } from './city-rows.ts';

function city(name: string, county: string, population = '', stateCode = 'NJ') {
  return { name, stateCode, county, population, lat: '40.1', lon: '-74.2', market_id: '' };
}

function read(cells: ReturnType<typeof cityRows>[number]) {
  return { id: cells[0], name: cells[1], county: cells[3], population: cells[4], slug: cells[8] };
}

const identity = fc.record({
  name: fc.constantFrom('Franklin', 'Coal City', 'Coal-City', "O'Fallon", 'OFallon', 'Española'),
  county: fc.constantFrom('Essex', 'Sussex', 'St. Mary', 'St Mary'),
  population: fc.constantFrom('', '0', '12', '4000', '90000'),
});
const uniqueCities = fc.uniqueArray(identity, { selector: ({ name, county }) => `${name}|${county}` });

describe('cityRows', () => {
  it('gives the largest place the short slug and the others their county', () => {
    const rows = cityRows([city('Franklin', 'Warren', '2968'), city('Franklin', 'Somerset', '68364')]).map(
      read,
    );
    expect(rows.map(({ slug }) => slug)).toEqual(['franklin-warren-nj', 'franklin-nj']);
  });

  it('numbers names that differ in punctuation alone', () => {
    const rows = cityRows([
      city('Coal City', 'Grundy'),
      city('Coal-City', 'Grundy'),
      city('Coal City.', 'Grundy'),
    ]);
    expect(rows.map((row) => read(row).slug)).toEqual([
      'coal-city-nj',
      'coal-city-grundy-nj',
      'coal-city-grundy-nj-2',
    ]);
  });

  it('knows an empty population from none', () => {
    const rows = cityRows([city('Agat', 'Guam'), city('Ghost Town', 'Guam', '0')]).map(read);
    expect(rows.map(({ population }) => population)).toEqual([null, 0]);
  });

  it('gives every city its own slug and id, fit for a URL', () => {
    fc.assert(
      fc.property(uniqueCities, (cities) => {
        const rows = cityRows(cities.map(({ name, county, population }) => city(name, county, population)));
        const slugs = rows.map((row) => read(row).slug);
        expect(new Set(slugs).size).toBe(cities.length);
        expect(new Set(rows.map((row) => read(row).id)).size).toBe(cities.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });

  it('keeps id and slug of what is known, whatever a new edition of the file brings', () => {
    fc.assert(
      fc.property(uniqueCities, uniqueCities, (before, after) => {
        const known: KnownCity[] = cityRows(
          before.map(({ name, county, population }) => city(name, county, population)),
        ).map((row) => {
          const { id, name, county, slug } = read(row);
          return { id, name, county, slug, state_code: 'NJ' } as KnownCity;
        });
        const rows = cityRows(
          after.map(({ name, county, population }) => city(name, county, population)),
          known,
        ).map(read);
        for (const row of rows) {
          const same = known.find(({ name, county }) => name === row.name && county === row.county);
          if (same) expect(row).toMatchObject({ id: same.id, slug: same.slug });
          else expect(known.some(({ id, slug }) => id === row.id || slug === row.slug)).toBe(false);
        }
      }),
    );
  });
});
