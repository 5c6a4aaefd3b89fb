import { randomUUID } from 'node:crypto';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { openFacetRoots } from '#capabilities/taxonomy/rules/dependent-facets.ts';
import type { FacetOption } from '#capabilities/taxonomy/rules/facets.ts';
import type { Database } from '#platform/database/database.ts';

export const WORDS =
  'Long tables under the beams, slow food, and a fire outside until the last guest goes. We have done this for twenty years, and every Saturday is still the only one of its kind. Bring your people and your songs; we bring the rest.';

type Uploaded = { by?: string | null; hash?: string };

/** A picture with these bytes, that somebody sent. */
export async function addPicture(
  db: Database,
  storefrontId: number,
  gallery: 'COVER' | 'PHOTO',
  { by = null, hash = randomUUID() }: Uploaded = {},
): Promise<string> {
  const id = randomUUID();
  await db.$client.query(
    `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key,
       width, height, dominant_color, blur_data_url, created_at)
     values ($1, $2, $3, 'o', 'jpeg', 1, 'c', 1200, 800, '#c9a58d', '', now())`,
    [id, by, hash],
  );
  await db.$client.query(
    `insert into storefront_images (storefront_id, gallery, position, asset_id)
     values ($1, $2, (select count(*) from storefront_images where storefront_id = $1 and gallery = $2), $3)`,
    [storefrontId, gallery, id],
  );
  return id;
}

function requiredOptions(taxonomyNodeId: number): number[] {
  const category = categoryByNodeId(taxonomyNodeId);
  if (!category) throw new Error(`No category ${taxonomyNodeId}.`);
  const chosen: FacetOption[] = [];
  // A choice may open a group that must be chosen from as well.
  for (let round = 0; round < 3; round += 1) {
    for (const root of openFacetRoots(category.taxonomyKey, chosen)) {
      const [first] = root.options;
      const isChosen = root.options.some((option) => chosen.includes(option));
      if (root.isRequired && !isChosen && first) chosen.push(first);
    }
  }
  return chosen.map(({ id }) => id);
}

/** Everything that must be there before a listing can be submitted. */
export async function fillListing(db: Database, id: number, description = WORDS): Promise<void> {
  const { rows } = await db.$client.query('select taxonomy_node_id as node from storefronts where id = $1', [
    id,
  ]);
  await db.$client.query('update storefronts set description = $2, option_ids = $3 where id = $1', [
    id,
    description,
    requiredOptions(rows[0]?.node),
  ]);
  await db.$client.query(
    `insert into storefront_prices (storefront_id, target_couple_budget_min, target_couple_budget_max)
     values ($1, 100000, 900000) on conflict do nothing`,
    [id],
  );
  await addPicture(db, id, 'COVER');
  await addPicture(db, id, 'PHOTO');
}
