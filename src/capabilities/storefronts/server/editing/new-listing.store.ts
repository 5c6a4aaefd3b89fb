import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { storefrontMembers, storefronts } from '../../tables.ts';

/** 'Hudson NY' */
export async function findCityName(tx: Tx, cityId: number): Promise<string | undefined> {
  const [city] = await tx
    .select({ name: cities.name, stateCode: cities.stateCode })
    .from(cities)
    .where(eq(cities.id, cityId));
  return city && `${city.name} ${city.stateCode}`;
}

/** Two tabs of one person take turns. */
export const lockNewListings = (tx: Tx, userId: string) => lockName(tx, `new-listings:${userId}`);

/** What this person began under the same name in the same town since then, and nobody has seen yet. */
export async function findFreshDraft(
  tx: Tx,
  userId: string,
  draft: { taxonomyNodeId: number; name: string; cityId: number; since: Date },
): Promise<string | undefined> {
  const { taxonomyNodeId, name, cityId, since } = draft;
  const [row] = await tx
    .select({ uuid: storefronts.uuid })
    .from(storefronts)
    .innerJoin(storefrontMembers, eq(storefrontMembers.storefrontId, storefronts.id))
    .where(
      and(
        eq(storefrontMembers.userId, userId),
        eq(storefrontMembers.role, 'OWNER'),
        eq(storefronts.taxonomyNodeId, taxonomyNodeId),
        eq(storefronts.cityId, cityId),
        eq(sql`lower(${storefronts.name})`, name.toLowerCase()),
        eq(storefronts.publicationStatus, 'NEW'),
        isNull(storefronts.publishedAt),
        gte(storefronts.createdAt, since),
      ),
    );
  return row?.uuid;
}

/** Nothing where the uuid or the address is taken. */
export async function insertListing(
  tx: Tx,
  listing: typeof storefronts.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(storefronts)
    .values(listing)
    .onConflictDoNothing()
    .returning({ id: storefronts.id });
  return row?.id;
}

const MILES_PER_DEGREE = 69.05;

export type NearbyName = {
  uuid: string;
  name: string;
  slug: string;
  cityName: string;
  isClaimed: boolean;
  isOwn: boolean;
};

/** Published businesses of a category within so many miles of a city, and this person's own, whatever their state. */
export async function listNearbyNames(
  tx: Tx,
  near: { taxonomyNodeId: number; cityId: number; miles: number; userId: string },
): Promise<NearbyName[]> {
  const { taxonomyNodeId, cityId, miles, userId } = near;
  const { rows } = await tx.execute<NearbyName>(sql`
    select s.uuid, s.name, s.slug, c.name || ', ' || c.state_code as "cityName", s.claimed_at is not null as "isClaimed",
      own.user_id is not null as "isOwn"
    from ${cities} home
    join ${storefronts} s on s.taxonomy_node_id = ${taxonomyNodeId}
      and s.lat between home.lat - ${miles / MILES_PER_DEGREE} and home.lat + ${miles / MILES_PER_DEGREE}
      and abs(s.lon - home.lon) * cos(radians(home.lat)) <= ${miles / MILES_PER_DEGREE}
    join ${cities} c on c.id = s.city_id
    left join ${storefrontMembers} own on own.storefront_id = s.id and own.user_id = ${userId}
    where home.id = ${cityId} and (s.published_at is not null or own.user_id is not null)
    order by s.id`);
  return rows;
}
