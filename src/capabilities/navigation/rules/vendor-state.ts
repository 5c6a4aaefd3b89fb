import type { Variation } from '#capabilities/experiments/rules/experiments.ts';

export type VendorListing = {
  uuid: string;
  name: string;
  published: boolean;
  /** Now or before it was closed. */
  wasPublished?: boolean;
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

/** Whether there are histories to look at: what was paid for a listing outlasts its place before the public. */
export function hasHistories({ published, wasPublished }: Pick<VendorListing, 'published' | 'wasPublished'>) {
  return published || wasPublished === true;
}

/** The one the address asks for, the chosen one, or the first; what is not among theirs counts as not said. */
export function currentListing(
  { listings, currentListingUuid }: Pick<VendorState, 'listings' | 'currentListingUuid'>,
  asked?: string | null,
): VendorListing | undefined {
  const own = (wanted: string | null | undefined) => listings.find(({ uuid }) => uuid === wanted);
  return own(asked) ?? own(currentListingUuid) ?? listings[0];
}
