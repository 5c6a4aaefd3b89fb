import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOR_FAMILIES } from '#capabilities/editorial/rules/color-families.ts';
import { PHOTO_SUBJECTS } from '#capabilities/editorial/rules/photo-subjects.ts';
import { SEASONS } from '#capabilities/editorial/rules/seasons.ts';
import { WEDDING_SETTINGS } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES } from '#capabilities/editorial/rules/wedding-styles.ts';
import {
  chosenKinds,
  FILTER_KINDS,
  type InspirationFilters,
  readInspirationFilters,
  withChoice,
  writeInspirationQuery,
} from './inspiration-address.ts';

const read = (query: string) => readInspirationFilters('weddings', new URLSearchParams(query));

const shared = {
  color: fc.constantFrom(...COLOR_FAMILIES),
  season: fc.constantFrom(...SEASONS),
  style: fc.constantFrom(...WEDDING_STYLES),
  setting: fc.constantFrom(...WEDDING_SETTINGS),
  page: fc.integer({ min: 1, max: 10_000 }),
};
const weddingFilters = fc.record(
  { ...shared, place: fc.constantFrom('new-york', 'austin-tx', 'st-louis-mo') },
  { requiredKeys: ['page'] },
);
const photoFilters = fc.record(
  { ...shared, subject: fc.constantFrom(...PHOTO_SUBJECTS) },
  { requiredKeys: ['page'] },
);

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(weddingFilters, (filters: InspirationFilters) => {
        expect(read(writeInspirationQuery(filters))).toEqual(filters);
      }),
    );
    fc.assert(
      fc.property(photoFilters, (filters: InspirationFilters) => {
        const query = new URLSearchParams(writeInspirationQuery(filters));
        expect(readInspirationFilters('photos', query)).toEqual(filters);
      }),
    );
  });

  it('has lower-case words in one order, and nothing where nothing is chosen', () => {
    expect(writeInspirationQuery({ page: 1 })).toBe('');
    expect(
      writeInspirationQuery({
        style: 'rustic',
        setting: 'OUTDOOR',
        page: 3,
        place: 'austin-tx',
        color: 'sage',
      }),
    ).toBe('?color=sage&page=3&place=austin-tx&setting=outdoor&style=rustic');
  });

  it('says fall, and still reads the word of earlier days', () => {
    expect(writeInspirationQuery({ season: 'autumn', page: 1 })).toBe('?season=fall');
    expect(read('season=fall')).toEqual(read('season=autumn'));
    expect(read('season=fall')).toEqual({ season: 'autumn', page: 1 });
  });

  it('drops what it does not know, and what belongs to the other list', () => {
    expect(read('color=beige&season=WINTER&setting=OUTDOOR&page=two')).toEqual({ page: 1 });
    expect(read('subject=cake&color=blush')).toEqual({ color: 'blush', page: 1 });
    expect(readInspirationFilters('photos', new URLSearchParams('place=austin-tx'))).toEqual({ page: 1 });
    expect(read('place=../../etc&style=__proto__&color=constructor')).toEqual({ page: 1 });
  });

  it.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1e9', 1],
    ['page=2.5', 1],
    ['page=00007', 1],
    ['page=99999', 10_000],
    ['page=999999999999999999999', 1],
    ['page=2&page=5', 2],
  ])('reads %s as page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('bears anything', () => {
    const anything = fc.array(
      fc.tuple(fc.constantFrom(...FILTER_KINDS.weddings, 'subject', 'page', '__proto__'), fc.string()),
    );
    fc.assert(
      fc.property(anything, (pairs) => {
        const filters = read(new URLSearchParams(pairs).toString());
        expect(read(writeInspirationQuery(filters))).toEqual(filters);
        expect(filters.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('a choice', () => {
  const filters: InspirationFilters = { color: 'sage', season: 'winter', page: 4 };

  it('takes the place of the one before and begins at the first page', () => {
    expect(withChoice(filters, 'color', 'navy')).toEqual({ color: 'navy', season: 'winter', page: 1 });
  });

  it('can be taken back', () => {
    expect(withChoice(filters, 'season', undefined)).toEqual({ color: 'sage', page: 1 });
  });

  it('is counted in the order of the list', () => {
    expect(chosenKinds('weddings', filters)).toEqual(['color', 'season']);
    expect(chosenKinds('weddings', { page: 9 })).toEqual([]);
  });
});
