import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { MATCH_REASONS } from './lead-tags.ts';
import { type MatchedCouple, type MatchedVendor, matchReasonsOf } from './match-reasons.ts';

const saturday = calendarDate('2027-06-12');
const HUDSON = { lat: 42.25, lon: -73.79, marketId: null };

const couple: MatchedCouple = {
  weddingDate: null,
  place: null,
  budget: { minCents: null, maxCents: null },
  guestCount: 0,
  optionIds: [],
};

const vendor: MatchedVendor = {
  taxonomyKey: 'wedding-photographers',
  availability: { blockedDays: new Set(), daysOff: [], availableThrough: null },
  place: HUDSON,
  travelRadiusMiles: 50,
  budget: { minCents: 200_000, maxCents: 400_000 },
  optionIds: [],
  largestCapacity: null,
};

function reasons(ofCouple: Partial<MatchedCouple>, ofVendor: Partial<MatchedVendor> = {}) {
  return matchReasonsOf({ ...couple, ...ofCouple }, { ...vendor, ...ofVendor });
}

function optionOf(rootKey: string): number {
  const id = findFacetRoot(rootKey)?.options[0]?.id;
  if (id === undefined) throw new Error(`There is no facet ${rootKey}.`);
  return id;
}

describe('why a couple suits a vendor', () => {
  it('nothing known, no reason', () => {
    expect(reasons({})).toEqual([]);
  });

  it.each([
    ['free', {}, true],
    ['taken', { blockedDays: new Set([saturday]) }, false],
    ['a day off', { daysOff: [6] }, false],
    ['not open yet', { availableThrough: calendarDate('2027-06-11') }, false],
    ['the last open day', { availableThrough: saturday }, true],
  ])('the date, when it is %s', (_name, availability, matches) => {
    const found = reasons(
      { weddingDate: saturday },
      { availability: { ...vendor.availability, ...availability } },
    );
    expect(found.includes('MATCHING_WEDDING_DATE')).toBe(matches);
  });

  it.each([
    ['the same town', HUDSON, 0, true],
    ['within the radius', { lat: 42.65, lon: -73.75, marketId: null }, 50, true],
    ['beyond it', { lat: 40.71, lon: -74.0, marketId: null }, 50, false],
    ['beyond it in the same market', { lat: 40.71, lon: -74.0, marketId: 7 }, 50, true],
  ])('the place, when it is %s', (_name, place, travelRadiusMiles, matches) => {
    const found = reasons({ place }, { travelRadiusMiles, place: { ...HUDSON, marketId: 7 } });
    expect(found.includes('LOCATION')).toBe(matches);
  });

  it('two places without a market are not of one market', () => {
    expect(reasons({ place: { lat: 40.71, lon: -74, marketId: null } })).not.toContain('LOCATION');
  });

  it.each([
    [300_000, 500_000, true],
    [100_000, 199_999, false],
    [400_001, null, false],
  ])('the budget from %s to %s', (minCents, maxCents, matches) => {
    expect(reasons({ budget: { minCents, maxCents } }).includes('BUDGET')).toBe(matches);
  });

  it.each([
    ['FLORIST_ETHICS', 'florist-ethics', 'wedding-florists'],
    ['PHOTOG_PERSONALITY', 'photographer-personality', 'wedding-photographers'],
    ['PHOTOG_STYLE', 'photographer-style', 'wedding-photographers'],
    ['VENUE_ATMOSPHERE', 'venue-atmosphere', 'wedding-venues'],
  ] as const)('%s needs one option in common', (reason, rootKey, taxonomyKey) => {
    const optionIds = [optionOf(rootKey)];
    expect(reasons({ optionIds }, { optionIds, taxonomyKey })).toEqual([reason]);
    expect(reasons({ optionIds }, { optionIds: [], taxonomyKey })).toEqual([]);
    expect(reasons({ optionIds: [] }, { optionIds, taxonomyKey })).toEqual([]);
  });

  it.each([
    [200, 200, true],
    [201, 200, false],
    [100, 200, true],
    [99, 200, false],
    [0, null, false],
  ])('%i guests in a space for %s', (guestCount, largestCapacity, matches) => {
    expect(reasons({ guestCount }, { largestCapacity }).includes('VENUE_CAPACITY')).toBe(matches);
  });

  it('come in the order of the specification, each once', () => {
    const some = fc.record({
      guestCount: fc.integer({ min: 0, max: 300 }),
      weddingDate: fc.constantFrom(null, saturday),
      place: fc.constantFrom(null, HUDSON),
      optionIds: fc.subarray(['photographer-style', 'photographer-personality'].map(optionOf)),
    });
    fc.assert(
      fc.property(some, (known) => {
        const found = reasons(known, {
          optionIds: ['photographer-style'].map(optionOf),
          largestCapacity: 150,
        });
        expect(found).toEqual(MATCH_REASONS.filter((reason) => found.includes(reason)));
      }),
    );
  });
});
