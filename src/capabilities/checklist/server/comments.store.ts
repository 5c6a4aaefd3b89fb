import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { checklistComments, checklistTasks } from '../tables.ts';

export type CommentRow = typeof checklistComments.$inferSelect;

export function listComments(tx: Tx, weddingId: string): Promise<CommentRow[]> {
  return tx
    .select()
    .from(checklistComments)
    .where(and(eq(checklistComments.weddingId, weddingId), isNull(checklistComments.removedAt)))
    .orderBy(asc(checklistComments.createdAt), asc(checklistComments.uuid));
}

export async function countComments(tx: Tx, taskUuid: string): Promise<number> {
  const [row] = await tx
    .select({ comments: count() })
    .from(checklistComments)
    .where(eq(checklistComments.taskUuid, taskUuid));
  return row?.comments ?? 0;
}

/** One that is there already stays as it is. */
export async function insertComment(tx: Tx, row: typeof checklistComments.$inferInsert): Promise<void> {
  await tx.insert(checklistComments).values(row).onConflictDoNothing();
}

export async function findOwnComment(
  tx: Tx,
  { weddingId, uuid, userId }: { weddingId: string; uuid: string; userId: string },
): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(checklistComments)
    .where(
      and(
        eq(checklistComments.uuid, uuid),
        eq(checklistComments.weddingId, weddingId),
        eq(checklistComments.writtenBy, userId),
      ),
    );
  return row;
}

export async function updateCommentRemoved(tx: Tx, uuid: string, removedAt: Date | null): Promise<void> {
  await tx.update(checklistComments).set({ removedAt }).where(eq(checklistComments.uuid, uuid));
}

export async function deleteRemovedComments(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(checklistComments)
    .where(and(isNotNull(checklistComments.removedAt), lt(checklistComments.removedAt, before)));
}

/** What somebody wrote, with the task it is about. */
export function listCommentsBy(tx: Tx, userId: string) {
  return tx
    .select({ task: checklistTasks.title, text: checklistComments.text, at: checklistComments.createdAt })
    .from(checklistComments)
    .innerJoin(checklistTasks, eq(checklistTasks.uuid, checklistComments.taskUuid))
    .where(eq(checklistComments.writtenBy, userId))
    .orderBy(asc(checklistComments.createdAt));
}

export async function deleteCommentsBy(tx: Tx, userId: string): Promise<void> {
  await tx.delete(checklistComments).where(eq(checklistComments.writtenBy, userId));
}
