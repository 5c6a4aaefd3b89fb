import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { seatingRuns } from '../../history.tables.ts';

export type RunRow = typeof seatingRuns.$inferSelect;

export async function insertRun(tx: Tx, row: typeof seatingRuns.$inferInsert): Promise<void> {
  await tx.insert(seatingRuns).values(row);
}

/** Of whichever plan. */
export async function findAnyRun(tx: Tx, uuid: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(seatingRuns).where(eq(seatingRuns.uuid, uuid));
  return row;
}

export async function findRun(tx: Tx, planUuid: string, uuid: string): Promise<RunRow | undefined> {
  const row = await findAnyRun(tx, uuid);
  return row?.planUuid === planUuid ? row : undefined;
}

/** So that it ends once, however many want to end it. */
export async function lockRun(tx: Tx, uuid: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(seatingRuns).where(eq(seatingRuns.uuid, uuid)).for('update');
  return row;
}

export function listOpenRuns(tx: Tx, planUuid: string): Promise<RunRow[]> {
  return tx
    .select()
    .from(seatingRuns)
    .where(and(eq(seatingRuns.planUuid, planUuid), inArray(seatingRuns.state, ['QUEUED', 'RUNNING'])));
}

/** One that has answered the same question. */
export async function findAnswered(
  tx: Tx,
  { planUuid, kind, inputHash }: Pick<RunRow, 'planUuid' | 'kind' | 'inputHash'>,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(seatingRuns)
    .where(
      and(
        eq(seatingRuns.planUuid, planUuid),
        eq(seatingRuns.kind, kind),
        eq(seatingRuns.inputHash, inputHash),
        inArray(seatingRuns.state, ['DONE', 'IMPOSSIBLE']),
      ),
    )
    .orderBy(desc(seatingRuns.createdAt))
    .limit(1);
  return row;
}

export async function updateRun(
  tx: Tx,
  uuid: string,
  changes: Partial<Pick<RunRow, 'state' | 'result' | 'startedAt' | 'endedAt'>>,
): Promise<void> {
  await tx.update(seatingRuns).set(changes).where(eq(seatingRuns.uuid, uuid));
}

export async function deleteRunsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(seatingRuns).where(lt(seatingRuns.createdAt, before));
}
