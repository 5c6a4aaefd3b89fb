import { Worker } from 'node:worker_threads';
import { createWorkGate } from '#platform/work-gate.ts';
import { FEED_LIMITS } from '../../rules/calendar-limits.ts';
import type { FeedReading, FeedText } from './feed-reading.ts';

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Beside everything else that the process does. */
const threads = createWorkGate(2);

/**
 * Takes a calendar apart where it cannot hurt: a rule that never ends, or one that fills the memory, ends its thread and
 * nothing else, and nobody waits for it meanwhile. The thread knows none of our settings.
 */
export function parseInThread(
  feed: FeedText,
  milliseconds: number = FEED_LIMITS.milliseconds,
): Promise<FeedReading> {
  return threads.run(() => parseApart(feed, milliseconds));
}

async function parseApart(feed: FeedText, milliseconds: number): Promise<FeedReading> {
  const thread = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    workerData: feed,
    resourceLimits: MEMORY,
    env: {},
  });
  const { promise, resolve } = Promise.withResolvers<FeedReading>();
  const giveUp = () => resolve({ kind: 'failed', failure: 'TOO_COMPLEX' });
  const impatience = setTimeout(giveUp, milliseconds);
  thread.once('message', resolve);
  thread.once('error', giveUp);
  thread.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(impatience);
    await thread.terminate();
  }
}
