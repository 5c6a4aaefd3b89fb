import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from '#app/request-scope.ts';
import { openDatabaseLine } from '#platform/testing/database-line.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serveTestPages, type TestPage, type TestPages } from '../testing/test-pages.ts';
import { createServer } from './create-server.ts';

const STATES = '/web-marketplace-api/v1/us-states';
const MINE = { url: '/mine', headers: { accept: 'text/html' } };
const KNOWN = { url: '/known', headers: { accept: 'text/html' } };

const listStates: TestPage['loader'] = ({ context }) => apiOf(context).places.listStates();
const PAGES: TestPage[] = [
  { path: 'known', handle: { document: 'public' }, loader: listStates },
  { path: 'new/:name', handle: { document: 'public' }, loader: listStates },
  { path: 'mine', loader: listStates },
];

const line = openDatabaseLine();
let test: TestApp;
let pages: Omit<TestPages, 'test'>;
let address: string;

beforeAll(async () => {
  test = await openTestApp({ line });
  pages = await serveTestPages(test.platform, PAGES, { answerBeginsMs: 1_500 });
  address = await pages.app.listen({ port: 0, host: '127.0.0.1' });
  await test.platform.live.ready;
});
afterAll(async () => {
  await pages.close();
  await test.close();
  await line.close();
});

/** Everything is well and what one page shows is at hand, but older than a page is usually served. */
async function beforeTheNight(): Promise<void> {
  line.mend();
  await vi.waitFor(async () => expect((await pages.app.inject(STATES)).statusCode).toBe(200), 5_000);
  await vi.waitFor(async () => expect((await pages.app.inject(KNOWN)).statusCode).toBe(200), 5_000);
  test.clock.advance(10 * 60_000);
}

describe.each([
  ['away', () => line.cut()],
  ['silent', () => line.hush()],
])('while the database is %s', (how, breakLine) => {
  const unseen = { url: `/new/${how}`, headers: { accept: 'text/html' } };

  beforeAll(async () => {
    await beforeTheNight();
    breakLine();
  });

  it('calls and pages say 503 and when to come again', async () => {
    const call = await pages.app.inject(STATES);
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('5');
    expect(call.json().error.code).toBe('overloaded');
    for (const asked of [MINE, unseen]) {
      const page = await pages.app.inject(asked);
      expect(page.statusCode).toBe(503);
      expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(page.body).toContain('Please try again in a moment.');
    }
  });

  it('public pages that were drawn before go on', async () => {
    const page = await pages.app.inject(KNOWN);
    expect(page.statusCode).toBe(200);
    expect(Number(page.headers.age)).toBeGreaterThanOrEqual(600);
  });

  it('the process is alive and not ready', async () => {
    expect((await pages.app.inject('/healthz')).statusCode).toBe(200);
    expect((await pages.app.inject('/readyz')).statusCode).toBe(503);
  });

  it('everything comes back by itself', async () => {
    line.mend();
    await vi.waitFor(async () => expect((await pages.app.inject(STATES)).statusCode).toBe(200), 5_000);
    await vi.waitFor(async () => expect((await pages.app.inject(unseen)).statusCode).toBe(200), 5_000);
  });
});

describe('a request', () => {
  beforeAll(beforeTheNight);

  it('behind too many others is refused at once', async () => {
    const { $client } = test.platform.db;
    const held = await Promise.all(Array.from({ length: 10 }, () => $client.connect()));
    let hasWaitedInVain = false;
    const waiting = Array.from({ length: 150 }, () =>
      $client.query('select 1').catch(() => {
        hasWaitedInVain = true;
      }),
    );
    const call = await pages.app.inject(STATES);
    const isAtOnce = !hasWaitedInVain;
    for (const client of held) client.release();
    await Promise.all(waiting);
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('5');
    expect(isAtOnce, 'before anybody’s patience was over').toBe(true);
  });

  it('that waits for a lock has an answer in time', async () => {
    const blocker = await test.platform.db.$client.connect();
    await blocker.query('begin; lock table states in access exclusive mode');
    const call = await pages.app.inject(STATES);
    expect(call.statusCode).toBe(503);
    await blocker.query('rollback');
    blocker.release();
  });

  it('has an answer within 20 seconds, whatever it waits for', async () => {
    const server = createServer(test.platform);
    const asked = Promise.withResolvers<void>();
    server.get('/never', () => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    const at = await server.listen({ port: 0, host: '127.0.0.1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = fetch(`${at}/never`);
      await asked.promise;
      vi.advanceTimersByTime(19_999);
      expect((await answer).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
    await server.close();
  });

  it.each([
    ['is told so', true, '400'],
    ['after it was refused is not waited for', false, '403'],
  ])('whose body does not come %s, and its connection ends', async (_what, hasToken, status) => {
    const { cookies } = await pages.app.inject(STATES);
    const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const said: Buffer[] = [];
    socket.on('data', (bytes) => said.push(bytes));
    const headers = [
      'POST /web-api/v1/auth/sign-in HTTP/1.1',
      'host: localhost:3000',
      'content-type: application/json',
      'content-length: 50',
      ...(hasToken ? [`cookie: csrf_token=${encodeURIComponent(token)}`, `x-csrf-token: ${token}`] : []),
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n{"email"`);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(Buffer.concat(said).toString()).toContain(`HTTP/1.1 ${status} `);
  });
});
