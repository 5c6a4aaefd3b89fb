import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import type { Logger } from '#platform/log.ts';
import { createApproximateCounter } from './approximate-counter.ts';
import { bucketOf, type RateBucket, type RateCaller, secondsLeft } from './rate-bucket.ts';
import { type RateClassName, rateClassOf } from './rate-classes.ts';
import { addHits } from './store.ts';

const EXCHANGE_MS = 1_000;

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type RateLimiter = {
  /** Counts and decides. Never throws: when the database is away, people are let through. */
  hit(className: RateClassName, caller: RateCaller): Promise<RateVerdict>;
  /** Exchanges the last counts and ends. */
  stop(): Promise<void>;
};

type RateLimiterOptions = {
  db: Pick<Tx, 'execute'>;
  clock: Clock;
  /** Multiplies every limit; for tests and benchmarks that come from one address. */
  factor: number;
  log: Logger;
};

export function createRateLimiter({ db, clock, factor, log }: RateLimiterOptions): RateLimiter {
  const approximate = createApproximateCounter((counters) => addHits(db, counters));
  let exchanging: Promise<void> | undefined;

  const exchange = () => {
    // A slow database gets one exchange at a time; what is counted meanwhile goes with the next.
    exchanging ??= approximate
      .exchange()
      .catch((error: unknown) =>
        log.warn({ err: failureWithoutValues(error) }, 'rate limits could not be exchanged'),
      )
      .finally(() => {
        exchanging = undefined;
      });
    return exchanging;
  };
  const timer = setInterval(exchange, EXCHANGE_MS);
  timer.unref();

  const countExactly = async (buckets: RateBucket[]): Promise<number[]> => {
    const rows = buckets.map(({ name, windowStart }) => ({ bucket: name, windowStart, hits: 1 }));
    const totals = await addHits(db, rows);
    return buckets.map(({ name }) => totals.get(name) ?? 0);
  };

  const isFull = ({ limit }: RateBucket, total: number) => total > Math.max(1, limit * factor);

  /**
   * What is refused is not counted: whoever hammers uses up nothing of what the others behind the same address have, and
   * a network that is at its end makes no new counters with tokens that it makes up.
   */
  const countInMemory = (buckets: RateBucket[]): number[] => {
    const totals = buckets.map((bucket) => approximate.known(bucket) + 1);
    const isRefused = buckets.some((bucket, index) => isFull(bucket, totals[index] ?? 0));
    return isRefused ? totals : buckets.map(approximate.count);
  };

  const hit = async (className: RateClassName, caller: RateCaller): Promise<RateVerdict> => {
    const { exact, keys } = rateClassOf(className);
    const now = clock.now();
    const buckets = keys
      .map((key) => bucketOf(className, key, caller, now))
      .filter((bucket) => bucket !== undefined);
    try {
      const totals = exact ? await countExactly(buckets) : countInMemory(buckets);
      const full = buckets.filter((bucket, index) => isFull(bucket, totals[index] ?? 0));
      if (full.length === 0) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(...full.map((each) => secondsLeft(each, now))) };
    } catch (error) {
      log.warn(
        { err: failureWithoutValues(error), class: className },
        'a rate limit could not be counted; the call goes on',
      );
      return { allowed: true };
    }
  };

  return {
    hit,
    stop: async () => {
      clearInterval(timer);
      await exchanging;
      await exchange();
    },
  };
}
