import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { budgetPresences } from '../../tables.ts';

export type PresenceRow = typeof budgetPresences.$inferSelect;

export async function findPresence(tx: Tx, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await tx.select().from(budgetPresences).where(eq(budgetPresences.userId, userId));
  return row;
}

/** The newest page of a person counts. */
export async function putPresence(tx: Tx, row: PresenceRow): Promise<void> {
  const { userId, ...told } = row;
  await tx.insert(budgetPresences).values(row).onConflictDoUpdate({
    target: budgetPresences.userId,
    set: told,
  });
}

export async function removePresence(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(budgetPresences).where(eq(budgetPresences.userId, userId));
  return (rowCount ?? 0) > 0;
}

/** Who still belongs to the wedding; the one who asks is no news. */
export function listPresences(
  tx: Tx,
  { weddingId, userId, since }: { weddingId: string; userId: string; since: Date },
) {
  return tx
    .select({
      userUuid: budgetPresences.userId,
      firstName: sql<string>`coalesce(nullif(${users.firstName}, ''), ${weddingMembers.displayName})`,
      lineUuid: budgetPresences.lineUuid,
      column: budgetPresences.column,
    })
    .from(budgetPresences)
    .innerJoin(users, eq(users.id, budgetPresences.userId))
    .innerJoin(
      weddingMembers,
      and(
        eq(weddingMembers.userId, budgetPresences.userId),
        eq(weddingMembers.weddingId, budgetPresences.weddingId),
      ),
    )
    .where(
      and(
        eq(budgetPresences.weddingId, weddingId),
        ne(budgetPresences.userId, userId),
        gt(budgetPresences.seenAt, since),
      ),
    )
    .orderBy(asc(weddingMembers.joinedAt), asc(budgetPresences.userId));
}

export async function sweepPresences(tx: Tx, before: Date): Promise<void> {
  await tx.delete(budgetPresences).where(lt(budgetPresences.seenAt, before));
}
