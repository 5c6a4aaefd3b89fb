import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteRemovedComments } from '../comments.store.ts';
import { fileKey } from './file-key.ts';
import {
  deleteFile,
  deleteRemovedTasks,
  listFilesOfRemoved,
  listFilesOfWedding,
  listLooseFiles,
} from './files.store.ts';

const DAY_MS = 86_400_000;
/** Long enough to have a task back as it was. */
const TASK_DAYS = 7;

const tidyTask = defineTask('checklist-tidy');
const deleteTask = defineTask('checklist-delete-files', z.object({ keys: z.array(z.string()) }));

/** The rows go with the wedding; the files follow when that is committed. */
export async function queueFilesOfWedding(tx: Tx, weddingId: string): Promise<void> {
  const keys = (await listFilesOfWedding(tx, weddingId)).map(fileKey);
  if (keys.length > 0) await enqueueJob(tx, deleteTask, { keys });
}

/** What was taken off goes for good. A file goes before its row, so that one that is killed in between is done again. */
async function tidy({ db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now().getTime();
  const aDayAgo = new Date(now - DAY_MS);
  const aWeekAgo = new Date(now - TASK_DAYS * DAY_MS);
  const gone = [...(await listLooseFiles(db, aDayAgo)), ...(await listFilesOfRemoved(db, aWeekAgo))];
  for (const file of gone) {
    await deleteAttachments({ files }, [fileKey(file)]);
    await deleteFile(db, file.uuid);
  }
  await deleteRemovedTasks(db, aWeekAgo);
  await deleteRemovedComments(db, aDayAgo);
}

export function fileJobs(platform: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  return [
    handleTask(tidyTask, () => tidy(platform), { cron: '25 4 * * *' }),
    handleTask(deleteTask, ({ keys }) => deleteAttachments(platform, keys)),
  ];
}
