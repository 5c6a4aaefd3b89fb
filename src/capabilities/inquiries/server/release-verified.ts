import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { eachInTurn } from './each-in-turn.ts';
import { RELEASE_SENDER_TASK } from './job-names.ts';
import { releaseInquiry } from './release-inquiry.ts';
import { listReleasable } from './timers.store.ts';

/** Asked for when somebody has confirmed an address. */
export async function queueRelease(tx: Pick<Tx, 'execute'>, userId: string): Promise<void> {
  await enqueueJob(tx, RELEASE_SENDER_TASK, { userId }, { jobKey: `release:${userId}` });
}

/** Lets go what waited for nothing but a confirmed address: of one sender, or, as a safety net, of everybody. */
export async function releaseVerified(
  deps: Pick<Platform, 'db' | 'clock'>,
  senderId?: string,
): Promise<void> {
  await eachInTurn(
    deps,
    (tx, limit) => listReleasable(tx, limit, senderId),
    (tx, inquiry) => releaseInquiry(tx, deps.clock, inquiry),
  );
}
