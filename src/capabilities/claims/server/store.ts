import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { storefrontClaims } from '../tables.ts';

export type ClaimRow = typeof storefrontClaims.$inferSelect;
type NewClaim = typeof storefrontClaims.$inferInsert;

const isLive = isNull(storefrontClaims.decidedAt);

/** The newest that this person has made for the listing, decided or not. */
export async function findOwnClaim(
  tx: Tx,
  storefrontId: number,
  userId: string,
): Promise<ClaimRow | undefined> {
  const [claim] = await tx
    .select()
    .from(storefrontClaims)
    .where(and(eq(storefrontClaims.storefrontId, storefrontId), eq(storefrontClaims.userId, userId)))
    .orderBy(sql`decided_at is not null`, desc(storefrontClaims.createdAt))
    .limit(1);
  return claim;
}

export async function findClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const [claim] = await tx.select().from(storefrontClaims).where(eq(storefrontClaims.id, id));
  return claim;
}

/** Everything undecided that others have made for the listing, the oldest first. */
export function listRivals(tx: Tx, { storefrontId, id }: Pick<ClaimRow, 'storefrontId' | 'id'>) {
  return tx
    .select()
    .from(storefrontClaims)
    .where(and(eq(storefrontClaims.storefrontId, storefrontId), ne(storefrontClaims.id, id), isLive))
    .orderBy(asc(storefrontClaims.createdAt));
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx.insert(storefrontClaims).values(claim).returning();
  if (!row) throw new Error('The claim was not written.');
  return row;
}

export async function updateClaim(tx: Tx, id: string, change: Partial<NewClaim>): Promise<ClaimRow> {
  const [row] = await tx.update(storefrontClaims).set(change).where(eq(storefrontClaims.id, id)).returning();
  if (!row) throw new Error('The claim is gone.');
  return row;
}

const DECIDED_SHOWN = 50;

const view = (tx: Tx) =>
  tx
    .select({
      claim: storefrontClaims,
      storefrontUuid: storefronts.uuid,
      claimant: {
        name: users.name,
        email: users.email,
        joinedAt: users.createdAt,
        isEmailConfirmed: users.emailVerified,
      },
      decider: sql<
        string | null
      >`(select d.first_name from users d where d.id = ${storefrontClaims.decidedBy})`,
    })
    .from(storefrontClaims)
    .innerJoin(storefronts, eq(storefronts.id, storefrontClaims.storefrontId))
    .innerJoin(users, eq(users.id, storefrontClaims.userId));

export type ClaimView = Awaited<ReturnType<typeof listLive>>[number];

export function listLive(tx: Tx) {
  return view(tx).where(isLive).orderBy(asc(storefrontClaims.createdAt));
}

export function listDecided(tx: Tx) {
  return view(tx)
    .where(isNotNull(storefrontClaims.decidedAt))
    .orderBy(desc(storefrontClaims.decidedAt))
    .limit(DECIDED_SHOWN);
}

export async function findClaimView(tx: Tx, id: string): Promise<ClaimView | undefined> {
  const [row] = await view(tx).where(eq(storefrontClaims.id, id));
  return row;
}

/** Far more than anybody has businesses. */
const OPEN_SHOWN = 20;

/** The listings whose claims by this person are undecided. */
export async function listOpenListingsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ uuid: storefronts.uuid })
    .from(storefrontClaims)
    .innerJoin(storefronts, eq(storefronts.id, storefrontClaims.storefrontId))
    .where(and(eq(storefrontClaims.userId, userId), isLive))
    .orderBy(asc(storefrontClaims.createdAt))
    .limit(OPEN_SHOWN);
  return rows.map(({ uuid }) => uuid);
}

export function listClaimsOf(tx: Tx, userId: string) {
  return tx.select().from(storefrontClaims).where(eq(storefrontClaims.userId, userId));
}

export async function deleteClaimsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(storefrontClaims).where(eq(storefrontClaims.userId, userId));
}

/** Papers of claims that were decided before that day. */
export async function listOldDocuments(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: storefrontClaims.id })
    .from(storefrontClaims)
    .where(
      and(
        lt(storefrontClaims.decidedAt, before),
        isNotNull(storefrontClaims.documentName),
        isNull(storefrontClaims.documentDeletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function markDocumentsDeleted(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(storefrontClaims)
    .set({ documentDeletedAt: at })
    .where(inArray(storefrontClaims.id, [...ids]));
}

/** Begun, never proved, and long ago: they hold nobody up and tell nothing. */
export async function deleteStale(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(storefrontClaims)
    .where(
      and(
        eq(storefrontClaims.state, 'OPEN'),
        eq(storefrontClaims.method, 'DOMAIN_MAIL'),
        lt(storefrontClaims.createdAt, before),
      ),
    );
}
