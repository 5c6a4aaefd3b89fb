import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { nextMailAt } from '../../rules/notices/notice-time.ts';
import { findLastMailAt, findNextDue } from './notices.store.ts';

export const sendNoticesTask = defineTask(
  'rsvp-send-notices',
  z.object({ weddingId: z.uuid(), userId: z.uuid() }),
);

/** One job waits for each member, for whatever they hear of next, and not within a minute of their last mail. */
export async function queueNotices(tx: Tx, member: { weddingId: string; userId: string }): Promise<void> {
  const next = await findNextDue(tx, member);
  if (!next) return;
  const runAt = nextMailAt(await findLastMailAt(tx, member), next);
  const jobKey = `rsvp-notices:${member.weddingId}:${member.userId}`;
  await enqueueJob(tx, sendNoticesTask, member, { jobKey, runAt });
}
