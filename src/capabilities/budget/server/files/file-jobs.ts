import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteFileRow, listAwayBefore, listFilesOf } from './files.store.ts';

const named = z.object({ uuid: z.uuid(), weddingId: z.uuid() });

const sweepTask = defineTask('budget-sweep-files');
const deleteTask = defineTask('budget-delete-files', z.object({ files: z.array(named) }));

/** As long as somebody may want it back. */
const KEPT_MS = 30 * 86_400_000;

export function fileKey({ weddingId, uuid }: z.output<typeof named>): string {
  return `budgets/${weddingId}/${uuid}`;
}

/** The rows go with the wedding; the files follow when that is committed. */
export async function deleteFilesOf(tx: Tx, weddingId: string): Promise<void> {
  const files = await listFilesOf(tx, weddingId);
  if (files.length > 0) await enqueueJob(tx, deleteTask, { files });
}

export function fileJobs({ db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  return [
    handleTask(
      sweepTask,
      async () => {
        for (const file of await listAwayBefore(db, new Date(clock.now().getTime() - KEPT_MS))) {
          await deleteAttachments({ files }, [fileKey(file)]);
          await deleteFileRow(db, file.uuid);
        }
      },
      { cron: '20 5 * * *' },
    ),
    handleTask(deleteTask, ({ files: gone }) => deleteAttachments({ files }, gone.map(fileKey))),
  ];
}
