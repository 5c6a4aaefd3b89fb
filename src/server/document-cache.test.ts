import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type CachedDocument, createDocumentCache, packDocument } from './document-cache.ts';

const FRESH_MS = 1_000;

function openCache() {
  let now = 0;
  const cache = createDocumentCache(FRESH_MS, () => now);
  const failed = vi.fn();
  let renders = 0;
  const page = async (html: string, status = 200) => {
    renders += 1;
    return packDocument({ html, status, policy: '', renderedAt: now });
  };
  return {
    failed,
    page,
    renders: () => renders,
    pass: (ms: number) => {
      now += ms;
    },
    async read(produce: () => Promise<CachedDocument>) {
      return (await cache.get('/', produce, failed)).plain.toString();
    },
  };
}

describe('packDocument', () => {
  it('keeps the same page in three encodings under one ETag', async () => {
    const html = '<p>Två namn 💍</p>'.repeat(40);
    const document = packDocument({ html, status: 200, policy: 'p', renderedAt: 1 });
    expect(brotliDecompressSync(await document.encoded('br')).toString()).toBe(html);
    expect(gunzipSync(await document.encoded('gzip')).toString()).toBe(html);
    expect(document.plain.toString()).toBe(html);
    expect(document.encoded('br')).toBe(document.encoded('br'));
    const again = packDocument({ html, status: 200, policy: 'p', renderedAt: 2 });
    expect(again.etag).toBe(document.etag);
    expect(document.etag).toMatch(/^"[\w-]{27}"$/);
    const other = packDocument({ html: `${html} `, status: 200, policy: 'p', renderedAt: 1 });
    expect(other.etag).not.toBe(document.etag);
  });
});

describe('the document cache', () => {
  it('renders once for all who ask at the same time, and not again while fresh', async () => {
    const { read, page, renders, pass } = openCache();
    const pages = await Promise.all(Array.from({ length: 20 }, () => read(() => page('a'))));
    expect(new Set(pages)).toEqual(new Set(['a']));
    pass(FRESH_MS);
    await read(() => page('b'));
    expect(renders()).toBe(1);
  });

  it('serves the old page while one request renders the new one', async () => {
    const { read, page, renders, pass } = openCache();
    await read(() => page('old'));
    pass(FRESH_MS + 1);
    const slow = Promise.withResolvers<void>();
    const renew = async () => {
      await slow.promise;
      return page('new');
    };
    expect(await Promise.all([read(renew), read(renew), read(renew)])).toEqual(['old', 'old', 'old']);
    slow.resolve();
    await vi.waitFor(async () => expect(await read(renew)).toBe('new'));
    expect(renders()).toBe(2);
  });

  it.each([301, 404, 500])('does not keep a page with status %s', async (status) => {
    const { read, page } = openCache();
    expect(await read(() => page('first', status))).toBe('first');
    expect(await read(() => page('second', status))).toBe('second');
  });

  it('forgets a page that is gone', async () => {
    const { read, page, pass } = openCache();
    await read(() => page('here'));
    pass(FRESH_MS + 1);
    const gone = () => page('gone', 404);
    expect(await read(gone)).toBe('here');
    await vi.waitFor(async () => expect(await read(gone)).toBe('gone'));
  });

  it('keeps serving a page whose renewal fails, and says so', async () => {
    const { read, page, pass, failed } = openCache();
    await read(() => page('here'));
    pass(FRESH_MS + 1);
    expect(await read(() => page('broken', 500))).toBe('here');
    const error = new Error('no database');
    await vi.waitFor(async () => {
      expect(await read(() => Promise.reject(error))).toBe('here');
      expect(failed).toHaveBeenCalledWith(error);
    });
  });

  it('passes on what keeps a first page from being rendered, and tries again', async () => {
    const { read, page } = openCache();
    await expect(read(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await read(() => page('here'))).toBe('here');
  });
});
