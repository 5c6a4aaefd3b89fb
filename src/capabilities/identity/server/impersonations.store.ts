import { and, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { impersonationActions, impersonations, sessions } from '../tables.ts';

export async function insertImpersonation(tx: Tx, row: typeof impersonations.$inferInsert): Promise<void> {
  await tx.insert(impersonations).values(row);
}

export async function findSessionIdByToken(tx: Tx, token: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
  return row?.id;
}

export async function findOpenImpersonation(tx: Tx, sessionId: string) {
  const [row] = await tx
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
  return row;
}

export async function endImpersonation(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(impersonations)
    .set({ endedAt: now })
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
}

/** A session can also end by itself; its log then ends with it. */
export async function endAbandonedImpersonations(tx: Tx, now: Date): Promise<void> {
  const living = tx.select({ id: sessions.id }).from(sessions).where(gt(sessions.expiresAt, now));
  await tx
    .update(impersonations)
    .set({ endedAt: now })
    .where(and(isNull(impersonations.endedAt), notInArray(impersonations.sessionId, living)));
}

export async function insertImpersonationAction(
  tx: Tx,
  row: typeof impersonationActions.$inferInsert,
): Promise<void> {
  await tx.insert(impersonationActions).values(row);
}

export async function listImpersonationsOf(tx: Tx, userId: string, limit: number) {
  const rows = await tx
    .select()
    .from(impersonations)
    .where(eq(impersonations.userId, userId))
    .orderBy(desc(impersonations.startedAt))
    .limit(limit);
  if (rows.length === 0) return [];
  const actions = await tx
    .select()
    .from(impersonationActions)
    .where(
      inArray(
        impersonationActions.impersonationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(impersonationActions.at);
  return rows.map((row) => ({
    ...row,
    actions: actions.filter(({ impersonationId }) => impersonationId === row.id),
  }));
}
