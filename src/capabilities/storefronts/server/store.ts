import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { StorefrontRole } from '../rules/storefront-roles.ts';
import { storefrontMembers, storefronts } from '../tables.ts';

export type ListingRow = {
  uuid: string;
  name: string;
  taxonomy_node_id: number;
  published_at: Date | null;
  cover_asset_id: string | null;
};

/** What this person works for, the published ones first, each in the order it was opened. */
const listingsOfMember = preparedQuery<ListingRow>(
  'storefronts_of_member',
  `select s.uuid, s.name, s.taxonomy_node_id, s.published_at, cover.asset_id as cover_asset_id
   from storefront_members m
   join storefronts s on s.id = m.storefront_id
   left join storefront_images cover on cover.storefront_id = s.id and cover.gallery = 'COVER' and cover.position = 0
   where m.user_id = $1
   order by s.published_at is null, s.id`,
);

export function listListingsOf(db: Database, userId: string): Promise<ListingRow[]> {
  return listingsOfMember(db, [userId]);
}

/** What this person is in this business; undefined for strangers. */
export async function findRole(
  tx: Tx,
  storefrontId: number,
  userId: string,
): Promise<StorefrontRole | undefined> {
  const [member] = await tx
    .select({ role: storefrontMembers.role })
    .from(storefrontMembers)
    .where(and(eq(storefrontMembers.storefrontId, storefrontId), eq(storefrontMembers.userId, userId)));
  return member?.role;
}

export function listMembershipsOf(tx: Tx, userId: string) {
  return tx
    .select({
      uuid: storefronts.uuid,
      name: storefronts.name,
      role: storefrontMembers.role,
      joinedAt: storefrontMembers.joinedAt,
    })
    .from(storefrontMembers)
    .innerJoin(storefronts, eq(storefronts.id, storefrontMembers.storefrontId))
    .where(eq(storefrontMembers.userId, userId))
    .orderBy(storefrontMembers.joinedAt);
}

export async function findPublishedId(tx: Tx, uuid: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(and(eq(storefronts.uuid, uuid), sql`${storefronts.publishedAt} is not null`));
  return row?.id;
}

/** A newer version, whose editor knows that an older one is gone. */
export async function touchStorefront(tx: Tx, id: number, at: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(storefronts)
    .set({ updatedAt: at, version: sql`${storefronts.version} + 1` })
    .where(eq(storefronts.id, id))
    .returning({ uuid: storefronts.uuid });
  return row?.uuid;
}
