import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { rsvpClaims, superLinks } from '../../super-link.tables.ts';

export type SuperLinkRow = typeof superLinks.$inferSelect;
export type ClaimRow = typeof rsvpClaims.$inferSelect;

/** Where it is open. */
export async function findOpenSuperLink(tx: Tx, code: string): Promise<SuperLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(superLinks)
    .where(and(eq(superLinks.code, code), eq(superLinks.isOpen, true)));
  return row;
}

export async function findSuperLink(tx: Tx, weddingId: string): Promise<SuperLinkRow | undefined> {
  const [row] = await tx.select().from(superLinks).where(eq(superLinks.weddingId, weddingId));
  return row;
}

export async function insertSuperLink(tx: Tx, row: typeof superLinks.$inferInsert): Promise<void> {
  await tx.insert(superLinks).values(row);
}

export async function updateSuperLink(
  tx: Tx,
  weddingId: string,
  change: Partial<Pick<SuperLinkRow, 'code' | 'purposes' | 'isOpen'>>,
): Promise<void> {
  await tx
    .update(superLinks)
    .set({ ...change, version: sql`${superLinks.version} + 1` })
    .where(eq(superLinks.weddingId, weddingId));
}

export async function countOpenClaims(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ claims: count() })
    .from(rsvpClaims)
    .where(and(eq(rsvpClaims.weddingId, weddingId), eq(rsvpClaims.state, 'NEW')));
  return row?.claims ?? 0;
}

/** Once, however often it is sent. */
export async function insertClaim(tx: Tx, row: typeof rsvpClaims.$inferInsert): Promise<void> {
  await tx.insert(rsvpClaims).values(row).onConflictDoNothing();
}

export async function hasClaim(tx: Tx, uuid: string): Promise<boolean> {
  const rows = await tx.select({ uuid: rsvpClaims.uuid }).from(rsvpClaims).where(eq(rsvpClaims.uuid, uuid));
  return rows.length > 0;
}

export function listOpenClaims(tx: Tx, weddingId: string): Promise<ClaimRow[]> {
  return tx
    .select()
    .from(rsvpClaims)
    .where(and(eq(rsvpClaims.weddingId, weddingId), eq(rsvpClaims.state, 'NEW')))
    .orderBy(asc(rsvpClaims.createdAt), asc(rsvpClaims.uuid));
}

export function listDecidedClaims(tx: Tx, weddingId: string, limit: number): Promise<ClaimRow[]> {
  return tx
    .select()
    .from(rsvpClaims)
    .where(and(eq(rsvpClaims.weddingId, weddingId), ne(rsvpClaims.state, 'NEW')))
    .orderBy(desc(rsvpClaims.decidedAt), desc(rsvpClaims.uuid))
    .limit(limit);
}

export async function findClaim(tx: Tx, weddingId: string, uuid: string): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpClaims)
    .where(and(eq(rsvpClaims.weddingId, weddingId), eq(rsvpClaims.uuid, uuid)));
  return row;
}

export async function updateClaim(
  tx: Tx,
  uuid: string,
  change: Pick<ClaimRow, 'state' | 'householdUuid' | 'before' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(rsvpClaims).set(change).where(eq(rsvpClaims.uuid, uuid));
}
