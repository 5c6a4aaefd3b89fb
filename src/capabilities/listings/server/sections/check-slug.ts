import { ok, type Result } from '#base/result.ts';
import { isSlug } from '#base/validation/slug.ts';
import { enterStorefront, findListingRecord, isSlugTaken } from '#capabilities/storefronts/server/index.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listingGone } from '../refusals.ts';

/** Whether the page could have this address; its own, of today or before, counts as free. */
export async function checkSlug(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, slug }: { uuid: string; slug: string },
): Promise<Result<{ available: boolean }>> {
  const entered = await enterStorefront(db, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const listing = await findListingRecord(db, entered.value.storefront.id);
  if (!listing) return listingGone();
  const { taxonomyNodeId } = marketplaceCategory(listing.category);
  const isTaken = await isSlugTaken(db, { id: listing.id, taxonomyNodeId, slug });
  return ok({ available: isSlug(slug) && !isTaken });
}
