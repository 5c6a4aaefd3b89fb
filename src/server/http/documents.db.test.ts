import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPages, type TestPages } from '../testing/test-pages.ts';
import { signUpCouple } from '../testing/test-people.ts';

let pages: TestPages;

beforeAll(async () => {
  pages = await openTestPages();
});
afterAll(() => pages.close());

function get(url: string, headers: Record<string, string> = {}) {
  return pages.app.inject({ method: 'GET', url, headers });
}

/** What scripts the policy of an answer lets run. */
function scriptSources(policy: unknown): string {
  return /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';
}

describe('a public document', () => {
  it('is the same for everyone, sets no cookie and may be kept', async () => {
    const visitor = await get('/plain');
    const member = await get('/plain', {
      cookie: 'ampersand.session_token=someone',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(visitor.statusCode).toBe(200);
    expect(member.body).toBe(visitor.body);
    expect(visitor.body).toContain('"cookie":null');
    for (const answer of [visitor, member]) {
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('names its inline scripts by hash, never by nonce', async () => {
    const { headers } = await get('/plain');
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(scriptSources(headers['content-security-policy'])).toBe(`'self' 'sha256-${hash}'`);
  });

  it('answers 304 to whoever has it, in whatever encoding', async () => {
    const { headers } = await get('/plain');
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('/plain', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toContain('public');
    }
    expect((await get('/plain', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('comes in the encoding the client likes', async () => {
    const plain = await get('/plain');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get('/plain', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(Number(brotli.headers['content-length'])).toBeLessThan(plain.rawPayload.length);
    expect((await get('/plain', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('is rendered once, whatever is appended to its address', async () => {
    const { body } = await get('/plain');
    const before = pages.renders();
    for (const query of ['?utm_source=letter', '?x=1&y=2', '?', '?page', '?%E0%A4%A']) {
      const answer = await get(`/plain${query}`);
      expect(answer.statusCode).toBe(200);
      if (!query.includes('page')) expect(answer.body).toBe(body);
    }
    expect(pages.renders()).toBe(before + 1);
  });

  it('depends on the parameters its route declares, in any order and among others', async () => {
    const first = await get('/plain?page=2&utm=a');
    const before = pages.renders();
    const second = await get('/plain?utm=b&page=2&page=3');
    expect(second.body).toBe(first.body);
    expect(first.body).toContain('/plain?page=2"');
    expect(pages.renders()).toBe(before);
  });

  it('answers HEAD with the headers alone, and a HEAD does not empty the page for others', async () => {
    const head = await pages.app.inject({ method: 'HEAD', url: '/plain?page=head' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBeDefined();
    const full = await get('/plain?page=head');
    expect(full.body).toContain('Two names');
    expect(full.headers.etag).toBe(head.headers.etag);
  });

  it('is not kept when it is gone, moved or broken', async () => {
    const gone = await get('/gone');
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(gone.headers.etag).toBeUndefined();
    const moved = await get('/moved');
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
      302,
      '/plain',
      'no-store',
    ]);
    const broken = await get('/broken');
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(broken.body).not.toContain('a secret detail');
    expect(broken.body).not.toMatch(/\.ts:\d+|node_modules/);
  });
});

describe('a personal document', () => {
  it('is private and runs only scripts of ours, by their hash', async () => {
    const answers = await Promise.all([get('/mine', { cookie: 'a=1' }), get('/mine', { cookie: 'a=2' })]);
    for (const { headers, body } of answers) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
      expect(scriptSources(headers['content-security-policy'])).toMatch(/^'self' 'sha256-[\w+/=]+'$/);
      expect(body).not.toContain('nonce=');
    }
    expect(answers.map(({ body }) => /a=\d/.exec(body)?.[0])).toEqual(['a=1', 'a=2']);
  });

  it('any personal page is drawn once of the same data, and for whoever has other data anew', async () => {
    const own = await openTestPages();
    const ask = (cookie: string, url = '/mine') =>
      own.app.inject({ url, headers: { cookie, 'accept-encoding': 'br' } });
    const read = async (cookie: string, url?: string) =>
      brotliDecompressSync((await ask(cookie, url)).rawPayload).toString();
    try {
      const fresh = await ask('who=one');
      const again = await ask('who=one');
      expect(own.renders()).toBe(1);
      expect(again.rawPayload).toEqual(fresh.rawPayload);
      expect(again.headers['content-security-policy']).toBe(fresh.headers['content-security-policy']);
      const other = await read('who=two');
      expect(own.renders()).toBe(2);
      expect(other).toContain('who=two');
      expect(other).not.toContain('who=one');
      expect(await read('who=one')).not.toContain('who=two');
      expect(own.renders()).toBe(2);
      await ask('who=one', '/mine?elsewhere');
      expect(own.renders(), 'another address is another page').toBe(3);
    } finally {
      await own.close();
    }
  });

  it('is compressed on the way', async () => {
    const answer = await get('/mine', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Two names');
  });

  it('answers HEAD', async () => {
    const head = await pages.app.inject({ method: 'HEAD', url: '/mine' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('passes on what a call refuses, and does not fail over it', async () => {
    const { cookies } = (await signUpCouple(pages.test)).browser;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await get('/vendors-only', { cookie })).statusCode).toBe(403);
    // Could be the number of a city, and is not.
    expect((await get('/cities/2147483647')).statusCode).toBe(404);
  });

  it('fails without telling why', async () => {
    const answer = await get('/crash');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('a secret detail');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('addresses', () => {
  it('have no trailing slash, and never lead to another host', async () => {
    for (const [url, location] of [
      ['/plain/', '/plain'],
      ['/plain/?page=2', '/plain?page=2'],
      ['/mine//', '/mine'],
      ['//evil.example/', '/evil.example'],
      ['///', '/'],
    ]) {
      const answer = await get(url ?? '');
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 308, location]);
    }
  });

  it('that name what cannot exist are not found either', async () => {
    for (const id of ['nonsense', '-1', '99999999999999999999', '%3Cb%3E']) {
      expect((await get(`/cities/${id}`)).statusCode, id).toBe(404);
      expect((await get(`/cities/${id}.data`)).statusCode, id).toBe(404);
    }
  });

  it('that no page has are not found', async () => {
    for (const url of ['/nowhere', '/plain/more', '/..%2f..%2fetc/passwd', '//evil.example/x']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });
});

describe('without the cache', () => {
  it.each(['off', 'none'])('renders every time, the same page (%s)', async (setting) => {
    const uncached = await openTestPages({ DOCUMENT_CACHE: setting });
    try {
      const [first, second] = [await uncached.app.inject('/plain'), await uncached.app.inject('/plain')];
      expect(second.body).toBe(first.body);
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(uncached.renders()).toBe(2);
    } finally {
      await uncached.close();
    }
  });
});

describe('a page whose data is read each time', () => {
  it('is drawn again only where they differ', async () => {
    const rechecked = await openTestPages({ DOCUMENT_CACHE: 'recheck' });
    const ask = (url: string) => rechecked.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    try {
      const first = await ask('/plain?page=1');
      rechecked.test.clock.advance(30_000);
      const second = await ask('/plain?page=1');
      expect(second.rawPayload).toEqual(first.rawPayload);
      expect(second.headers).toMatchObject({
        etag: first.headers.etag,
        'content-security-policy': first.headers['content-security-policy'],
      });
      expect(Number(second.headers.age)).toBeLessThanOrEqual(1);
      expect(rechecked.renders()).toBe(1);
      expect((await ask('/plain?page=2')).rawPayload).not.toEqual(first.rawPayload);
      expect(rechecked.renders()).toBe(2);
      await ask('/patchy');
      await ask('/patchy');
      expect(rechecked.renders(), 'a page with a part that failed is tried again').toBe(4);
    } finally {
      await rechecked.close();
    }
  });
});

describe('a page in one piece', () => {
  it('is compressed on its way, and the same as without', async () => {
    const plain = await get('/mine', { cookie: 'a=b' });
    const packed = await get('/mine', { cookie: 'a=b', 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe('the age of a document', () => {
  it('is told to shared caches, and never more than a minute', async () => {
    const own = await openTestPages();
    try {
      expect(Number((await own.app.inject('/plain')).headers.age)).toBeLessThanOrEqual(1);
      own.test.clock.advance(40_000);
      expect(Number((await own.app.inject('/plain')).headers.age)).toBeGreaterThanOrEqual(40);
      own.test.clock.advance(25_000);
      const renewed = await own.app.inject('/plain');
      expect(Number(renewed.headers.age)).toBeLessThanOrEqual(1);
      const known = { 'if-none-match': String(renewed.headers.etag) };
      own.test.clock.advance(30_000);
      const unchanged = await own.app.inject({ url: '/plain', headers: known });
      expect(unchanged.statusCode).toBe(304);
      expect(Number(unchanged.headers.age)).toBeGreaterThanOrEqual(30);
    } finally {
      await own.close();
    }
  });
});

describe('the data of a public page', () => {
  it('is kept like the page, the same for everyone, with what the router in the browser looks for', async () => {
    const first = await get('/plain.data', { cookie: 'ampersand.session_token=someone' });
    expect(first.statusCode).toBe(200);
    expect(first.body).not.toContain('someone');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'content-type': 'text/x-script',
      'x-remix-response': 'yes',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; base-uri 'none'; /),
    });
    expect((await get('/plain.data?utm=x')).headers.etag).toBe(first.headers.etag);
    const again = await get('/plain.data', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is never taken for the page, also where a route takes everything below it', async () => {
    const page = await get('/below/here');
    const data = await get('/below/here.data');
    expect(data.body).not.toBe(page.body);
    expect(data.headers['content-type']).not.toContain('html');
    expect((await get('/below/here')).body).toBe(page.body);
  });

  it('depends on the declared parameters and on the routes that are asked for', async () => {
    const [all, leaf, other] = await Promise.all(
      ['', '?_routes=plain', '?_routes=plain&page=2'].map((query) => get(`/plain.data${query}`)),
    );
    expect(all?.body).toContain('root');
    expect(leaf?.body).not.toContain('root');
    expect(other?.body).toContain('page=2');
    const madeUp = await get('/plain.data?_routes=nothing,plain,elsewhere');
    expect(madeUp.headers.etag).toBe(leaf?.headers.etag);
  });

  it('tells of a missing or moved page without being kept', async () => {
    const gone = await get('/gone.data');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers).toMatchObject({ 'cache-control': 'no-store', 'x-remix-response': 'yes' });
    const moved = await get('/moved.data');
    expect([moved.statusCode, moved.headers['cache-control']]).toEqual([202, 'no-store']);
    expect(moved.body).toContain('/plain');
  });
});

describe('the data of a personal page', () => {
  it('is private', async () => {
    const { headers, body } = await get('/mine.data', { cookie: 'a=1' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('a=1');
  });
});

describe('a public page that must be rendered', () => {
  it('counts, while one that is at hand does not', async () => {
    const limited = await openTestPages({ RATE_LIMIT_FACTOR: '0.01' });
    const statuses = async (url: string) => {
      const answers = [];
      for (let call = 0; call < 8; call += 1) answers.push((await limited.app.inject(url)).statusCode);
      return answers;
    };
    try {
      expect(new Set(await statuses('/plain'))).toEqual(new Set([200]));
      expect((await statuses('/gone')).at(-1)).toBe(429);
      expect(new Set(await statuses('/plain'))).toEqual(new Set([200]));
    } finally {
      await limited.close();
    }
  });
});
