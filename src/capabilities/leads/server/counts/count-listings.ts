import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ListingCounts } from '../../contract/leads.contract.ts';
import { listCountsOf } from '../leads.store.ts';
import { presentCounts } from './count-leads.ts';

/** How each listing stands whose leads somebody may read. */
export async function countListings(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
): Promise<ListingCounts[]> {
  const listings = await listEnterable(db, actor, 'read-leads');
  const rows = await listCountsOf(
    db,
    listings.map(({ storefront }) => storefront.id),
  );
  return listings.map(({ storefront }) => ({
    storefrontUuid: storefront.uuid,
    statuses: presentCounts(rows.filter(({ storefrontId }) => storefrontId === storefront.id)),
  }));
}
