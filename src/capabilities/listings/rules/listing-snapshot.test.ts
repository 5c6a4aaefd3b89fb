import { expect, it } from 'vitest';
import { EMPTY_LISTING } from '../testing/example-listing.ts';
import { snapshotChanges, snapshotOf } from './listing-snapshot.ts';

const image = (assetId: string) => ({
  assetId,
  source: 'FILE' as const,
  caption: '',
  altText: '',
  focusX: 50,
  focusY: 50,
});

it('finds no change where there is none', () => {
  const snapshot = snapshotOf(EMPTY_LISTING);
  expect(snapshotChanges('wedding-venues', snapshot, snapshot)).toEqual([]);
});

it('tells what changed in words, pictures too', () => {
  const before = snapshotOf({ ...EMPTY_LISTING, galleries: { COVER: [], PHOTO: [image('a'), image('b')] } });
  const after = snapshotOf({
    ...EMPTY_LISTING,
    name: 'Kestrel Barn',
    cityId: 2,
    cityName: 'Troy, NY',
    prices: { ...EMPTY_LISTING.prices, fullStartPriceCents: 820_000 },
    menus: [{ name: 'Supper', description: '', pricePerPersonCents: 9_500 }],
    galleries: { COVER: [image('c')], PHOTO: [image('b'), image('a')] },
  });
  expect(snapshotChanges('wedding-venues', before, after)).toEqual([
    { section: 'basics', label: 'Business name', before: 'Kestrel Hill Barn', after: 'Kestrel Barn' },
    { section: 'basics', label: 'City', before: 'Hudson, NY', after: 'Troy, NY' },
    { section: 'menus', label: 'Menus', before: '', after: 'Supper · $95' },
    { section: 'prices', label: 'Full day, from', before: '', after: '$8,200' },
    { section: 'photos', label: 'Cover photos', before: '0', after: '1 (1 added)' },
    { section: 'photos', label: 'Photos', before: '2', after: '2 (New order)' },
  ]);
});
