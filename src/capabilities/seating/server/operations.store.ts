import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { seatingOperations } from '../history.tables.ts';

export async function listKnown(tx: Tx, planUuid: string, uuids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ uuid: seatingOperations.uuid })
    .from(seatingOperations)
    .where(and(eq(seatingOperations.planUuid, planUuid), inArray(seatingOperations.uuid, [...uuids])));
  return new Set(rows.map(({ uuid }) => uuid));
}

/** In the order they were taken. */
export async function insertOperations(
  tx: Tx,
  rows: readonly (typeof seatingOperations.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(seatingOperations).values([...rows]);
}

/** The first name of whoever touched this last; the plan itself has no id. */
export async function findToucher(tx: Tx, planUuid: string, thing: string | null): Promise<string> {
  const touching = JSON.stringify([thing === null ? { on: 'plan' } : { uuid: thing }]);
  const [row] = await tx
    .select({ firstName: users.firstName })
    .from(seatingOperations)
    .leftJoin(users, eq(users.id, seatingOperations.userId))
    .where(
      and(eq(seatingOperations.planUuid, planUuid), sql`${seatingOperations.steps} @> ${touching}::jsonb`),
    )
    .orderBy(desc(seatingOperations.seq))
    .limit(1);
  return row?.firstName ?? '';
}

export async function deleteOperationsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(seatingOperations).where(lt(seatingOperations.at, before));
}
