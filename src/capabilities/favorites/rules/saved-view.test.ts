import { describe, expect, it } from 'vitest';
import { groupSaved, readSavedView, type SavedView, writeSavedView } from './saved-view.ts';
import type { SavedSort, SortableVendor } from './sort-saved.ts';

const PLAIN: SavedView = { category: null, boardUuid: null, sort: 'newest' };

type Known = { day: number; price?: number; rate?: number; more?: Partial<SortableVendor> };

function vendor(vendorName: string, { day, price, rate, more }: Known): SortableVendor {
  return {
    vendorName,
    boardUuid: 'one',
    taxonomyNodeKey: 'wedding-venues',
    createdAt: `2026-03-0${day}T00:00:00.000Z`,
    card: { startingPriceCents: price ?? null, averageReviewsRate: rate ?? null },
    ...more,
  };
}

const vendors = [
  vendor('Barn', { day: 1, price: 900, rate: 4.1 }),
  vendor('Attic', { day: 3, rate: 4.9 }),
  vendor('Chapel', { day: 2, price: 100 }),
  vendor('Petals', { day: 4, more: { taxonomyNodeKey: 'wedding-florists', boardUuid: 'two', card: null } }),
];

const names = (view: Partial<SavedView>) =>
  groupSaved(vendors, { ...PLAIN, ...view }).map((group) => [
    group.label,
    ...group.vendors.map(({ vendorName }) => vendorName),
  ]);

describe('a view of saved vendors', () => {
  it.each<[SavedSort, string[]]>([
    ['newest', ['Attic', 'Chapel', 'Barn']],
    ['name', ['Attic', 'Barn', 'Chapel']],
    ['price', ['Chapel', 'Barn', 'Attic']],
    ['rating', ['Attic', 'Barn', 'Chapel']],
  ])('by %s', (sort, order) => {
    expect(names({ sort })).toEqual([
      ['Venues', ...order],
      ['Florists', 'Petals'],
    ]);
  });

  it('is narrowed by category and board', () => {
    expect(names({ category: 'wedding-florists' })).toEqual([['Florists', 'Petals']]);
    expect(names({ boardUuid: 'two' })).toEqual([['Florists', 'Petals']]);
    expect(names({ category: 'wedding-venues', boardUuid: 'two' })).toEqual([]);
  });

  it('survives its address, and junk in an address is left out', () => {
    for (const view of [
      PLAIN,
      { category: 'wedding-venues', boardUuid: 'one', sort: 'price' },
      { ...PLAIN, sort: 'rating' },
    ] as const) {
      expect(readSavedView(new URLSearchParams(writeSavedView(view)))).toEqual(view);
    }
    expect(writeSavedView(PLAIN)).toBe('');
    expect(readSavedView(new URLSearchParams('category=constructor&sort=__proto__&board='))).toEqual(PLAIN);
  });
});
