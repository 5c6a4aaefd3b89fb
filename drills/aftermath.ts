import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoPartsOf } from '../src/capabilities/world/server/demo-part.ts';
import { listBrokenInvariants } from '../src/capabilities/world/server/invariants.store.ts';
import { capabilities } from '../src/server/ordered-capabilities.ts';
import type { Fleet } from './fleet.ts';

/** A job of a killed process is free again after half a minute and the next look of a minute. */
const SETTLED_WITHIN_MS = 180_000;

/** Until no job is under way or due and no mail waits; how long that took, or nothing where it never happened. */
export async function untilSettled({ ask }: Fleet): Promise<number | undefined> {
  const began = performance.now();
  for (;;) {
    const [left] = await ask<{ count: number }>(`
      select ((select count(*) from graphile_worker.jobs
               where locked_at is not null or (run_at <= now() and attempts < max_attempts))
            + (select count(*) from outgoing_messages where state = 'QUEUED'))::int as count`);
    if (left?.count === 0) return performance.now() - began;
    if (performance.now() - began > SETTLED_WITHIN_MS) return undefined;
    await wait(500);
  }
}

export type LeftJobs = { running: number; failed: string[] };

/**
 * Jobs that somebody still holds, and those that failed until nobody tries again. One without an error did not fail: it
 * was queued anew while a killed process held it.
 */
export async function findLeftJobs({ ask }: Fleet): Promise<LeftJobs> {
  const jobs = await ask<{ task: string; isHeld: boolean; isOver: boolean }>(`
    select task_identifier as task, locked_at is not null as "isHeld", attempts >= max_attempts and last_error is not null as "isOver"
    from graphile_worker.jobs`);
  return {
    running: jobs.filter(({ isHeld }) => isHeld).length,
    failed: jobs.filter(({ isHeld, isOver }) => isOver && !isHeld).map(({ task }) => task),
  };
}

/** A job that ends while it is asked makes a sentence wrong for a moment. */
const LOOKS = 3;

/** Sentences about the world that no longer hold, with how often. */
export async function brokenSentences(fleet: Fleet): Promise<string[]> {
  let broken: string[] = [];
  for (let look = 1; look <= LOOKS; look += 1) {
    broken = await lookOnce(fleet);
    if (broken.length === 0) break;
    await wait(1_000);
  }
  return broken;
}

/** People have lived in this world. */
const livedInParts = () =>
  demoPartsOf(capabilities).map((part) => ({
    ...part,
    invariants: (part.invariants ?? []).filter(({ onlyWhenNew }) => !onlyWhenNew),
  }));

async function lookOnce({ database }: Fleet): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const broken = await listBrokenInvariants(client, livedInParts());
    return broken.map(({ name, count }) => `${name} (${count})`);
  } finally {
    await client.end();
  }
}
