import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { countUnclaimedJobs, enqueueJob, releaseAbandonedJobs } from './store.ts';
import { defineTask, type TaskHandler } from './task.ts';
import { type JobWorker, startWorker } from './worker.ts';

let own: TestDatabase;
let worker: JobWorker | undefined;
let lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });

beforeAll(async () => {
  own = await openTestDatabase();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  lines = [];
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => own.close());

const anything = (name: string) => defineTask(name, z.unknown());

async function work(tasks: Record<string, TaskHandler['run']>): Promise<void> {
  const handlers = Object.entries(tasks).map(([name, run]) => ({ name, run }));
  worker = await startWorker({ pool: own.db.$client, handlers, log, concurrency: 2 });
}

async function waitingJobs(): Promise<Array<{ task: string; key: string | null }>> {
  const answer = await own.db.execute<{ task: string; key: string | null }>(
    sql`select task_identifier as task, key from graphile_worker.jobs where task_identifier not like '%-jobs' order by 1`,
  );
  return answer.rows;
}

describe('jobs', () => {
  test('runs a job with its payload once the transaction has committed', async () => {
    const handler = vi.fn(async () => undefined);
    await work({ greet: handler });
    await own.db.transaction((tx) =>
      enqueueJob(tx, anything('greet'), { name: 'Ada' }, { jobKey: 'greet:1' }),
    );
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), 5_000);
    expect(handler).toHaveBeenCalledWith(
      { name: 'Ada' },
      expect.objectContaining({ jobKey: 'greet:1', attempt: 1 }),
    );
  });

  test('a job goes with the transaction that is rolled back', async () => {
    const change = own.db.transaction(async (tx) => {
      await enqueueJob(tx, anything('greet'), {});
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await waitingJobs()).toEqual([]);
  });

  test('a key keeps a waiting job single, and a later time is kept', async () => {
    const runAt = new Date('2100-01-01T00:00:00Z');
    await enqueueJob(own.db, anything('greet'), { turn: 1 }, { jobKey: 'same', runAt });
    await enqueueJob(
      own.db,
      anything('greet'),
      { turn: 2 },
      { jobKey: 'same', runAt, maxAttempts: 3, queueName: 'greetings' },
    );
    const answer = await own.db.execute(
      sql`select payload, run_at = ${runAt.toISOString()}::timestamptz as is_due, max_attempts from graphile_worker._private_jobs`,
    );
    expect(answer.rows).toEqual([{ payload: { turn: 2 }, is_due: true, max_attempts: 3 }]);
  });

  test('a failure is logged without the payload, and the job stays for a retry', async () => {
    await work({
      fail: async () => {
        throw new Error('no such host');
      },
    });
    await enqueueJob(own.db, anything('fail'), { email: 'ada@example.com' });
    await vi.waitFor(() => expect(lines.join()).toContain('will be tried again'), 5_000);
    expect(lines.join()).toContain('no such host');
    expect(lines.join()).not.toContain('ada@example.com');
    expect(await waitingJobs()).toEqual([{ task: 'fail', key: null }]);
  });

  test('stopping waits for the job that runs', async () => {
    let finish: (() => void) | undefined;
    let isDone = false;
    await work({
      slow: async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        isDone = true;
      },
    });
    await enqueueJob(own.db, anything('slow'), {});
    await vi.waitFor(() => expect(finish).toBeDefined(), 5_000);
    const stopping = worker?.stop();
    finish?.();
    await stopping;
    worker = undefined;
    expect(isDone).toBe(true);
    expect(await waitingJobs()).toEqual([]);
  });

  test('a task that nobody knows is reported', async () => {
    await enqueueJob(own.db, anything('from-the-future'), {});
    expect(await countUnclaimedJobs(own.db.$client, ['greet'])).toEqual([
      { task: 'from-the-future', count: 1 },
    ]);
    await work({ greet: async () => undefined });
    expect(lines.some((line) => line.includes('from-the-future') && line.includes('does not know'))).toBe(
      true,
    );
  });
});

describe('jobs of a process that was killed', () => {
  async function lockAs(name: string): Promise<void> {
    await own.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = ${name}, locked_at = now() - interval '1 minute', attempts = 1`,
    );
  }

  test('are freed and run by the next worker', async () => {
    const handler = vi.fn(async () => undefined);
    await enqueueJob(own.db, anything('orphan'), {});
    await lockAs('pool-of-the-dead');
    await work({ orphan: handler });
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), 5_000);
  });

  test('while those of a living worker stay its own', async () => {
    let finish: (() => void) | undefined;
    await work({
      slow: () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    });
    await enqueueJob(own.db, anything('slow'), {});
    await vi.waitFor(() => expect(finish).toBeDefined(), 5_000);
    await vi.waitFor(async () => {
      const locks =
        await own.db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and classid = 7261002
        and database = (select oid from pg_database where datname = current_database())`);
      expect(locks.rows).not.toEqual([]);
    }, 5_000);
    await own.db.execute(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
    expect(await releaseAbandonedJobs(own.db.$client)).toEqual([]);
    finish?.();
  });
});
