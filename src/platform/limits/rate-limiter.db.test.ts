import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
// The limits of a few calls, as they are.
import '#capabilities/identity/rate-classes.ts';
import '#capabilities/storefronts/rate-classes.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createApproximateCounter } from './approximate-counter.ts';
import { rateLimitJobs } from './purge-rate-limits.job.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { addHits } from './store.ts';

const ip = '203.0.113.7';
let own: TestDatabase;
let now: Date;
let limiters: RateLimiter[] = [];
let lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const clock: Clock = { ...systemClock, now: () => now };

beforeAll(async () => {
  own = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2030-05-01T10:00:30Z');
  await own.db.execute(sql`delete from rate_limit_counters`);
});
afterEach(async () => {
  await Promise.all(limiters.map((limiter) => limiter.stop()));
  limiters = [];
  lines = [];
});
afterAll(() => own.close());

function open(options: { factor?: number; db?: Pick<Tx, 'execute'> } = {}): RateLimiter {
  const limiter = createRateLimiter({ db: options.db ?? own.db, clock, factor: options.factor ?? 1, log });
  limiters.push(limiter);
  return limiter;
}

async function allowedOf(count: number, hit: () => ReturnType<RateLimiter['hit']>): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: count }, hit));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

describe('exact limits', () => {
  test('let exactly as many through as they say, however many come at once', async () => {
    const [one, two] = [open(), open()];
    const turn = [one, two];
    const hit = () => (turn.reverse()[0] ?? one).hit('sign-in', { ip, subject: 'ada@example.com' });
    expect(await allowedOf(50, hit)).toBe(10);
  });

  test('say when to come again, and forget with the window', async () => {
    const limiter = open();
    const hit = () => limiter.hit('sign-in', { ip, subject: 'ada@example.com' });
    await allowedOf(10, hit);
    expect(await hit()).toEqual({ allowed: false, retryAfterSeconds: 270 });
    now = new Date('2030-05-01T10:05:00Z');
    expect(await hit()).toEqual({ allowed: true });
  });

  test('hold for every key of the class: many accounts from one address', async () => {
    const limiter = open();
    let account = 0;
    const hit = () => limiter.hit('sign-in', { ip, subject: `account-${account++}` });
    expect(await allowedOf(70, hit)).toBe(60);
    expect((await limiter.hit('sign-in', { ip: '203.0.113.8', subject: 'account-1' })).allowed).toBe(true);
  });

  test('follow the account across addresses where it is the key', async () => {
    const limiter = open();
    let host = 0;
    expect(
      await allowedOf(12, () => limiter.hit('code', { ip: `203.0.113.${host++}`, account: 'account' })),
    ).toBe(8);
  });

  test('hold for a line of IPv6 that changes its address, and for its /48', async () => {
    const limiter = open();
    const hitFrom = (address: (index: number) => string) => {
      let index = 0;
      return () => limiter.hit('report', { ip: address(index++) });
    };
    expect(
      await allowedOf(
        30,
        hitFrom((index) => `2001:db8:1:1::${index}`),
      ),
    ).toBe(20);
    expect(
      await allowedOf(
        200,
        hitFrom((index) => `2001:db8:2:${index}::1`),
      ),
    ).toBe(160);
    expect(
      await allowedOf(
        30,
        hitFrom((index) => `made up ${index}`),
      ),
    ).toBe(20);
  });

  test('grow with the factor', async () => {
    const limiter = open({ factor: 2.5 });
    expect(await allowedOf(30, () => limiter.hit('sign-up', { ip }))).toBe(25);
  });
});

describe('approximate limits', () => {
  test('hold inside a process without asking the database', async () => {
    const execute = vi.fn(() => {
      throw new Error('not now');
    });
    const limiter = open({ db: { execute } });
    expect(await allowedOf(70, () => limiter.hit('log', { ip }))).toBe(60);
    expect(execute).not.toHaveBeenCalled();
  });

  test('are shared between processes after an exchange', async () => {
    const [one, two] = [open(), open()];
    expect(await allowedOf(60, () => one.hit('log', { ip }))).toBe(60);
    await two.hit('log', { ip });
    await vi.waitFor(async () => expect((await two.hit('log', { ip })).allowed).toBe(false), {
      timeout: 5_000,
      interval: 100,
    });
  });

  test('exchange adds what was counted here to what was counted there', async () => {
    const counters = [1, 2].map(() => createApproximateCounter((rows) => addHits(own.db, rows)));
    const bucket = { name: 'test', limit: 5, windowStart: now, windowSeconds: 60 };
    for (const counter of counters) {
      counter.count(bucket);
      expect(counter.count(bucket)).toBe(2);
      await counter.exchange();
    }
    expect(counters[1]?.count(bucket)).toBe(5);
    expect(counters[0]?.count(bucket)).toBe(3);
    expect(counters[1]?.count({ ...bucket, windowStart: new Date('2030-05-01T10:01:00Z') })).toBe(1);
  });

  test('lose nothing when an exchange fails', async () => {
    let isAway = true;
    const counter = createApproximateCounter((rows) =>
      isAway ? Promise.reject(new Error('away')) : addHits(own.db, rows),
    );
    const bucket = { name: 'test', limit: 5, windowStart: now, windowSeconds: 60 };
    counter.count(bucket);
    await expect(counter.exchange()).rejects.toThrow('away');
    isAway = false;
    counter.count(bucket);
    await counter.exchange();
    const answer = await own.db.execute(sql`select bucket, hits from rate_limit_counters`);
    expect(answer.rows).toEqual([{ bucket: 'test', hits: 2 }]);
  });

  test('a large exchange is one statement', async () => {
    const execute = vi.fn(own.db.execute.bind(own.db));
    const rows = Array.from({ length: 30_000 }, (_, index) => ({
      bucket: `b${index}`,
      windowStart: now,
      hits: 1,
    }));
    expect((await addHits({ execute } as unknown as Pick<Tx, 'execute'>, rows)).size).toBe(30_000);
    expect(execute).toHaveBeenCalledTimes(1);
  });
});

describe('a party behind one address', () => {
  const phones = Array.from({ length: 150 }, (_, index) => `phone-${index}`);

  test('goes on while one of its phones hammers', async () => {
    const limiter = open();
    const hammer = () => limiter.hit('link-write', { ip, token: 'hammer' });
    expect(await allowedOf(20_000, hammer)).toBe(60);
    expect((await hammer()).allowed).toBe(false);
    for (const token of phones)
      expect(await allowedOf(15, () => limiter.hit('link-write', { ip, token }))).toBe(15);
  });

  test('is told apart by browsers where all have the same secret', async () => {
    const limiter = open();
    const hit = (device: string) => () => limiter.hit('link-write', { ip, token: 'the-wall', device });
    expect(await allowedOf(500, hit('hammer'))).toBe(60);
    for (const device of phones) expect(await allowedOf(15, hit(device))).toBe(15);
  });

  test('ends somewhere, with however many secrets, and then makes no counters of new ones', async () => {
    const limiter = open();
    let made = 0;
    expect(await allowedOf(5_000, () => limiter.hit('link-write', { ip, token: `made-up-${made++}` }))).toBe(
      3_000,
    );
    expect((await limiter.hit('link-write', { ip: '203.0.113.8', token: 'a' })).allowed).toBe(true);
    await limiter.stop();
    const answer = await own.db.execute(
      sql`select count(*)::int as made from rate_limit_counters where bucket like 'link-write:device:%'`,
    );
    expect(answer.rows).toEqual([{ made: 3_001 }]);
  });

  test('follows a secret that goes from network to network', async () => {
    const limiter = open();
    let host = 0;
    const hit = () => limiter.hit('link', { ip: `203.0.113.${host++ % 250}`, token: 'a-household' });
    expect(await allowedOf(300, hit)).toBe(120);
  });

  test('leaves no secret in the database', async () => {
    const limiter = open();
    await limiter.hit('link', { ip, token: 'a-household-link', device: 'a-phone-key' });
    await limiter.hit('link', { ip, token: 'a-household-link' });
    await limiter.stop();
    const answer = await own.db.execute<{ bucket: string }>(sql`select bucket from rate_limit_counters`);
    const stored = answer.rows.map(({ bucket }) => bucket).join();
    expect(stored).toMatch(/^link:/);
    expect(stored).not.toMatch(/household|phone|203/);
  });
});

describe('care', () => {
  test('a database that is away lets people in and leaves a line in the log', async () => {
    const execute = () => {
      throw new Error('the database is away');
    };
    const limiter = open({ db: { execute } });
    expect(await limiter.hit('sign-in', { ip, subject: 'ada@example.com' })).toEqual({ allowed: true });
    expect(lines.join()).toContain('the database is away');
    expect(lines.join()).not.toContain('ada@example.com');
  });

  test('no address is stored', async () => {
    await open().hit('sign-in', { ip, subject: 'ada@example.com' });
    const answer = await own.db.execute<{ bucket: string }>(sql`select bucket from rate_limit_counters`);
    const stored = answer.rows.map((row) => row.bucket).join();
    expect(stored).not.toContain(ip);
    expect(stored).not.toContain('ada');
  });

  test('old windows are purged, running ones kept', async () => {
    const hits = 1;
    await addHits(own.db, [
      { bucket: 'old', windowStart: new Date('2030-04-29T09:00:00Z'), hits },
      { bucket: 'new', windowStart: new Date('2030-04-30T00:00:00Z'), hits },
      { bucket: 'link:device:60:old-minute', windowStart: new Date('2030-05-01T10:20:00Z'), hits },
      { bucket: 'link:device:60:new-minute', windowStart: new Date('2030-05-01T10:21:00Z'), hits },
      { bucket: 'link:device:600:ten', windowStart: new Date('2030-05-01T10:20:00Z'), hits },
    ]);
    now = new Date('2030-05-01T10:30:30Z');
    const [purge] = rateLimitJobs({ db: own.db, clock });
    await purge?.run({}, { log, jobKey: undefined, attempt: 1 });
    const answer = await own.db.execute<{ bucket: string }>(
      sql`select bucket from rate_limit_counters order by bucket`,
    );
    expect(answer.rows.map(({ bucket }) => bucket).sort()).toEqual([
      'link:device:600:ten',
      'link:device:60:new-minute',
      'new',
    ]);
  });
});
