import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { tellSeatingChanged } from '../change-seating.ts';
import { dropReturned, freeSeats, listGone } from '../freed.store.ts';

export const tellFreedTask = defineTask('seating-tell-freed', z.object({ weddingId: z.uuid() }));

/** Answers of one evening are told in one mail. */
const FOLDED_MS = 60 * 60_000;

/**
 * In the transaction of whatever changed the list: who can no longer sit at the event gets up, in every plan, and whoever
 * can again is no longer told of. It is no change of anybody who plans, so the version of the plan stays: what a run found
 * meanwhile is still worth having, without them.
 */
export async function freeChairs(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  weddingId: string,
): Promise<void> {
  const returned = await dropReturned(tx, weddingId);
  const gone = await listGone(tx, weddingId);
  if (gone.length > 0) {
    const now = clock.now();
    await freeSeats(tx, gone, now);
    const runAt = new Date(now.getTime() + FOLDED_MS);
    await enqueueJob(tx, tellFreedTask, { weddingId }, { jobKey: `seating-freed:${weddingId}`, runAt });
  }
  if (gone.length + returned > 0) await tellSeatingChanged(tx, weddingId);
}
