import { z } from 'zod';
import { fail, ok, type Result } from '#base/result.ts';
import { deleteAttachments, readAttachment } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteDispute, deleteFilesOf, findDisputeFile, listBegunBefore } from './disputes.store.ts';

/** What was begun and never sent goes after a week. */
const BEGUN_MS = 7 * 86_400_000;

export const disputeFileKey = (fileUuid: string): string => `review-disputes/${fileUuid}`;

const deleteTask = defineTask('reviewing.delete-dispute-files', z.object({ uuids: z.array(z.uuid()) }));
const tidyTask = defineTask('reviewing.tidy-disputes');

/** The rows are gone at once; the files follow when that is committed. */
export async function queueFileDeletion(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await enqueueJob(tx, deleteTask, { uuids: [...uuids] });
}

/** For staff alone; the guard has asked. */
export async function readDisputeFile(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  uuid: string,
): Promise<Result<File>> {
  const row = await findDisputeFile(db, uuid);
  const file = row && (await readAttachment({ files }, { ...row, key: disputeFileKey(uuid) }));
  return file ? ok(file) : fail('dispute.not_found', 'This document is no longer available.');
}

async function tidyDisputes({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - BEGUN_MS);
  for (const uuid of await listBegunBefore(db, before)) {
    await transact(db, async (tx) => {
      await queueFileDeletion(tx, await deleteFilesOf(tx, uuid));
      await deleteDispute(tx, uuid);
    });
  }
}

export function disputeJobs(deps: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  return [
    handleTask(deleteTask, ({ uuids }) => deleteAttachments(deps, uuids.map(disputeFileKey))),
    handleTask(tidyTask, () => tidyDisputes(deps), { cron: '25 4 * * *' }),
  ];
}
