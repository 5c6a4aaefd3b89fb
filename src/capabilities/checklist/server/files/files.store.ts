import { and, asc, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { checklistFiles, checklistTasks } from '../../tables.ts';

export type FileRow = typeof checklistFiles.$inferSelect;

export function listFiles(tx: Tx, weddingId: string): Promise<FileRow[]> {
  return tx
    .select()
    .from(checklistFiles)
    .where(
      and(
        eq(checklistFiles.weddingId, weddingId),
        isNotNull(checklistFiles.keptAt),
        isNull(checklistFiles.removedAt),
      ),
    )
    .orderBy(asc(checklistFiles.createdAt), asc(checklistFiles.uuid));
}

export async function countFiles(tx: Tx, taskUuid: string): Promise<number> {
  const [row] = await tx
    .select({ files: count() })
    .from(checklistFiles)
    .where(eq(checklistFiles.taskUuid, taskUuid));
  return row?.files ?? 0;
}

export async function insertFile(tx: Tx, row: typeof checklistFiles.$inferInsert): Promise<void> {
  await tx.insert(checklistFiles).values(row);
}

export async function findFile(tx: Tx, weddingId: string, uuid: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(checklistFiles)
    .where(and(eq(checklistFiles.uuid, uuid), eq(checklistFiles.weddingId, weddingId)));
  return row;
}

export async function updateFile(
  tx: Tx,
  uuid: string,
  changes: Partial<Pick<FileRow, 'keptAt' | 'removedAt'>>,
): Promise<void> {
  await tx.update(checklistFiles).set(changes).where(eq(checklistFiles.uuid, uuid));
}

export async function deleteFile(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(checklistFiles).where(eq(checklistFiles.uuid, uuid));
}

type Named = Pick<FileRow, 'uuid' | 'weddingId' | 'taskUuid'>;

const named = {
  uuid: checklistFiles.uuid,
  weddingId: checklistFiles.weddingId,
  taskUuid: checklistFiles.taskUuid,
};

/** Never written, or taken off, long enough ago. */
export function listLooseFiles(tx: Tx, before: Date): Promise<Named[]> {
  return tx
    .select(named)
    .from(checklistFiles)
    .where(
      or(
        and(isNull(checklistFiles.keptAt), lt(checklistFiles.createdAt, before)),
        lt(checklistFiles.removedAt, before),
      ),
    );
}

export function listFilesOfWedding(tx: Tx, weddingId: string): Promise<Named[]> {
  return tx.select(named).from(checklistFiles).where(eq(checklistFiles.weddingId, weddingId));
}

/** Of own tasks that were taken off long enough ago. */
export function listFilesOfRemoved(tx: Tx, before: Date): Promise<Named[]> {
  return tx
    .select(named)
    .from(checklistFiles)
    .innerJoin(checklistTasks, eq(checklistTasks.uuid, checklistFiles.taskUuid))
    .where(and(isNull(checklistTasks.key), lt(checklistTasks.removedAt, before)));
}

export async function deleteRemovedTasks(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(checklistTasks)
    .where(and(isNull(checklistTasks.key), lt(checklistTasks.removedAt, before)));
}

/** What somebody attached, with the task it is on. */
export function listFilesBy(tx: Tx, userId: string) {
  return tx
    .select({
      task: checklistTasks.title,
      name: checklistFiles.name,
      bytes: checklistFiles.bytes,
      at: checklistFiles.createdAt,
    })
    .from(checklistFiles)
    .innerJoin(checklistTasks, eq(checklistTasks.uuid, checklistFiles.taskUuid))
    .where(eq(checklistFiles.uploadedBy, userId))
    .orderBy(asc(checklistFiles.createdAt));
}
