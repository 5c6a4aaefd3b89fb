import { paths } from '#app/rules/paths.ts';
import { isCouple, type Person, type Side } from '#app/rules/person.ts';
import { vendorEntryPath } from './vendor-entry-path.ts';
import type { VendorListing } from './vendor-state.ts';

type Listing = Pick<VendorListing, 'published'>;

export type Arrival = {
  /** Of the door they came through or the link they followed. */
  side?: Side | undefined;
  /** Where they were last, for whoever has both. */
  lastSide?: Side | undefined;
  /** Being led through a first listing was put off in this browser. */
  skipsOnboarding?: boolean;
  /** Those they work for. */
  listings: readonly Listing[];
};

/** The side on which somebody begins; null for staff, who have a place of their own. */
export function startSide(
  person: Person,
  { side, lastSide }: Pick<Arrival, 'side' | 'lastSide'>,
): Side | null {
  const { is_support, has_vendor_account, has_marketplace_account } = person;
  if (side === 'vendor' && has_vendor_account) return 'vendor';
  if (side === 'couple' && has_marketplace_account) return 'couple';
  if (is_support) return null;
  // The vendors' door with a couple's account: there they can add their business to it.
  if (side === 'vendor') return 'vendor';
  if (!isCouple(person)) return 'vendor';
  return has_vendor_account && lastSide === 'vendor' ? 'vendor' : 'couple';
}

/** Where somebody's work is: staff at the queue, vendors where their listing stands, couples at home. */
export function startPath(person: Person, arrival: Arrival): string {
  const side = startSide(person, arrival);
  if (side === null) return paths.moderation();
  if (side === 'couple') return paths.yourWedding();
  const { listings, skipsOnboarding } = arrival;
  return vendorEntryPath(listings.find(({ published }) => published) ?? listings[0], skipsOnboarding);
}
