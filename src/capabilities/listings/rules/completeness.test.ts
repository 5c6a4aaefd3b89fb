import { describe, expect, it } from 'vitest';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { suggestedFaqs } from '#capabilities/storefronts/rules/suggested-faqs.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { EMPTY_LISTING } from '../testing/example-listing.ts';
import { isOnboarded, listingSteps, meetsChecklist, missingFacets, percentOf } from './completeness.ts';
import { findSection } from './editor-sections.ts';
import { searchGain } from './search-gain.ts';

const picture = { source: 'FILE' as const, caption: '', altText: '', focusX: 50, focusY: 50 };
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...picture, assetId: `asset-${index}` }));

const requiredOptions = (category: TaxonomyKey) =>
  facetRootsOf(category)
    .filter(({ isRequired }) => isRequired)
    .map(({ options }) => options[0]?.id ?? 0);

function fullListing(category: TaxonomyKey): ListingRecord {
  return {
    ...EMPTY_LISTING,
    category,
    description: 'A day with us is slow and warm. '.repeat(12),
    optionIds: requiredOptions(category),
    faqs: suggestedFaqs(category).map(({ key, question }) => ({ key, question, answer: 'Yes.' })),
    video: { kind: 'VIMEO', videoId: '1' },
    prices: {
      ...EMPTY_LISTING.prices,
      targetCoupleBudgetMin: 100,
      targetCoupleBudgetMax: 200,
      targetPerPersonBudgetMin: 1,
      targetPerPersonBudgetMax: 2,
      targetCoupleFullBudgetMinCents: 100,
      fullStartPriceCents: 100,
      startPriceCentsPerPerson: 100,
      receptionStartPriceCents: 100,
    },
    spaces: [
      { name: 'Barn', description: '', setting: 'indoor-space', seatedCapacity: 90, standingCapacity: null },
    ],
    menus: [{ name: 'Supper', description: '', pricePerPersonCents: 9_000 }],
    galleries: { COVER: pictures(2), PHOTO: pictures(10) },
  };
}

const withReviews = (listing: ListingRecord, submittedReviews = 0) => ({ ...listing, submittedReviews });

describe.each(MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey))('a listing of %s', (category) => {
  const full = fullListing(category);

  it('goes from nothing to a hundred percent, before anybody could review it', () => {
    expect(percentOf(listingSteps(withReviews({ ...EMPTY_LISTING, category })))).toBe(0);
    expect(percentOf(listingSteps(withReviews(full)))).toBe(100);
  });

  it('is less than a hundred percent without any one step', () => {
    const steps = listingSteps(withReviews(full)).filter(({ weight }) => weight > 0);
    for (const missing of steps) {
      const without = steps.map((step) => (step === missing ? { ...step, share: 0 } : step));
      expect(percentOf(without)).toBeLessThan(100);
    }
  });

  it('counts as onboarded with both budgets and every required group, and not without any of them', () => {
    expect(isOnboarded(full)).toBe(true);
    for (const field of [
      'targetCoupleBudgetMin',
      'targetCoupleBudgetMax',
      'targetPerPersonBudgetMin',
      'targetPerPersonBudgetMax',
    ] as const) {
      expect(isOnboarded({ ...full, prices: { ...full.prices, [field]: null } })).toBe(false);
    }
    for (const option of full.optionIds) {
      const optionIds = full.optionIds.filter((id) => id !== option);
      expect(isOnboarded({ ...full, optionIds })).toBe(false);
      expect(missingFacets({ ...full, optionIds })).toHaveLength(1);
    }
  });

  it('meets the checklist in both strengths, with two reviews', () => {
    expect(meetsChecklist(withReviews(full, 2), 'strong')).toBe(true);
    expect(meetsChecklist(withReviews(full, 1), 'basic')).toBe(false);
    const fewer = { ...full, galleries: { COVER: pictures(1), PHOTO: pictures(9) } };
    expect(meetsChecklist(withReviews(fewer, 2), 'basic')).toBe(true);
    expect(meetsChecklist(withReviews(fewer, 2), 'strong')).toBe(false);
    const isVenue = category === 'wedding-venues';
    expect(meetsChecklist(withReviews({ ...full, spaces: [] }, 2), 'basic')).toBe(!isVenue);
    expect(meetsChecklist(withReviews({ ...full, menus: [] }, 2), 'basic')).toBe(!isVenue);
  });

  it('leads every step to a section that the editor has, and promises no loss in search', () => {
    const empty = { ...EMPTY_LISTING, category };
    for (const step of listingSteps(withReviews(empty))) {
      if (step.key !== 'reviews') expect(findSection(category, step.section), step.key).toBeDefined();
      expect(searchGain(empty, step)).toBeGreaterThanOrEqual(0);
      expect(searchGain(full, step)).toBeGreaterThanOrEqual(0);
    }
  });
});
