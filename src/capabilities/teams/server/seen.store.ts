import { and, inArray, isNull, max } from 'drizzle-orm';
import { sessions } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** When each of them was last here, by sessions that have not ended; staff who looked through their eyes does not count. */
export async function listLastSeen(tx: Tx, userIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ userId: sessions.userId, at: max(sessions.updatedAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.impersonatedBy)))
    .groupBy(sessions.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])));
}
