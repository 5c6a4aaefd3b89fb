import { eq, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { storefrontAwards, storefrontBadges } from '../../standing.tables.ts';
import {
  availabilityBlocks,
  formerSlugs,
  preferredVendors,
  storefrontImages,
  storefrontMembers,
  storefrontPrices,
  storefronts,
  venueMenus,
  venueSpaces,
} from '../../tables.ts';

const BESIDE = [
  storefrontPrices,
  storefrontMembers,
  venueSpaces,
  venueMenus,
  availabilityBlocks,
  formerSlugs,
  storefrontBadges,
  storefrontAwards,
];

/** Takes the pictures off the listing and says which they were. */
export async function dropImages(tx: Tx, storefrontId: number): Promise<string[]> {
  const rows = await tx
    .delete(storefrontImages)
    .where(eq(storefrontImages.storefrontId, storefrontId))
    .returning({ assetId: storefrontImages.assetId });
  return [...new Set(rows.map(({ assetId }) => assetId))];
}

/** Name and town stay, so that couples can tell whom they wrote to; nothing else does. */
export async function blankListing(tx: Tx, storefrontId: number): Promise<void> {
  for (const table of BESIDE) await tx.delete(table).where(eq(table.storefrontId, storefrontId));
  await tx
    .delete(preferredVendors)
    .where(
      or(eq(preferredVendors.storefrontId, storefrontId), eq(preferredVendors.preferredId, storefrontId)),
    );
  await tx
    .update(storefronts)
    .set({
      // Its address is free again.
      slug: sql`'deleted-' || ${storefronts.uuid}`,
      description: '',
      pros: [],
      cons: [],
      address1: '',
      postalCode: '',
      publicationStatus: 'CLOSED',
      publishedAt: null,
      formerlyPublishedAt: null,
      featuredUntil: null,
      optionIds: [],
      faqs: [],
      social: {},
      video: null,
      logoAssetId: null,
      displayAvailability: false,
      availableThrough: null,
      daysOff: [],
    })
    .where(eq(storefronts.id, storefrontId));
}
