import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';

export const sendMessageTask = defineTask('rsvp-send-message', z.object({ messageUuid: z.uuid() }));

export async function queueMessage(tx: Pick<Tx, 'execute'>, messageUuid: string, runAt: Date): Promise<void> {
  await enqueueJob(tx, sendMessageTask, { messageUuid }, { jobKey: `rsvp-message:${messageUuid}`, runAt });
}
