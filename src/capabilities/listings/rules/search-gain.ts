import { type Completeness, completenessTenths } from '#capabilities/search/rules/score-storefront.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { startingPriceCents } from '#capabilities/storefronts/rules/prices.ts';
import { COVERS, PHOTOS, type Step, type StepKey } from './completeness.ts';

/** What the search counts of a listing. */
export function searchFacts(listing: ListingRecord): Completeness {
  const { description, galleries, faqs, optionIds, category, prices } = listing;
  return {
    descriptionLength: description.length,
    covers: galleries.COVER.length,
    photos: galleries.PHOTO.length,
    hasPrice: startingPriceCents(category, prices) !== undefined,
    faqs: faqs.length,
    options: optionIds.length,
  };
}

/** As much as each step would bring when it is done. */
const AFTERWARDS: Partial<Record<StepKey, (facts: Completeness) => Partial<Completeness>>> = {
  description: ({ descriptionLength }) => ({ descriptionLength: Math.max(400, descriptionLength) }),
  cover: ({ covers }) => ({ covers: Math.max(COVERS.basic, covers) }),
  'two-covers': ({ covers }) => ({ covers: Math.max(COVERS.strong, covers) }),
  photo: ({ photos }) => ({ photos: Math.max(PHOTOS.basic, photos) }),
  'ten-photos': ({ photos }) => ({ photos: Math.max(PHOTOS.strong, photos) }),
  price: () => ({ hasPrice: true }),
  faqs: ({ faqs }) => ({ faqs: Math.max(4, faqs) }),
  'required-facets': ({ options }) => ({ options: Math.max(12, options) }),
};

/** Tenths of a point in search that a step would add today. */
export function searchGain(listing: ListingRecord, { key }: Pick<Step, 'key'>): number {
  const facts = searchFacts(listing);
  const change = AFTERWARDS[key]?.(facts) ?? {};
  return completenessTenths({ ...facts, ...change }) - completenessTenths(facts);
}
