import { sql } from 'drizzle-orm';
import type { PublicationStatus } from '#base/publication-status.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Gallery, GalleryImage } from '../../rules/galleries.ts';
import type { ListingPrices, ListingRecord } from '../../rules/listing-record.ts';
import { PRICE_FIELDS } from '../../rules/prices.ts';
import { priceColumn } from '../price-columns.ts';

type RecordRow = Omit<ListingRecord, 'category' | 'prices' | 'galleries'> & {
  taxonomyNodeId: number;
  publicationStatus: PublicationStatus;
  /** Columns of storefront_prices by their names; null before the business has said anything about money. */
  prices: Record<string, number | boolean | null> | null;
  images: (GalleryImage & { gallery: Gallery })[] | null;
};

function pricesOf(row: RecordRow['prices']): ListingPrices {
  const amounts = PRICE_FIELDS.map((field) => [field, row?.[priceColumn(field)] ?? null]);
  return { ...Object.fromEntries(amounts), priceRangeVisible: row?.price_range_visible !== false };
}

/** All that the business of this listing says about itself; undefined where there is none of the id. */
export async function findListingRecord(tx: Tx, id: number): Promise<ListingRecord | undefined> {
  const { rows } = await tx.execute<{
    record: RecordRow;
  }>(sql`select json_build_object('id', s.id, 'uuid', s.uuid, 'taxonomyNodeId', s.taxonomy_node_id, 'publicationStatus', s.publication_status,
       'isPublished', s.published_at is not null, 'name', s.name, 'slug', s.slug, 'description', s.description, 'address1', s.address1,
       'cityId', s.city_id, 'cityName', c.name || ', ' || c.state_code, 'postalCode', s.postal_code, 'lat', s.lat, 'lon', s.lon,
       'travelRadiusMiles', s.travel_radius_miles, 'optionIds', s.option_ids, 'faqs', s.faqs, 'social', s.social, 'video', s.video,
       'prices', (select to_json(p) from storefront_prices p where p.storefront_id = s.id),
       'images', (select json_agg(json_build_object('gallery', i.gallery, 'assetId', i.asset_id, 'source', i.source, 'caption', i.caption,
                    'altText', i.alt_text, 'focusX', i.focus_x, 'focusY', i.focus_y) order by i.position)
                  from storefront_images i where i.storefront_id = s.id),
       'spaces', coalesce((select json_agg(json_build_object('name', v.name, 'description', v.description, 'setting', v.setting,
                    'seatedCapacity', v.seated_capacity, 'standingCapacity', v.standing_capacity) order by v.position)
                  from venue_spaces v where v.storefront_id = s.id), '[]'),
       'menus', coalesce((select json_agg(json_build_object('name', m.name, 'description', m.description,
                    'pricePerPersonCents', m.price_per_person_cents) order by m.position)
                  from venue_menus m where m.storefront_id = s.id), '[]')) as record
     from storefronts s join cities c on c.id = s.city_id where s.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { taxonomyNodeId, prices, images, ...record } = row.record;
  const category = categoryByNodeId(taxonomyNodeId);
  if (!category) throw new Error(`A storefront has the unknown category ${taxonomyNodeId}.`);
  const galleryOf = (wanted: Gallery) =>
    (images ?? []).filter(({ gallery }) => gallery === wanted).map(({ gallery: _, ...image }) => image);
  return {
    ...record,
    category: category.taxonomyKey,
    prices: pricesOf(prices),
    galleries: { COVER: galleryOf('COVER'), PHOTO: galleryOf('PHOTO') },
  };
}
