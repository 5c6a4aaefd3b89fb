import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteFileRow, listAwayBefore, listFilesOf } from './files.store.ts';

const named = z.object({ uuid: z.uuid(), weddingId: z.uuid() });

const deleteTask = defineTask('budget-delete-files', z.object({ files: z.array(named) }));

export function fileKey({ weddingId, uuid }: z.output<typeof named>): string {
  return `budgets/${weddingId}/${uuid}`;
}

/** The rows go with the wedding; the files follow when that is committed. */
export async function deleteFilesOf(tx: Tx, weddingId: string): Promise<void> {
  const files = await listFilesOf(tx, weddingId);
  if (files.length > 0) await enqueueJob(tx, deleteTask, { files });
}

/** Files that were taken away long ago, by themselves or with their line. */
export async function sweepFiles({ db, files }: Pick<Platform, 'db' | 'files'>, before: Date): Promise<void> {
  for (const file of await listAwayBefore(db, before)) {
    await deleteAttachments({ files }, [fileKey(file)]);
    await deleteFileRow(db, file.uuid);
  }
}

export function fileJobs({ files }: Pick<Platform, 'files'>): TaskHandler[] {
  return [handleTask(deleteTask, ({ files: gone }) => deleteAttachments({ files }, gone.map(fileKey)))];
}
