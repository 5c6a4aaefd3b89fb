import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOR_FAMILIES } from '../rules/color-families.ts';
import { PHOTO_SUBJECTS } from '../rules/photo-subjects.ts';
import { SEASONS } from '../rules/seasons.ts';
import { WEDDING_SETTINGS } from '../rules/wedding-settings.ts';
import { WEDDING_STYLES } from '../rules/wedding-styles.ts';
import { type AlbumWorld, openAlbumWorld } from '../testing/album-world.ts';
import { listWeddingPhotos, type WeddingPhotoQuery } from './list-wedding-photos.ts';

let world: AlbumWorld;

beforeAll(async () => {
  world = await openAlbumWorld({ seed: 'photos' });
});
afterAll(() => world.close());

type Filters = Omit<WeddingPhotoQuery, 'page'>;

function matching({ color, season, style, setting, subject }: Filters): string[] {
  return world.photos
    .filter((photo) => {
      const wedding = world.weddings.find(({ id }) => id === photo.realWeddingId);
      return (
        wedding?.status === 'ACCEPTED' &&
        (!color || wedding.palette === color) &&
        (!season || wedding.season === season) &&
        (!style || wedding.styles.some((each) => each === style)) &&
        (!setting || wedding.setting === setting) &&
        (!subject || photo.subject === subject)
      );
    })
    .map(({ slug }) => slug);
}

const OPTIONS = {
  color: COLOR_FAMILIES,
  season: SEASONS,
  style: WEDDING_STYLES,
  setting: WEDDING_SETTINGS,
  subject: PHOTO_SUBJECTS,
} as const;

const filters = fc.record(
  {
    color: fc.constantFrom(...COLOR_FAMILIES.slice(0, 5)),
    season: fc.constantFrom(...SEASONS),
    style: fc.constantFrom(...WEDDING_STYLES.slice(0, 6)),
    setting: fc.constantFrom(...WEDDING_SETTINGS),
    subject: fc.constantFrom(...PHOTO_SUBJECTS),
  },
  { requiredKeys: [] },
);

async function allPages(chosen: Filters) {
  const first = await listWeddingPhotos(world, { ...chosen, page: 1 });
  const others = await Promise.all(
    Array.from({ length: Math.max(first.pageCount - 1, 0) }, (_, index) =>
      listWeddingPhotos(world, { ...chosen, page: index + 2 }),
    ),
  );
  return { first, photos: [first, ...others].flatMap(({ photos }) => photos) };
}

describe('the list of photos', () => {
  it('finds and counts what a look at every photo finds, under any filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (chosen: Filters) => {
        const { first, photos } = await allPages(chosen);
        const expected = matching(chosen);
        expect(first.total).toBe(expected.length);
        expect(photos.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
        for (const [kind, keys] of Object.entries(OPTIONS)) {
          for (const key of keys) {
            const promised = first.counts[kind as keyof typeof OPTIONS][key] ?? 0;
            expect(promised, `${kind} ${key}`).toBe(matching({ ...chosen, [kind]: key }).length);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('shows every picture once before any comes again', async () => {
    const { photos } = await allPages({});
    const ids = photos.map(({ picture }) => picture.id);
    const different = new Set(ids).size;
    expect(new Set(ids.slice(0, different)).size).toBe(different);
    expect(ids.length).toBeGreaterThan(different);
  });
});
