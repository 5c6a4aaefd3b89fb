import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPages, type TestPages } from '../testing/test-pages.ts';

const READ = '/web-marketplace-api/v1/us-states';
const TYPE_AHEAD = '/web-marketplace-api/v1/us-city/typeahead?search-string=hud';
const WRITE = '/web-api/v1/auth/sign-in';

let pages: TestPages;

beforeAll(async () => {
  pages = await openTestPages();
});
afterAll(() => pages.close());

async function send(call: InjectOptions) {
  const answer = await pages.app.inject(call);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d+|\bat \w+ \(/);
  return answer;
}

/** A token as a browser would hold it. */
async function token(): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const { cookies } = await send({ url: READ });
  const value = cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
  return { cookie: `csrf_token=${encodeURIComponent(value)}`, 'x-csrf-token': value };
}

describe('every answer', () => {
  it.each([
    ['GET', READ],
    ['GET', '/plain'],
    ['GET', '/mine'],
    ['GET', '/healthz'],
    ['GET', '/openapi.json'],
    ['GET', '/web-api/v1/nothing'],
    ['POST', WRITE],
    ['OPTIONS', READ],
    ['HEAD', READ],
  ] as const)('%s %s has an id of ours and the security headers', async (method, url) => {
    const answer = await send({ method, url, headers: { 'x-request-id': 'chosen-by-the-caller' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('of the API is data that nobody keeps and nothing runs', async () => {
    for (const call of [
      { url: READ },
      { url: '/web-api/v1/nothing' },
      { method: 'POST', url: WRITE } as const,
    ]) {
      const { headers } = await send(call);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; base-uri 'none'; /);
      expect(headers['content-type']).toMatch(/^application\/json/);
    }
  });
});

describe('what is not there', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'] as const)('%s is no method of ours', async (method) => {
    const answer = await send({ method: method as 'GET', url: '/', headers: { cookie: 'secret=1' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['GET', '/web-api/v1/nothing'],
    ['GET', '/website-nav/'],
    ['GET', `${READ}/`],
    ['DELETE', READ],
    ['OPTIONS', READ],
    ['GET', WRITE],
    ['PUT', '/'],
  ] as const)('%s %s is not found, in our envelope', async (method, url) => {
    const headers = method === 'GET' || method === 'OPTIONS' ? {} : await token();
    const answer = await send({ method, url, headers: { accept: 'application/json', ...headers } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'not_found', message: 'Not found.' } });
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['{"email": ', json, 'invalid_input'],
    ['', json, 'invalid_input'],
    ['{"__proto__": {"x": 1}}', json, 'invalid_input'],
    ['"text"', json, 'invalid_input'],
    [JSON.stringify({ email: 'x'.repeat(300_000) }), json, 'body_too_large'],
    [
      'email=a%40b.example',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'unsupported_media_type',
    ],
    ['<a/>', { 'content-type': 'text/xml' }, 'unsupported_media_type'],
    ['{}', { 'content-type': 'multipart/form-data; boundary=x' }, 'unsupported_media_type'],
  ])('%#: is refused with 400 and a code', async (payload, type, code) => {
    const answer = await send({
      method: 'POST',
      url: WRITE,
      headers: { ...(await token()), ...type },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe(code);
  });
});

describe('a write', () => {
  it('needs the cookie repeated in the header, from our own origin', async () => {
    const ours = await token();
    const other = await token();
    const forged = [
      {},
      { cookie: ours.cookie },
      { 'x-csrf-token': ours['x-csrf-token'] },
      { cookie: ours.cookie, 'x-csrf-token': other['x-csrf-token'] },
      { cookie: 'csrf_token=a.b', 'x-csrf-token': 'a.b' },
      { ...ours, origin: 'https://evil.example' },
    ];
    for (const headers of forged) {
      const answer = await send({ method: 'POST', url: WRITE, headers, payload: {} });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('csrf_failed');
    }
    const origin = { host: 'ampersand.example', origin: 'https://ampersand.example' };
    const passed = await send({ method: 'POST', url: WRITE, headers: { ...ours, ...origin }, payload: {} });
    expect(passed.statusCode).toBe(400);
    expect(passed.json().error).toMatchObject({
      code: 'invalid_input',
      fields: { email: expect.any(String) },
    });
  });

  it('is refused before its body is read', async () => {
    const answer = await send({ method: 'POST', url: WRITE, payload: 'x'.repeat(300_000) });
    expect(answer.statusCode).toBe(403);
  });

  it('gets its token once per visit', async () => {
    const { cookie } = await token();
    const again = await send({ url: READ, headers: { cookie } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });
});

describe('an address that cannot be read', () => {
  it.each(['/%E0%A4%A', '/web-api/v1/%', '/plain?page=%E0%A4%A'])(
    '%s is answered in our envelope or as it stands',
    async (url) => {
      const answer = await send({ url });
      expect([200, 400, 404]).toContain(answer.statusCode);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      // A page's address answers a page: page-answers.db.test.ts.
      if (url.startsWith('/web-api')) expect(answer.json().error.code).toBe('invalid_input');
    },
  );
});

describe('health', () => {
  it('tells that the process is up and ready', async () => {
    expect((await send({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    const ready = await send({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers['cache-control']).toContain('no-store');
  });
});

describe('too many requests', () => {
  it('are refused with the time to wait', async () => {
    const limited = await openTestPages({ RATE_LIMIT_FACTOR: '0.01' });
    try {
      const answers = [];
      for (let call = 0; call < 4; call += 1) answers.push(await limited.app.inject(TYPE_AHEAD));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
      const refused = answers.at(-1);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused?.json().error.code).toBe('too_many_requests');
    } finally {
      await limited.close();
    }
  });
});

describe('under too much load', () => {
  it('refuses at once in our envelope, but stays alive', async () => {
    const loaded = await openTestPages(
      {},
      { loadLimits: { maxEventLoopDelay: 1_000_000, maxHeapUsedBytes: 1 } },
    );
    try {
      // Load is measured once a second.
      await vi.waitFor(async () => expect((await loaded.app.inject('/readyz')).statusCode).toBe(503), 5_000);
      for (const url of [READ, '/plain', '/readyz']) {
        const answer = await loaded.app.inject({ url, headers: { accept: 'application/json' } });
        expect(answer.statusCode).toBe(503);
        expect(answer.json().error.code).toBe('overloaded');
        expect(answer.headers['retry-after']).toBe('5');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.headers['cache-control']).toContain('no-store');
      }
      expect((await loaded.app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await loaded.close();
    }
  });
});

describe('without its database', () => {
  it('is alive but not ready, and says nothing of why', async () => {
    const orphan = await openTestPages();
    try {
      await orphan.test.platform.db.$client.end();
      expect((await orphan.app.inject('/healthz')).statusCode).toBe(200);
      const ready = await orphan.app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'waiting for the database' }]);
      const read = await orphan.app.inject(READ);
      expect([read.statusCode, read.json()]).toEqual([
        503,
        {
          error: {
            code: 'overloaded',
            message: 'We can’t reach our records right now. Please try again in a moment.',
          },
        },
      ]);
    } finally {
      await orphan.app.close();
    }
  });
});
