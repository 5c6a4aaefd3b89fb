import { describe, expect, it } from 'vitest';
import { marketplaceCategory, TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { budgetCategoryOf, placeVendors, type VendorFacts } from './place-vendors.ts';

const VENUE = 1;
const PHOTOS = 2;
const CATERING = 4;

const line = (uuid: string, categoryKey: 'venue' | 'photography' | null, position: number) => ({
  uuid,
  categoryKey,
  position,
  parentUuid: null,
});
const vendor = (
  inquiryUuid: string,
  taxonomyNodeId: number,
  more: Partial<VendorFacts> = {},
): VendorFacts => ({
  ...{ inquiryUuid, taxonomyNodeId, name: inquiryUuid, linkedLineUuid: null, isBooked: false },
  ...{ notedCents: null, acceptedCents: null, offeredCents: 5, offerEndsOn: null },
  ...more,
});
const LINES = [line('second', 'photography', 2), line('first', 'photography', 1), line('house', 'venue', 3)];
const placed = (facts: VendorFacts[], isAllInclusive = false) =>
  placeVendors({ lines: LINES, isAllInclusive }, facts).map((one) => [one.inquiryUuid, one.lineUuid]);

it('every category of the marketplace is one of a budget', () => {
  const unknown = TAXONOMY_KEYS.filter((key) => !budgetCategoryOf(marketplaceCategory(key).taxonomyNodeId));
  expect(unknown).toEqual([]);
});

describe('an offer', () => {
  it('stands on the first free line of its category, or where it stood', () => {
    expect(placed([vendor('a', PHOTOS), vendor('b', PHOTOS)])).toEqual([
      ['a', 'first'],
      ['b', 'first'],
    ]);
    expect(placed([vendor('a', PHOTOS, { linkedLineUuid: 'second' })])).toEqual([['a', 'second']]);
    expect(placed([vendor('a', PHOTOS, { linkedLineUuid: 'gone' })])).toEqual([['a', 'first']]);
  });

  it('makes room for who is booked, and is not shown where nothing is free', () => {
    const booked = vendor('b', PHOTOS, { isBooked: true, linkedLineUuid: 'first', acceptedCents: 7 });
    expect(placed([vendor('a', PHOTOS, { linkedLineUuid: 'first' }), booked])).toEqual([
      ['b', 'first'],
      ['a', 'second'],
    ]);
    const venue = vendor('v', VENUE, { isBooked: true, linkedLineUuid: 'house' });
    expect(placed([venue, vendor('w', VENUE)])).toEqual([['v', 'house']]);
  });

  it('of dinner stands on the one price of an all-inclusive place', () => {
    expect(placed([vendor('c', CATERING)])).toEqual([]);
    expect(placed([vendor('c', CATERING)], true)).toEqual([['c', 'house']]);
  });
});
