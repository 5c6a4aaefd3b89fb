import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { connectDatabase, type Database } from './database.ts';
import { databaseTrouble } from './database-trouble.ts';

let own: TestDatabase;
/** With the patience of production. */
let db: Database;
let held: PoolClient | undefined;

beforeAll(async () => {
  own = await openTestDatabase();
  db = connectDatabase(own.url, createLog('silent'), { connections: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  held?.release(true);
  held = undefined;
});
afterAll(async () => {
  await db.$client.end();
  await own.close();
});

const troubleOf = (work: Promise<unknown>) => work.then(() => undefined, databaseTrouble);

describe('nobody waits for long', () => {
  it('for a connection: less than two seconds', async () => {
    held = await db.$client.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const trouble = troubleOf(db.$client.query('select 1'));
    vi.advanceTimersByTime(1_999);
    expect(await trouble).toBe('busy');
  });

  it('for a statement: the server ends it after 15 seconds', async () => {
    const { rows } = await db.$client.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  it('for an answer: whoever asked hangs up soon after', async () => {
    held = await db.$client.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const trouble = troubleOf(held.query('select pg_sleep(2)'));
    vi.advanceTimersByTime(18_000);
    expect(await trouble).toBe('away');
  });
});
