import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { Gallery, GalleryImage } from '../../rules/galleries.ts';
import type { ListingPrices, VenueMenu, VenueSpace } from '../../rules/listing-record.ts';
import type { PriceTier } from '../../rules/price-tiers.ts';
import {
  formerSlugs,
  storefrontImages,
  storefrontPrices,
  storefronts,
  venueMenus,
  venueSpaces,
} from '../../tables.ts';

export type ListingColumns = Partial<
  Pick<
    typeof storefronts.$inferInsert,
    | 'name'
    | 'slug'
    | 'description'
    | 'address1'
    | 'cityId'
    | 'marketId'
    | 'postalCode'
    | 'lat'
    | 'lon'
    | 'metroType'
    | 'travelRadiusMiles'
    | 'optionIds'
    | 'faqs'
    | 'social'
    | 'video'
  >
>;

export async function updateColumns(tx: Tx, id: number, columns: ListingColumns): Promise<void> {
  await tx.update(storefronts).set(columns).where(eq(storefronts.id, id));
}

type PriceRow = ListingPrices & { priceTier: PriceTier | null; startingPriceCents: number | null };

export async function writePrices(tx: Tx, storefrontId: number, prices: PriceRow): Promise<void> {
  await tx
    .insert(storefrontPrices)
    .values({ storefrontId, ...prices })
    .onConflictDoUpdate({ target: storefrontPrices.storefrontId, set: prices });
}

export async function replaceSpaces(
  tx: Tx,
  storefrontId: number,
  spaces: readonly VenueSpace[],
): Promise<void> {
  await tx.delete(venueSpaces).where(eq(venueSpaces.storefrontId, storefrontId));
  if (spaces.length === 0) return;
  await tx
    .insert(venueSpaces)
    .values(spaces.map((space, position) => ({ ...space, storefrontId, position })));
}

export async function replaceMenus(tx: Tx, storefrontId: number, menus: readonly VenueMenu[]): Promise<void> {
  await tx.delete(venueMenus).where(eq(venueMenus.storefrontId, storefrontId));
  if (menus.length === 0) return;
  await tx.insert(venueMenus).values(menus.map((menu, position) => ({ ...menu, storefrontId, position })));
}

export async function replaceGallery(
  tx: Tx,
  storefrontId: number,
  gallery: Gallery,
  images: readonly GalleryImage[],
): Promise<void> {
  const isOfGallery = and(
    eq(storefrontImages.storefrontId, storefrontId),
    eq(storefrontImages.gallery, gallery),
  );
  await tx.delete(storefrontImages).where(isOfGallery);
  if (images.length === 0) return;
  await tx
    .insert(storefrontImages)
    .values(images.map((image, position) => ({ ...image, storefrontId, gallery, position })));
}

/** Whether another listing of the category has this address, today or from earlier days. */
export async function isSlugTaken(
  tx: Tx,
  { id, taxonomyNodeId, slug }: { id: number; taxonomyNodeId: number; slug: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(sql`
    select exists (select from ${storefronts} where taxonomy_node_id = ${taxonomyNodeId} and slug = ${slug} and id <> ${id})
      or exists (select from ${formerSlugs} where taxonomy_node_id = ${taxonomyNodeId} and slug = ${slug} and storefront_id <> ${id}) as is_taken`);
  return rows[0]?.is_taken === true;
}

/** The old address leads on to the new one; one that is taken up again is no former one any more. */
export async function moveSlug(
  tx: Tx,
  moved: { id: number; taxonomyNodeId: number; from: string; to: string; at: Date },
): Promise<void> {
  const { id, taxonomyNodeId, from, to, at } = moved;
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.taxonomyNodeId, taxonomyNodeId), eq(formerSlugs.slug, to)));
  await tx
    .insert(formerSlugs)
    .values({ taxonomyNodeId, slug: from, storefrontId: id, movedAt: at })
    .onConflictDoNothing();
}
