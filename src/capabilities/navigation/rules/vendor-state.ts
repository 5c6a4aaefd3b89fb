import type { Variation } from '#capabilities/experiments/rules/experiments.ts';

export type VendorListing = {
  uuid: string;
  name: string;
  published: boolean;
  taxonomyKey: string;
  coverImageUrl?: string | null;
};

/** What the vendor area's navigation depends on. */
export type VendorState = {
  listings: readonly VendorListing[];
  /** The listing being worked on; without one, the first. */
  currentListingUuid?: string | null;
  unreadLeads: number;
  /** As `creditText` says it; null while it is not known. */
  creditText: string | null;
  /** The flag of the same name: off while submissions of real weddings are disabled. */
  realWeddingsSubmissions: boolean;
  /** The variation of the experiment of the same name. */
  boostListing: Variation;
};

export function currentListing({
  listings,
  currentListingUuid,
}: Pick<VendorState, 'listings' | 'currentListingUuid'>): VendorListing | undefined {
  return listings.find(({ uuid }) => uuid === currentListingUuid) ?? listings[0];
}
