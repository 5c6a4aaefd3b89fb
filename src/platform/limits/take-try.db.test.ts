import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { rateLimitJobs } from './purge-rate-limits.job.ts';
import { forgetTries, takeTry } from './take-try.ts';

let own: TestDatabase;
let now: Date;
const clock: Clock = { ...systemClock, now: () => now };
const DAY_MS = 86_400_000;

beforeAll(async () => {
  own = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2030-05-01T10:00:00Z');
  await own.db.execute(sql`delete from limited_tries`);
});
afterAll(() => own.close());

const tryOnce = (subject = 'password ada@example.com') =>
  takeTry({ db: own.db, clock }, { subject, freeTries: 10 });

describe('tries in a row', () => {
  test('are as many as are free, however many come at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => tryOnce()));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(verdicts.filter(({ allowed }) => !allowed)[0]).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect((await tryOnce('password bo@example.com')).allowed).toBe(true);
  });

  test('give one try after each wait, also when many wait for it', async () => {
    for (let index = 0; index < 10; index += 1) await tryOnce();
    now = new Date('2030-05-01T10:01:00Z');
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => tryOnce()));
    expect(verdicts.filter(({ allowed }) => allowed)).toEqual([{ allowed: true, tries: 11 }]);
    expect(await tryOnce()).toEqual({ allowed: false, retryAfterSeconds: 120 });
  });

  test('end with a right one, or with a day of rest', async () => {
    for (let index = 0; index < 10; index += 1) await tryOnce();
    await forgetTries({ db: own.db }, 'password ada@example.com');
    expect(await tryOnce()).toEqual({ allowed: true, tries: 1 });
    expect(await tryOnce()).toEqual({ allowed: true, tries: 2 });
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(await tryOnce()).toEqual({ allowed: true, tries: 1 });
  });
});

test('what is stored names nobody and does not stay', async () => {
  await tryOnce();
  now = new Date(now.getTime() + DAY_MS - 1);
  await tryOnce('password bo@example.com');
  const stored = await own.db.execute<{ subject: string }>(sql`select subject from limited_tries`);
  expect(stored.rows.map(({ subject }) => subject).join()).not.toMatch(/ada|bo@|example/);
  now = new Date(now.getTime() + 2);
  const [purge] = rateLimitJobs({ db: own.db, clock });
  await purge?.run({}, { log: createLog('silent'), jobKey: undefined, attempt: 1 });
  const left = await own.db.execute(sql`select 1 from limited_tries`);
  expect(left.rows).toHaveLength(1);
});
