import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { releaseSenderTask } from '../tasks.ts';

/** Once this is committed, what waits for nothing but this sender's address goes out, if it is confirmed. */
export async function queueRelease(tx: Tx, userId: string): Promise<void> {
  await enqueueJob(tx, releaseSenderTask, { userId }, { jobKey: `release:${userId}` });
}
