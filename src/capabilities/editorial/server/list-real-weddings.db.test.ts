import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOR_FAMILIES } from '../rules/color-families.ts';
import { SEASONS } from '../rules/seasons.ts';
import { WEDDING_SETTINGS } from '../rules/wedding-settings.ts';
import { WEDDING_STYLES } from '../rules/wedding-styles.ts';
import { type AlbumWorld, CITIES, openAlbumWorld, PLACES } from '../testing/album-world.ts';
import { listRealWeddings, type RealWeddingQuery } from './list-real-weddings.ts';

let world: AlbumWorld;

beforeAll(async () => {
  world = await openAlbumWorld();
});
afterAll(() => world.close());

type Wedding = AlbumWorld['weddings'][number];
type Filters = Omit<RealWeddingQuery, 'page'>;

const cityOf = ({ cityId }: Wedding) => CITIES.find(({ id }) => id === cityId);

const TESTS: Record<keyof Filters, (wedding: Wedding, choice: string) => boolean> = {
  color: ({ palette }, choice) => palette === choice,
  season: ({ season }, choice) => season === choice,
  style: ({ styles }, choice) => styles.some((style) => style === choice),
  setting: ({ setting }, choice) => setting === choice,
  place: (wedding, choice) => {
    const place = PLACES[choice as keyof typeof PLACES];
    const city = cityOf(wedding);
    return 'stateCode' in place ? city?.stateCode === place.stateCode : city?.marketId === place.marketId;
  },
};

/** The same question, asked of every wedding one by one. */
function matching(filters: Filters): Wedding[] {
  return world.weddings.filter(
    (wedding) =>
      wedding.status === 'ACCEPTED' &&
      Object.entries(filters).every(
        ([kind, choice]) => choice === undefined || TESTS[kind as keyof Filters](wedding, choice),
      ),
  );
}

async function list(query: Partial<RealWeddingQuery>) {
  const result = await listRealWeddings(world, { page: 1, ...query });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

const filters = fc.record(
  {
    color: fc.constantFrom(...COLOR_FAMILIES.slice(0, 5)),
    season: fc.constantFrom(...SEASONS),
    style: fc.constantFrom(...WEDDING_STYLES.slice(0, 6)),
    setting: fc.constantFrom(...WEDDING_SETTINGS),
    place: fc.constantFrom(...Object.keys(PLACES)),
  },
  { requiredKeys: [] },
);

describe('the list of real weddings', () => {
  it('finds and counts what a look at every wedding finds, under any filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (chosen: Filters) => {
        const { total, pageCount, weddings, counts } = await list(chosen);
        const expected = matching(chosen)
          .toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt) || b.id - a.id)
          .map(({ slug }) => slug);
        expect(total).toBe(expected.length);
        expect(pageCount).toBe(Math.ceil(expected.length / 24));
        expect(weddings.map(({ slug }) => slug)).toEqual(expected.slice(0, 24));
        const options = {
          color: COLOR_FAMILIES,
          season: SEASONS,
          style: WEDDING_STYLES,
          setting: WEDDING_SETTINGS,
        };
        for (const [kind, keys] of Object.entries(options)) {
          for (const key of keys) {
            const promised = counts[kind as keyof typeof options][key] ?? 0;
            expect(promised, `${kind} ${key}`).toBe(matching({ ...chosen, [kind]: key }).length);
          }
        }
        for (const slug of ['new-york', 'texas', 'vermont']) {
          const promised = counts.place.find((place) => place.slug === slug)?.total ?? 0;
          expect(promised, slug).toBe(matching({ ...chosen, place: slug }).length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('goes through all pages without missing or repeating any', async () => {
    const { total, pageCount } = await list({});
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, index) => list({ page: index + 1 })),
    );
    const slugs = pages.flatMap(({ weddings }) => weddings.map(({ slug }) => slug));
    expect(slugs).toHaveLength(total);
    expect(new Set(slugs).size).toBe(total);
    expect((await list({ page: pageCount + 1 })).weddings).toEqual([]);
  });

  it('shows no picture twice on a page while others are left', async () => {
    const { weddings } = await list({});
    const covers = weddings.map(({ cover }) => cover.id);
    expect(new Set(covers).size).toBeGreaterThanOrEqual(covers.length - 2);
  });

  it('names the place that was asked for, and knows no other', async () => {
    expect((await list({ place: 'albany-ny' })).place).toEqual({ slug: 'albany-ny', name: 'Albany, NY' });
    for (const place of ['nowhere', "'; drop table real_weddings; --", '%', '<script>', '💍']) {
      const result = await listRealWeddings(world, { page: 1, place });
      expect(result).toMatchObject({ ok: false, failure: { code: 'place.not_found' } });
    }
  });

  it('finds nothing for what no wedding has, whatever it is', async () => {
    for (const hostile of ["' or 1=1 --", '', '__proto__', '\uD800', 'x'.repeat(10_000)]) {
      expect((await list({ color: hostile || 'none', style: hostile || 'none' })).total).toBe(0);
    }
  });
});
