import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';

export function proofKey(reviewUuid: string): string {
  return `reviews/${reviewUuid}`;
}

const deleteTask = defineTask('reviewing.delete-proofs', z.object({ uuids: z.array(z.uuid()) }));

/** The row says at once that it is gone; the file follows when that is committed. */
export async function queueProofDeletion(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await enqueueJob(tx, deleteTask, { uuids: [...uuids] });
}

export function proofJobs({ files }: Pick<Platform, 'files'>): TaskHandler[] {
  return [handleTask(deleteTask, ({ uuids }) => deleteAttachments({ files }, uuids.map(proofKey)))];
}
