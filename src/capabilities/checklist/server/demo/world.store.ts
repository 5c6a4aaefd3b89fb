import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';
import {
  checklistAssignees,
  checklistComments,
  checklistFiles,
  checklists,
  checklistTasks,
} from '../../tables.ts';
import type { ChecklistRow, TaskRow } from '../tasks.store.ts';

/** The stores ask through this, the world is written through one connection. */
export const toTx = (client: pg.ClientBase): Tx => drizzle(client as pg.Client) as unknown as Tx;

type DemoList = {
  list: ChecklistRow;
  tasks: TaskRow[];
  assignees: (typeof checklistAssignees.$inferInsert)[];
  comments: (typeof checklistComments.$inferInsert)[];
  files: (typeof checklistFiles.$inferInsert)[];
};

export async function insertDemoList(
  tx: Tx,
  { list, tasks, assignees, comments, files }: DemoList,
): Promise<void> {
  await tx.insert(checklists).values(list);
  await tx.insert(checklistTasks).values(tasks);
  if (assignees.length > 0) await tx.insert(checklistAssignees).values(assignees);
  if (comments.length > 0) await tx.insert(checklistComments).values(comments);
  if (files.length > 0) await tx.insert(checklistFiles).values(files);
}
