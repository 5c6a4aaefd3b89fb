import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { StorefrontRole } from '../rules/storefront-roles.ts';
import { storefrontImages, storefrontMembers, storefronts } from '../tables.ts';

const listingsOfMember = preparedSelect((db: Database) =>
  db
    .select({
      uuid: storefronts.uuid,
      name: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
      publishedAt: storefronts.publishedAt,
      formerlyPublishedAt: storefronts.formerlyPublishedAt,
      coverAssetId: storefrontImages.assetId,
    })
    .from(storefrontMembers)
    .innerJoin(storefronts, eq(storefronts.id, storefrontMembers.storefrontId))
    .leftJoin(
      storefrontImages,
      and(
        eq(storefrontImages.storefrontId, storefronts.id),
        eq(storefrontImages.gallery, 'COVER'),
        eq(storefrontImages.position, 0),
      ),
    )
    .where(eq(storefrontMembers.userId, sql.placeholder('userId')))
    .orderBy(isNull(storefronts.publishedAt), storefronts.id)
    .prepare('storefronts_of_member'),
);

/** What this person works for, the published ones first, each in the order it was opened. */
export function listListingsOf(db: Database, userId: string) {
  return listingsOfMember(db).execute({ userId });
}

export type ListingRow = Awaited<ReturnType<typeof listListingsOf>>[number];

const isPublished = sql<boolean>`${storefronts.publishedAt} is not null`;

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

const storefrontOfMember = preparedSelect((tx: Tx) =>
  tx
    .select({ id: storefronts.id, name: storefronts.name, isPublished, role: storefrontMembers.role })
    .from(storefronts)
    .innerJoin(storefrontMembers, eq(storefrontMembers.storefrontId, storefronts.id))
    .where(
      and(
        eq(storefronts.uuid, sql.placeholder('uuid')),
        eq(storefrontMembers.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('storefronts_one_of_member'),
);

/** The business and what this person is there; nothing for strangers. */
export async function findStorefrontOfMember(tx: Tx, userId: string, uuid: string) {
  const [row] = await storefrontOfMember(tx).execute({ userId, uuid });
  return row;
}

export function listMembershipsOf(tx: Tx, userId: string) {
  return tx
    .select({
      id: storefronts.id,
      uuid: storefronts.uuid,
      name: storefronts.name,
      isPublished,
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
