import { and, asc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { DayOperation, OperationKind } from '../../rules/day-operations.ts';
import { dayOperations } from '../../tables.ts';

export async function latestClock(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ clock: max(dayOperations.clock) })
    .from(dayOperations)
    .where(eq(dayOperations.weddingId, weddingId));
  return row?.clock ?? 0;
}

/** What is there already stays as it is: a phone that heard no answer sends it again. */
export async function insertOperations(
  tx: Tx,
  weddingId: string,
  { operations, receivedAt }: { operations: readonly DayOperation[]; receivedAt: Date },
): Promise<number> {
  if (operations.length === 0) return 0;
  const written = await tx
    .insert(dayOperations)
    .values(
      operations.map(({ at, ...operation }) => ({
        ...operation,
        weddingId,
        receivedAt,
        at: new Date(at),
      })),
    )
    .onConflictDoNothing();
  return written.rowCount ?? 0;
}

export type OperationRow = DayOperation & { cursor: number };

export async function listOperations(
  tx: Tx,
  weddingId: string,
  { after, kinds, limit }: { after: number; kinds: readonly OperationKind[]; limit: number },
): Promise<OperationRow[]> {
  if (kinds.length === 0) return [];
  const rows = await tx
    .select()
    .from(dayOperations)
    .where(
      and(
        eq(dayOperations.weddingId, weddingId),
        gt(dayOperations.cursor, after),
        inArray(dayOperations.kind, [...kinds]),
      ),
    )
    .orderBy(asc(dayOperations.cursor))
    .limit(limit);
  return rows.map(({ weddingId: _, receivedAt: __, at, ...operation }) => ({
    ...operation,
    at: at.toISOString(),
  }));
}
