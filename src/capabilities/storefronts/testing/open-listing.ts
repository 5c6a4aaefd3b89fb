import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** As far as a test's application matters here. */
type World = { platform: { db: Database } };

export type TestListing = { id: number; uuid: string; slug: string };

type Wishes = {
  slug?: string;
  taxonomyNodeId?: number;
  isPublished?: boolean;
  isClaimed?: boolean;
  displayAvailability?: boolean;
};

/** One town to put businesses in. */
export async function openTown({ platform: { db } }: World): Promise<void> {
  await db.$client.query(`insert into states (code, name, slug) values ('NY', 'New York', 'new-york')`);
  await db.$client.query(
    `insert into cities (id, name, state_code, county, lat, lon, slug, search_name)
     values (1, 'Hudson', 'NY', 'Columbia', 42.25, -73.79, 'hudson-ny', 'hudson')`,
  );
}

/** Taken down by its own people, as it is once they close it. */
export async function closeListing({ platform: { db } }: World, { id }: TestListing): Promise<void> {
  await db.$client.query(
    `update storefronts set publication_status = 'CLOSED', formerly_published_at = published_at, published_at = null
     where id = $1`,
    [id],
  );
}

/** A business of the town; a published florist unless somebody wishes otherwise. */
export async function openListing({ platform: { db } }: World, wishes: Wishes = {}): Promise<TestListing> {
  const { taxonomyNodeId = 5, isPublished = true, isClaimed = true, displayAvailability = true } = wishes;
  // In letters: digits in a row would be taken for somebody's phone number.
  const slug =
    wishes.slug ?? `listing-${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const { rows } = await db.$client.query<TestListing>(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, lat, lon, metro_type, publication_status,
       published_at, claimed_at, display_availability, available_through, created_at, updated_at)
     values ($1, $2, $3, $3, 1, 42.25, -73.79, 'RURAL', $4, $5, $6, $7, '2027-12-31', now(), now())
     returning id, uuid, slug`,
    [
      randomUUID(),
      taxonomyNodeId,
      slug,
      isPublished ? 'ACCEPTED' : 'NEW',
      isPublished ? new Date() : null,
      isClaimed ? new Date() : null,
      displayAvailability,
    ],
  );
  const [listing] = rows;
  if (!listing) throw new Error('The listing was not written.');
  return listing;
}
