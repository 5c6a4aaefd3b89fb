import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { seatingPresences } from '../../tables.ts';

export type PresenceRow = typeof seatingPresences.$inferSelect;

export async function findPresence(tx: Tx, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await tx.select().from(seatingPresences).where(eq(seatingPresences.userId, userId));
  return row;
}

/** The newest page of a person counts. */
export async function putPresence(tx: Tx, row: PresenceRow): Promise<void> {
  const { userId, ...told } = row;
  await tx.insert(seatingPresences).values(row).onConflictDoUpdate({
    target: seatingPresences.userId,
    set: told,
  });
}

export async function removePresence(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(seatingPresences).where(eq(seatingPresences.userId, userId));
  return (rowCount ?? 0) > 0;
}

/** Who still belongs to the wedding; the one who asks is no news. */
export function listPresences(
  tx: Tx,
  { weddingId, userId, since }: { weddingId: string; userId: string; since: Date },
) {
  return tx
    .select({
      userUuid: seatingPresences.userId,
      firstName: sql<string>`coalesce(nullif(${users.firstName}, ''), ${weddingMembers.displayName})`,
      planUuid: seatingPresences.planUuid,
      tableUuid: seatingPresences.tableUuid,
    })
    .from(seatingPresences)
    .innerJoin(users, eq(users.id, seatingPresences.userId))
    .innerJoin(
      weddingMembers,
      and(
        eq(weddingMembers.userId, seatingPresences.userId),
        eq(weddingMembers.weddingId, seatingPresences.weddingId),
      ),
    )
    .where(
      and(
        eq(seatingPresences.weddingId, weddingId),
        ne(seatingPresences.userId, userId),
        gt(seatingPresences.seenAt, since),
      ),
    )
    .orderBy(asc(weddingMembers.joinedAt), asc(seatingPresences.userId));
}

export async function sweepPresences(tx: Tx, before: Date): Promise<void> {
  await tx.delete(seatingPresences).where(lt(seatingPresences.seenAt, before));
}
