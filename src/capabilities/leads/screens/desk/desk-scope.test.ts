import { expect, it } from 'vitest';
import { currentListingIn } from '#app/current-listing.ts';
import { deskScope } from './use-desk-scope.ts';

const UUIDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const listings = UUIDS.map((uuid) => ({ uuid, name: uuid, published: true, taxonomyKey: 'wedding-venues' }));
const shown = (chosen: string | null, asked: string | null) =>
  deskScope(listings, chosen, asked)?.listing?.uuid ?? 'all';

it('remembers that the leads of all listings were chosen, until the address says otherwise', () => {
  const chosen = currentListingIn('a=b; current_storefront=all');
  expect(shown(chosen, null)).toBe('all');
  expect(shown(chosen, UUIDS[1])).toBe(UUIDS[1]);
  expect(shown(UUIDS[1], null)).toBe(UUIDS[1]);
  expect(shown(UUIDS[1], 'all')).toBe('all');
  expect(shown(null, null)).toBe(UUIDS[0]);
  expect(deskScope(listings.slice(0, 1), 'all', null)?.listing?.uuid).toBe(UUIDS[0]);
});
