import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { documentKey } from './document-files.ts';
import { deleteStale, listOldDocuments, markDocumentsDeleted } from './store.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const tidyTask = defineTask('claims.tidy');
const deleteTask = defineTask('claims.delete-documents', z.object({ ids: z.array(z.uuid()) }));

/** The rows go with the transaction; the files follow when it is committed. */
export async function queueDocumentDeletion(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await enqueueJob(tx, deleteTask, { ids: [...ids] });
}

/** Papers are kept a month after the decision, in case somebody asks about it; what was only begun, as long. */
export function claimsJobs({ db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  const remove = (ids: readonly string[]) => deleteAttachments({ files }, ids.map(documentKey));
  const tidy = async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    const ids = await listOldDocuments(db, before);
    await remove(ids);
    await markDocumentsDeleted(db, ids, now);
    await deleteStale(db, before);
  };
  return [
    handleTask(tidyTask, tidy, { cron: '40 4 * * *' }),
    handleTask(deleteTask, ({ ids }) => remove(ids)),
  ];
}
