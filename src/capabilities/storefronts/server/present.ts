import { pictureAddress } from '#base/picture-address.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { ListingSummary } from '../contract.ts';
import type { ListingRow } from './store.ts';

export function presentListing(row: ListingRow): ListingSummary {
  return {
    uuid: row.uuid,
    name: row.name,
    coverImageUrl: row.cover_asset_id && pictureAddress(row.cover_asset_id),
    published: row.published_at !== null,
    publishedAt: row.published_at?.toISOString() ?? null,
    taxonomyKey: categoryByNodeId(row.taxonomy_node_id)?.taxonomyKey ?? '',
  };
}
