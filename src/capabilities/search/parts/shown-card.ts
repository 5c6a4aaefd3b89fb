import type { VendorCard } from '../contract.ts';

/** What a card draws; the rest of the answer need not travel with the page. */
export type ShownCard = Pick<VendorCard, (typeof SHOWN)[number]>;

const SHOWN = [
  'storefrontUuid',
  'storefrontSlug',
  'taxonomyNodeKey',
  'vendorName',
  'city',
  'stateProvince',
  'badges',
  'awards',
  'priceRangeVisible',
  'priceTier',
  'startingPriceCents',
  'unitPriceCents',
  'price',
  'images',
  'reviewsCount',
  'averageReviewsRate',
  'details',
  'socialProof',
  'displayAvailability',
  'availableDates',
  'featuredPlacement',
  'listingMessageType',
] as const satisfies readonly (keyof VendorCard)[];

/** For loaders: every card goes out twice, drawn and as data, so it carries nothing that nobody sees. */
export function shownCard(card: ShownCard): ShownCard {
  return Object.fromEntries(SHOWN.map((name) => [name, card[name]])) as ShownCard;
}
