import { z } from 'zod';
import { deleteAttachments } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { DAY_MS } from '../../rules/inquiry-timers.ts';
import { dropLoose } from './attachments.store.ts';

const named = z.object({ uuid: z.uuid(), inquiryUuid: z.uuid() });

type Named = z.output<typeof named>;

/** Looks after a day whether an upload became part of a message; one that did not goes. */
const sweepTask = defineTask('inquiries.sweep-attachment', named);
const deleteTask = defineTask('inquiries.delete-attachments', z.object({ files: z.array(named) }));

export function attachmentKey({ inquiryUuid, uuid }: Named): string {
  return `inquiries/${inquiryUuid}/${uuid}`;
}

/** Queued with the row, before the file is written: nothing is left behind by a process that was killed in between. */
export async function queueSweep(tx: Tx, now: Date, { uuid, inquiryUuid }: Named): Promise<void> {
  const runAt = new Date(now.getTime() + DAY_MS);
  await enqueueJob(tx, sweepTask, { uuid, inquiryUuid }, { jobKey: `sweep-attachment:${uuid}`, runAt });
}

/** The rows are gone with the transaction; the files follow when it is committed. */
export async function queueFileDeletion(tx: Tx, files: Named[]): Promise<void> {
  if (files.length > 0) await enqueueJob(tx, deleteTask, { files });
}

export function attachmentJobs({ db, files }: Pick<Platform, 'db' | 'files'>): TaskHandler[] {
  return [
    handleTask(sweepTask, async (file) => {
      if (await dropLoose(db, file.uuid)) await deleteAttachments({ files }, [attachmentKey(file)]);
    }),
    handleTask(deleteTask, ({ files: gone }) => deleteAttachments({ files }, gone.map(attachmentKey))),
  ];
}
