import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { budgetFiles, budgetLines } from '../../tables.ts';

export type FileRow = typeof budgetFiles.$inferSelect;

export async function hasLine(tx: Tx, weddingId: string, uuid: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: budgetLines.uuid })
    .from(budgetLines)
    .where(
      and(eq(budgetLines.uuid, uuid), eq(budgetLines.weddingId, weddingId), isNull(budgetLines.removedAt)),
    );
  return rows.length > 0;
}

export async function countFiles(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(budgetFiles)
    .where(and(eq(budgetFiles.weddingId, weddingId), isNull(budgetFiles.removedAt)));
  return row?.count ?? 0;
}

export async function insertFile(tx: Tx, file: typeof budgetFiles.$inferInsert): Promise<void> {
  await tx.insert(budgetFiles).values(file);
}

export async function findFile(tx: Tx, weddingId: string, uuid: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(budgetFiles)
    .where(
      and(eq(budgetFiles.uuid, uuid), eq(budgetFiles.weddingId, weddingId), isNull(budgetFiles.removedAt)),
    );
  return row;
}

/** Out of everybody's sight; the job takes the file itself. */
export async function putFileAway(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx.update(budgetFiles).set({ removedAt: now }).where(eq(budgetFiles.uuid, uuid));
}

/** In two questions: an index answers each of them, and none both. */
export function listAwayBefore(tx: Tx, before: Date) {
  const { uuid, weddingId, removedAt } = budgetFiles;
  const byThemselves = tx.select({ uuid, weddingId }).from(budgetFiles).where(lt(removedAt, before));
  const withTheirLine = tx
    .select({ uuid, weddingId })
    .from(budgetFiles)
    .innerJoin(budgetLines, eq(budgetLines.uuid, budgetFiles.lineUuid))
    .where(lt(budgetLines.removedAt, before));
  return byThemselves.union(withTheirLine);
}

export function listFilesOf(tx: Tx, weddingId: string) {
  const { uuid } = budgetFiles;
  return tx
    .select({ uuid, weddingId: budgetFiles.weddingId })
    .from(budgetFiles)
    .where(eq(budgetFiles.weddingId, weddingId));
}

export async function deleteFileRow(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(budgetFiles).where(eq(budgetFiles.uuid, uuid));
}
