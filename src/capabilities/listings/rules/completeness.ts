import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { startingPriceCents } from '#capabilities/storefronts/rules/prices.ts';
import { hasAnsweredFaqs } from '#capabilities/storefronts/rules/suggested-faqs.ts';
import { openFacetRoots } from '#capabilities/taxonomy/rules/dependent-facets.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { SHORTEST_DESCRIPTION } from './common-sections.data.ts';
import { sectionOfRoot } from './editor-sections.ts';

/** The weaker and the stronger check of the checklist. */
export const COVERS = { basic: 1, strong: 2 } as const;
export const PHOTOS = { basic: 1, strong: 10 } as const;
export const SUBMITTED_REVIEWS = 2;

export type ListingFacts = ListingRecord & { submittedReviews: number };

export type StepKey =
  | 'target-budget'
  | 'required-facets'
  | 'description'
  | 'cover'
  | 'photo'
  | 'space'
  | 'menu'
  | 'price'
  | 'per-person-budget'
  | 'faqs'
  | 'two-covers'
  | 'ten-photos'
  | 'video'
  | 'reviews';

export type Step = {
  key: StepKey;
  /** Where it is done. */
  section: string;
  label: string;
  /** From 0 to 1; done at 1. */
  share: number;
  /** Its part of the whole; nothing for what cannot be done before the listing is published. */
  weight: number;
  /** Without it nobody looks at the listing. */
  isNeededToSubmit: boolean;
};

const isSet = (value: number | null) => value !== null;
const yes = (isDone: boolean) => (isDone ? 1 : 0);
const upTo = (count: number, wanted: number) => Math.min(1, count / wanted);

/** Facet groups that must be chosen and are not yet. */
export function missingFacets({ category, optionIds }: ListingRecord) {
  const chosenIds = new Set(optionIds);
  const chosen = facetRootsOf(category).flatMap(({ options }) =>
    options.filter(({ id }) => chosenIds.has(id)),
  );
  return openFacetRoots(category, chosen).filter(
    (root) => root.isRequired && !root.options.some(({ id }) => chosenIds.has(id)),
  );
}

function requiredFacetsShare(listing: ListingRecord): number {
  const required = facetRootsOf(listing.category).filter(({ isRequired }) => isRequired).length;
  return required === 0 ? 1 : 1 - missingFacets(listing).length / required;
}

type StepRow = [
  key: StepKey,
  section: string,
  label: string,
  weight: number,
  share: number,
  needed?: 'needed',
];

function venueRows({ category, spaces, menus }: ListingFacts): StepRow[] {
  if (category !== 'wedding-venues') return [];
  return [
    ['space', 'spaces', 'Add a space', 6, yes(spaces.length > 0), 'needed'],
    ['menu', 'menus', 'Add a menu', 4, yes(menus.length > 0)],
  ];
}

/** Everything a listing can have, in the order in which it helps most. */
export function listingSteps(facts: ListingFacts): Step[] {
  const { prices, galleries, category } = facts;
  const [covers, photos] = [galleries.COVER.length, galleries.PHOTO.length];
  const target = isSet(prices.targetCoupleBudgetMin) && isSet(prices.targetCoupleBudgetMax);
  const perPerson = isSet(prices.targetPerPersonBudgetMin) && isSet(prices.targetPerPersonBudgetMax);
  const description = facts.description.length >= SHORTEST_DESCRIPTION;
  const facetSection = sectionOfRoot(category, missingFacets(facts)[0]?.key ?? '');
  const rows: StepRow[] = [
    ['required-facets', facetSection, 'Say what you offer', 14, requiredFacetsShare(facts), 'needed'],
    ['target-budget', 'target-budget', 'Set your target budget', 12, yes(target), 'needed'],
    ['description', 'description', 'Describe your business', 14, yes(description), 'needed'],
    ['cover', 'photos', 'Add a cover photo', 8, upTo(covers, COVERS.basic), 'needed'],
    ['photo', 'photos', 'Add a photo', 4, upTo(photos, PHOTOS.basic), 'needed'],
    ...venueRows(facts),
    ['price', 'prices', 'Give a starting price', 8, yes(startingPriceCents(category, prices) !== undefined)],
    ['faqs', 'faqs', 'Answer what couples ask', 10, yes(hasAnsweredFaqs(category, facts.faqs))],
    ['ten-photos', 'photos', `Show ${PHOTOS.strong} photos`, 10, upTo(photos, PHOTOS.strong)],
    ['two-covers', 'photos', 'Add a second cover', 4, upTo(covers, COVERS.strong)],
    ['per-person-budget', 'target-budget', 'Add a budget per person', 4, yes(perPerson)],
    ['video', 'video', 'Add a video', 6, yes(facts.video !== null)],
    ['reviews', 'reviews', 'Collect two reviews', 0, upTo(facts.submittedReviews, SUBMITTED_REVIEWS)],
  ];
  return rows.map(([key, section, label, weight, share, needed]) => ({
    key,
    section,
    label,
    weight,
    share,
    isNeededToSubmit: needed === 'needed',
  }));
}

/** Whole percent; 100 only where nothing is missing. */
export function percentOf(steps: readonly Step[]): number {
  const whole = steps.reduce((sum, { weight }) => sum + weight, 0);
  const done = steps.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return Math.floor((done / whole) * 100 + 1e-9);
}

/** The specification's own question: both budgets with both ends, and every required group chosen. */
export function isOnboarded(listing: ListingRecord): boolean {
  const { prices } = listing;
  return (
    isSet(prices.targetCoupleBudgetMin) &&
    isSet(prices.targetCoupleBudgetMax) &&
    isSet(prices.targetPerPersonBudgetMin) &&
    isSet(prices.targetPerPersonBudgetMax) &&
    missingFacets(listing).length === 0
  );
}

/** The checklist in its two strengths; venues need a space and a menu in both. */
export function meetsChecklist(facts: ListingFacts, strength: 'basic' | 'strong'): boolean {
  const { galleries, description, video, submittedReviews, category, spaces, menus } = facts;
  return (
    galleries.COVER.length >= COVERS[strength] &&
    galleries.PHOTO.length >= PHOTOS[strength] &&
    description !== '' &&
    video !== null &&
    submittedReviews >= SUBMITTED_REVIEWS &&
    (category !== 'wedding-venues' || (spaces.length > 0 && menus.length > 0))
  );
}
