import { LRUCache } from 'lru-cache';
import type { RateBucket } from './rate-bucket.ts';
import type { CounterHits } from './store.ts';

/** About 10 MB at most. Past it the longest idle callers are forgotten, which is to their advantage. */
const MOST_CALLERS = 50_000;

type Counter = { windowStart: Date; total: number; pending: number };

export type ApproximateCounter = {
  /** Counts one hit and says how many are known in this window, here and, up to the last exchange, elsewhere. */
  count(bucket: RateBucket): number;
  /** How many are known, without counting one more. */
  known(bucket: RateBucket): number;
  /** Tells the other processes what was counted here and learns what was counted there. */
  exchange(): Promise<void>;
};

export function createApproximateCounter(
  addHits: (counters: CounterHits[]) => Promise<Map<string, number>>,
): ApproximateCounter {
  const counters = new LRUCache<string, Counter>({ max: MOST_CALLERS });
  let changed = new Set<string>();

  const count = (bucket: RateBucket): number => {
    let counter = counters.get(bucket.name);
    if (counter?.windowStart.getTime() !== bucket.windowStart.getTime()) {
      counter = { windowStart: bucket.windowStart, total: 0, pending: 0 };
      counters.set(bucket.name, counter);
    }
    counter.pending += 1;
    changed.add(bucket.name);
    return counter.total + counter.pending;
  };

  const known = ({ name, windowStart }: RateBucket): number => {
    const counter = counters.get(name);
    return counter?.windowStart.getTime() === windowStart.getTime() ? counter.total + counter.pending : 0;
  };

  const exchange = async () => {
    const sent = [...changed].flatMap((name) => {
      const counter = counters.peek(name);
      return counter
        ? [{ bucket: name, counter, windowStart: counter.windowStart, hits: counter.pending }]
        : [];
    });
    changed = new Set();
    if (sent.length === 0) return;
    try {
      const totals = await addHits(sent);
      for (const { bucket, counter, hits } of sent) {
        counter.pending -= hits;
        counter.total = totals.get(bucket) ?? counter.total + hits;
      }
    } catch (error) {
      for (const { bucket } of sent) changed.add(bucket);
      throw error;
    }
  };

  return { count, known, exchange };
}
