import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPages, type TestPages } from '../testing/test-pages.ts';
import { PASSWORD, signUpCouple } from '../testing/test-people.ts';
import { registerFiles } from './register-files.ts';
import { baseHeaders } from './security-headers.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const FORM = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' };
const OURS = { host: 'ampersand.example', origin: 'http://ampersand.example' };

/** Cut off, no digits, bytes that are no text, a percent sign alone. */
const BROKEN_ESCAPES = ['%E0%A4%A', '%zz', '%ff', '%c0%ae', '%'];

let pages: TestPages;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'files-'));
  await writeFile(path.join(files, 'ours.js'), 'go()');
  pages = await openTestPages({}, { registerAssets: (app) => registerFiles(app, files) });
});
afterAll(async () => {
  await pages.close();
  await rm(files, { recursive: true });
});

type Answer = Awaited<ReturnType<typeof pages.app.inject>>;

function expectPage(answer: Answer, status: number) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).toMatch(/^<!doctype html>/i);
  expect(answer.body).not.toMatch(/^\{|"error"|node_modules/);
}

function expectStaticPage(answer: Answer, status: number) {
  expectPage(answer, status);
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
  expect(answer.body).toContain('<a href="/">Go to the home page</a>');
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-[^']+'/);
}

describe('a page’s address that leads nowhere', () => {
  it.each(['/%E0%A4%A', '/%', '/wedding-vendors/%zz', '/%E0%A4%A?next=%E0%A4%A', '/%c0%ae%c0%ae/etc', '/x%'])(
    '%s answers a page',
    async (url) => expectPage(await pages.app.inject({ url, headers: BROWSER }), 404),
  );

  it('also when a form is sent there', async () => {
    const post = { method: 'POST', url: '/%E0%A4%A', headers: { ...FORM, ...OURS }, payload: 'a=1' } as const;
    expectStaticPage(await pages.app.inject(post), 405);
  });

  const CALLS = ['/web-api', '/web-marketplace-api', '/website-nav', '/api'];
  it.each(CALLS.flatMap((call) => BROKEN_ESCAPES.map((broken) => `${call}/v1/${broken}`)))(
    '%s is data, because a call was meant',
    async (url) => {
      const answer = await pages.app.inject({ url, headers: BROWSER });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
    },
  );

  const BESIDE = ['/healthz', '/readyz', '/openapi.json', '/assets', '/dev', '/below', '/sitemaps'];
  it.each(BESIDE.flatMap((beginning) => BROKEN_ESCAPES.map((broken) => `${beginning}${broken}`)))(
    '%s is a page: it only begins like something else',
    async (url) => expectPage(await pages.app.inject({ url, headers: BROWSER }), 404),
  );
  it.each(['/healthz', '/readyz', '/openapi.json'].map((address) => `${address}/%E0%A4%A`))(
    '%s is a page: there is nothing below',
    async (url) => expectPage(await pages.app.inject({ url, headers: BROWSER }), 404),
  );

  it('is the router’s data where its data are asked for', async () => {
    const broken = await pages.app.inject({ url: '/%E0%A4%A.data' });
    const unknown = await pages.app.inject({ url: '/nowhere.data' });
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([
      unknown.statusCode,
      unknown.headers['content-type'],
    ]);
    expect(broken.statusCode).toBe(404);
    expectPage(await pages.app.inject({ url: '/%E0%A4%A.data', headers: BROWSER }), 404);
  });
});

describe('a file that is not there', () => {
  const NOWHERE = ['nothing.js', '', '/x', '%00', '..%2fx', '.env', 'ours.js/', ...BROKEN_ESCAPES];
  it.each(NOWHERE)('/assets/%s is a page for who looks at it, and small data for a program', async (name) => {
    const url = `/assets/${name}`;
    expectStaticPage(await pages.app.inject({ url, headers: BROWSER }), 404);
    for (const headers of [{}, { accept: '*/*' }]) {
      const answer = await pages.app.inject({ url, headers });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
  });

  it('is another thing than a part of a file that is not there', async () => {
    const url = '/assets/ours.js';
    expect((await pages.app.inject({ url, headers: BROWSER })).body).toBe('go()');
    expect((await pages.app.inject({ url, headers: { range: 'bytes=99-' } })).statusCode).toBe(416);
    expect((await pages.app.inject({ url, headers: { 'if-match': '"x"' } })).statusCode).toBe(412);
  });
});

describe('a page that is refused', () => {
  const refused: [string, InjectOptions, number][] = [
    [
      'a form that the page does not take',
      { url: '/plain', headers: { ...FORM, ...OURS }, payload: 'a=1' },
      405,
    ],
    ['a form where no page is', { url: '/nowhere', headers: { ...FORM, ...OURS }, payload: 'a=1' }, 405],
    [
      'a form from another site',
      { url: '/form', headers: { ...FORM, origin: 'https://evil.example' }, payload: '' },
      403,
    ],
    ['a form from nobody', { url: '/form', headers: FORM, payload: '' }, 403],
    [
      'a form that is too large',
      { url: '/form', headers: { ...FORM, ...OURS }, payload: `a=${'x'.repeat(70_000)}` },
      413,
    ],
    [
      'a file',
      {
        url: '/form',
        headers: { ...BROWSER, ...OURS, 'content-type': 'multipart/form-data; boundary=x' },
        payload: 'x',
      },
      415,
    ],
    [
      'JSON',
      { url: '/form', headers: { ...BROWSER, ...OURS, 'content-type': 'application/json' }, payload: '{}' },
      415,
    ],
    ['another method', { method: 'PUT', url: '/form', headers: { ...BROWSER, ...OURS } }, 403],
  ];
  it.each(refused)('%s', async (_, call, status) => {
    expectStaticPage(await pages.app.inject({ method: 'POST', ...call }), status);
  });

  it('because it was asked for too often', async () => {
    const limited = await openTestPages({ RATE_LIMIT_FACTOR: '0.01' });
    try {
      for (const url of ['/mine', '/gone']) {
        const answers = [];
        for (let call = 0; call < 8; call += 1)
          answers.push(await limited.app.inject({ url, headers: BROWSER }));
        const last = answers.at(-1);
        if (!last) throw new Error('nothing was asked');
        expectStaticPage(last, 429);
        expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await limited.close();
    }
  });

  it('because the process is too busy', async () => {
    const loaded = await openTestPages(
      {},
      { loadLimits: { maxEventLoopDelay: 1_000_000, maxHeapUsedBytes: 1 } },
    );
    try {
      await vi.waitFor(async () => expect((await loaded.app.inject('/readyz')).statusCode).toBe(503), 5_000);
      const answer = await loaded.app.inject({ url: '/plain', headers: BROWSER });
      expectStaticPage(answer, 503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(loaded.renders()).toBe(0);
    } finally {
      await loaded.close();
    }
  });

  it('because there is no application to draw it', async () => {
    for (const url of ['/plain', '/form']) {
      expectStaticPage(await pages.test.app.inject({ url, headers: BROWSER }), 500);
    }
  });

  it('says nothing that it was told, but where to go back to', async () => {
    const url = '//evil.example/"><script>go()</script>';
    const answer = await pages.app.inject({ method: 'POST', url, headers: FORM, payload: '' });
    expectStaticPage(answer, 403);
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('href="/evil.example/');
  });

  it('is data for whoever asks for data', async () => {
    const answer = await pages.app.inject({
      method: 'POST',
      url: '/form',
      headers: { accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'csrf_failed']);
  });
});

describe('what cannot be read as a request', () => {
  async function sendRaw(begin: string): Promise<string> {
    const { port } = new URL(await pages.app.listen({ port: 0 }).catch(() => pages.app.listeningOrigin));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(begin);
    return text(socket);
  }

  it.each([
    ['says its length in two ways', 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['says its length twice', 'content-length: 4\r\ncontent-length: 5\r\n\r\nabcde'],
    ['hides how it is sent', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['ends lines as it likes', 'x: 1\ry: 2\r\n\r\n'],
  ])('because it %s is refused, and nothing after it is read', async (_what, rest) => {
    const second = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
    const answer = await sendRaw(`POST /web-api/v1/auth/sign-in HTTP/1.1\r\nhost: a\r\n${rest}${second}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).toContain('connection: close');
  });

  it('has the headers that every answer has', async () => {
    const answer = await sendRaw('NONSENSE\r\n\r\n');
    for (const [name, value] of Object.entries(baseHeaders(false)))
      if (name !== 'content-security-policy' && name !== 'cache-control')
        expect(answer).toContain(`${name}: ${value}`);
    expect(answer).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
    expect(answer).toContain('cache-control: no-store');
  });

  it('answers a page where a page was asked for', async () => {
    const answer = await sendRaw(`GET /wedding-vendors?x=${'y'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('text/html');
    expect(answer).toContain('That address is too long');
  });

  it('answers data where a call was made', async () => {
    const answer = await sendRaw(`GET /web-api/v1/user?x=${'y'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('application/json');
  });
});

describe('a form without our script', () => {
  function submit(fields: Record<string, string>, headers: Record<string, string> = OURS, app = pages.app) {
    return app.inject({
      method: 'POST',
      url: '/form',
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  it('does what the call does: cookies come with the page’s answer, each for itself', async () => {
    const { email } = await signUpCouple(pages.test);
    const answer = await submit({ email, password: PASSWORD });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mine']);
    expect(answer.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ampersand.session_token', 'logged_in', 'marketplace_session']),
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const session = answer.cookies.find(({ name }) => name === 'ampersand.session_token');
    const status = await pages.app.inject({
      url: '/web-api/v1/user/status',
      headers: { cookie: `ampersand.session_token=${encodeURIComponent(session?.value ?? '')}` },
    });
    expect(status.json()).toMatchObject({ is_guest: false });
  });

  it('is refused with the call’s status, code and fields', async () => {
    const wrong = await submit({ email: 'nobody@people.example', password: 'wrong' });
    expectPage(wrong, 401);
    expect(wrong.body).toContain('auth.wrong_credentials');
    expect(wrong.cookies).toEqual([expect.objectContaining({ name: 'left' })]);
    const invalid = await submit({ email: 'nothing', password: 'x' });
    expectPage(invalid, 400);
    expect(invalid.body).toContain('"fields":{"email"');
  });

  it('is counted like the call', async () => {
    const limited = await openTestPages({ RATE_LIMIT_FACTOR: '0.3' });
    try {
      const statuses = [];
      for (let call = 0; call < 12; call += 1) {
        statuses.push((await submit({ email: 'a@b.example', password: 'x' }, OURS, limited.app)).statusCode);
      }
      expect(statuses[0]).toBe(401);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://sub.ampersand.example', host: 'ampersand.example' }],
    [{ origin: 'http://ampersand.example.evil.example', host: 'ampersand.example' }],
    [{ ...OURS, 'sec-fetch-site': 'cross-site' }],
    [{ ...OURS, 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('%j proves nothing, and nothing happens', async (headers) => {
    const { email } = await signUpCouple(pages.test);
    const answer = await submit({ email, password: PASSWORD }, headers);
    expectStaticPage(answer, 403);
    expect(answer.cookies).toEqual([]);
  });

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'null', 'sec-fetch-site': 'same-origin' }]])(
    '%j proves it',
    async (headers) => {
      const { email } = await signUpCouple(pages.test);
      expect((await submit({ email, password: PASSWORD }, headers)).statusCode).toBe(303);
    },
  );

  it('is never read as a call, wherever it came from', async () => {
    const { email } = await signUpCouple(pages.test);
    const call = (headers: Record<string, string>) =>
      pages.app.inject({
        method: 'POST',
        url: '/web-api/v1/auth/sign-in',
        headers: { ...FORM, ...OURS, 'sec-fetch-site': 'same-origin', ...headers },
        payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
      });
    expect((await call({})).json().error.code).toBe('csrf_failed');
    const token = (await pages.app.inject('/web-api/v1/user/status')).cookies[0]?.value ?? '';
    const repeated = { cookie: `csrf_token=${encodeURIComponent(token)}`, 'x-csrf-token': token };
    const refused = await call(repeated);
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'unsupported_media_type']);
  });
});
