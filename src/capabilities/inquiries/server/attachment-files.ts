import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import { DAY_MS } from '../rules/inquiry-timers.ts';
import { dropLoose } from './attachments.store.ts';

/** Looks after a day whether an upload became part of a message; one that did not goes. */
const SWEEP_TASK = 'inquiries.sweep-attachment';
const DELETE_FILES_TASK = 'inquiries.delete-attachments';

type Named = { uuid: string; inquiryUuid: string };

const named = z.object({ uuid: z.uuid(), inquiryUuid: z.uuid() });
const listed = z.object({ files: z.array(named) });

export function attachmentKey({ inquiryUuid, uuid }: Named): string {
  return `inquiries/${inquiryUuid}/${uuid}`;
}

/** Queued with the row, before the file is written: nothing is left behind by a process that was killed in between. */
export async function queueSweep(tx: Tx, now: Date, { uuid, inquiryUuid }: Named): Promise<void> {
  const runAt = new Date(now.getTime() + DAY_MS);
  await enqueueJob(tx, SWEEP_TASK, { uuid, inquiryUuid }, { jobKey: `sweep-attachment:${uuid}`, runAt });
}

/** The rows are gone with the transaction; the files follow when it is committed. */
export async function queueFileDeletion(tx: Tx, files: readonly Named[]): Promise<void> {
  if (files.length > 0) await enqueueJob(tx, DELETE_FILES_TASK, { files });
}

export function attachmentJobs({ db, files }: Pick<Platform, 'db' | 'files'>): CapabilityJobs {
  return {
    tasks: {
      [SWEEP_TASK]: async (payload) => {
        const file = named.parse(payload);
        if (await dropLoose(db, file.uuid)) await files.delete(attachmentKey(file));
      },
      [DELETE_FILES_TASK]: async (payload) => {
        for (const file of listed.parse(payload).files) await files.delete(attachmentKey(file));
      },
    },
  };
}
