import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { creditGrants } from '../tables.ts';

export type GrantRow = typeof creditGrants.$inferSelect;

const MOST_FOUND = 20;
const GRANTS_SHOWN = 50;

/** What was typed, as a part of something: signs of a pattern stand for themselves. */
const partOf = (typed: string) => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const listings = (tx: Tx) =>
  tx
    .select({
      id: storefronts.id,
      uuid: storefronts.uuid,
      name: storefronts.name,
      city: cities.name,
      stateCode: cities.stateCode,
      published: sql<boolean>`${storefronts.publishedAt} is not null`,
      owner: sql<string | null>`(select u.email from storefront_members m join users u on u.id = m.user_id
        where m.storefront_id = ${storefronts.id} and m.role = 'OWNER' order by m.joined_at limit 1)`,
    })
    .from(storefronts)
    .leftJoin(cities, eq(cities.id, storefronts.cityId))
    .$dynamic();

export type ListingRow = Awaited<ReturnType<typeof listListings>>[number];

/** By a part of its name or of its page's address, or by the address of somebody who works there. */
export function listListings(tx: Tx, typed: string) {
  const like = partOf(typed);
  return listings(tx)
    .where(
      or(
        sql`lower(${storefronts.name}) like ${like}`,
        sql`${storefronts.slug} like ${like}`,
        sql`exists (select from storefront_members m join users u on u.id = m.user_id
          where m.storefront_id = ${storefronts.id} and lower(u.email) = ${typed.toLowerCase()})`,
      ),
    )
    .orderBy(asc(storefronts.name), asc(storefronts.id))
    .limit(MOST_FOUND);
}

export async function findListing(tx: Tx, uuid: string): Promise<ListingRow | undefined> {
  const [row] = await listings(tx).where(eq(storefronts.uuid, uuid));
  return row;
}

/** Nothing where the id is taken. */
export async function insertGrant(
  tx: Tx,
  grant: typeof creditGrants.$inferInsert,
): Promise<GrantRow | undefined> {
  const [row] = await tx.insert(creditGrants).values(grant).onConflictDoNothing().returning();
  return row;
}

export async function lockGrant(tx: Tx, id: string): Promise<GrantRow | undefined> {
  const [row] = await tx.select().from(creditGrants).where(eq(creditGrants.id, id)).for('update');
  return row;
}

export async function updateGrant(
  tx: Tx,
  id: string,
  change: Pick<GrantRow, 'state' | 'decidedBy' | 'decidedAt' | 'transferId'>,
): Promise<void> {
  await tx.update(creditGrants).set(change).where(eq(creditGrants.id, id));
}

const nameOf = (column: typeof creditGrants.proposedBy) =>
  sql<string | null>`(select u.first_name from users u where u.id = ${column})`;

const views = (tx: Tx) =>
  tx
    .select({
      grant: creditGrants,
      listing: { uuid: storefronts.uuid, name: storefronts.name },
      proposer: nameOf(creditGrants.proposedBy),
      decider: nameOf(creditGrants.decidedBy),
    })
    .from(creditGrants)
    .innerJoin(storefronts, eq(storefronts.id, creditGrants.storefrontId))
    .$dynamic();

export type GrantView = Awaited<ReturnType<typeof listProposed>>[number];

export function listProposed(tx: Tx) {
  return views(tx)
    .where(eq(creditGrants.state, 'PROPOSED'))
    .orderBy(asc(creditGrants.proposedAt))
    .limit(GRANTS_SHOWN);
}

export function listGrantsOf(tx: Tx, storefrontId: number) {
  return views(tx)
    .where(eq(creditGrants.storefrontId, storefrontId))
    .orderBy(desc(creditGrants.proposedAt))
    .limit(GRANTS_SHOWN);
}

export async function findGrantView(tx: Tx, id: string): Promise<GrantView | undefined> {
  const [row] = await views(tx).where(and(eq(creditGrants.id, id)));
  return row;
}
