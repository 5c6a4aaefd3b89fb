import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { checklistAssignees, checklists, checklistTasks } from '../tables.ts';

export type ChecklistRow = typeof checklists.$inferSelect;
export type TaskRow = typeof checklistTasks.$inferSelect;
type NewTask = typeof checklistTasks.$inferInsert;
export type TaskChanges = Partial<Omit<TaskRow, 'uuid' | 'weddingId' | 'key' | 'createdAt' | 'version'>>;

export async function findList(tx: Tx, weddingId: string): Promise<ChecklistRow | undefined> {
  const [row] = await tx.select().from(checklists).where(eq(checklists.weddingId, weddingId));
  return row;
}

export async function hasList(tx: Tx, weddingId: string): Promise<boolean> {
  return (await findList(tx, weddingId)) !== undefined;
}

export async function insertList(tx: Tx, row: ChecklistRow): Promise<void> {
  await tx.insert(checklists).values(row);
}

export async function updateList(
  tx: Tx,
  weddingId: string,
  changes: Partial<Pick<ChecklistRow, 'templates' | 'scaledFor' | 'plannedOn'>>,
): Promise<void> {
  await tx.update(checklists).set(changes).where(eq(checklists.weddingId, weddingId));
}

export function listTasks(tx: Tx, weddingId: string): Promise<TaskRow[]> {
  return tx
    .select()
    .from(checklistTasks)
    .where(eq(checklistTasks.weddingId, weddingId))
    .orderBy(asc(checklistTasks.position), asc(checklistTasks.createdAt), asc(checklistTasks.uuid));
}

/** Only ever within the wedding: another couple's task is as good as none. */
export async function findTask(tx: Tx, weddingId: string, uuid: string): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(checklistTasks)
    .where(and(eq(checklistTasks.uuid, uuid), eq(checklistTasks.weddingId, weddingId)));
  return row;
}

export async function countTaskRows(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ tasks: count() })
    .from(checklistTasks)
    .where(eq(checklistTasks.weddingId, weddingId));
  return row?.tasks ?? 0;
}

/** Whether it is new: one that is there already stays as it is. */
export async function insertTasks(tx: Tx, rows: readonly NewTask[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(checklistTasks)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ uuid: checklistTasks.uuid });
  return added.length;
}

export async function updateTask(tx: Tx, uuid: string, changes: TaskChanges): Promise<void> {
  await tx
    .update(checklistTasks)
    .set({ ...changes, version: sql`${checklistTasks.version} + 1` })
    .where(eq(checklistTasks.uuid, uuid));
}

type DueRow = { uuid: string; dueOn: string | null };

/** Many days in one statement. */
export async function updateDues(tx: Tx, dues: readonly DueRow[], at: Date): Promise<void> {
  if (dues.length === 0) return;
  const uuids = dues.map(({ uuid }) => uuid);
  const days = dues.map(({ dueOn }) => dueOn);
  await tx.execute(sql`
    update checklist_tasks set due_on = given.due_on, updated_at = ${at.toISOString()}::timestamptz,
      due_time = case when given.due_on is null then '' else due_time end, version = version + 1
    from unnest(${sql.param(uuids)}::uuid[], ${sql.param(days)}::date[]) as given (uuid, due_on)
    where checklist_tasks.uuid = given.uuid`);
}

export async function deleteTasks(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await tx
    .delete(checklistTasks)
    .where(and(eq(checklistTasks.weddingId, weddingId), inArray(checklistTasks.uuid, [...uuids])));
}

/** One that nobody has touched since it was made. */
export async function deleteUntouched(tx: Tx, weddingId: string, uuid: string): Promise<void> {
  await tx
    .delete(checklistTasks)
    .where(
      and(
        eq(checklistTasks.uuid, uuid),
        eq(checklistTasks.weddingId, weddingId),
        eq(checklistTasks.version, 1),
        isNull(checklistTasks.doneAt),
      ),
    );
}

export function listAssignees(tx: Tx, weddingId: string) {
  return tx
    .select({ taskUuid: checklistAssignees.taskUuid, userId: checklistAssignees.userId })
    .from(checklistAssignees)
    .where(eq(checklistAssignees.weddingId, weddingId));
}

export async function listAssigneesOf(tx: Tx, taskUuid: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: checklistAssignees.userId })
    .from(checklistAssignees)
    .where(eq(checklistAssignees.taskUuid, taskUuid));
  return rows.map(({ userId }) => userId);
}

export async function replaceAssignees(
  tx: Tx,
  { weddingId, uuid }: Pick<TaskRow, 'weddingId' | 'uuid'>,
  userIds: readonly string[],
): Promise<void> {
  await tx.delete(checklistAssignees).where(eq(checklistAssignees.taskUuid, uuid));
  if (userIds.length === 0) return;
  await tx
    .insert(checklistAssignees)
    .values(userIds.map((userId) => ({ taskUuid: uuid, userId, weddingId })))
    .onConflictDoNothing();
}
