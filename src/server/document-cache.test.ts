import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createDocumentCache } from './document-cache.ts';
import { type PackedDocument, packDocument } from './pack-document.ts';

const FRESH_MS = 1_000;
const OLDEST_MS = 1_500;

function openCache() {
  let now = 0;
  const cache = createDocumentCache({ freshMs: FRESH_MS, oldestMs: OLDEST_MS, now: () => now });
  const failed = vi.fn();
  let renders = 0;
  const page = async (text: string, { status = 200, shows = ['it'] } = {}) => {
    renders += 1;
    return packDocument({ plain: Buffer.from(text), status, headers: {}, renderedAt: now, shows });
  };
  return {
    cache,
    failed,
    page,
    renders: () => renders,
    pass: (ms: number) => {
      now += ms;
    },
    async read(produce: () => Promise<PackedDocument>, key = '/') {
      return (await (await cache.get(key, produce, failed)).body(undefined)).toString();
    },
  };
}

/** A render that stands still between reading its data and answering. */
function slowPage(page: ReturnType<typeof openCache>['page'], texts: string[], shows?: string[]) {
  const gates = texts.map(() => Promise.withResolvers<void>());
  const reached = texts.map(() => Promise.withResolvers<void>());
  let begun = 0;
  const produce = async () => {
    const index = Math.min(begun, texts.length - 1);
    begun += 1;
    reached[index]?.resolve();
    await gates[index]?.promise;
    return page(texts[index] ?? '', shows && { shows });
  };
  return {
    produce,
    begun: (index: number) => reached[index]?.promise,
    finish: (index: number) => gates[index]?.resolve(),
  };
}

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
    const slow = slowPage(page, ['new']);
    expect(await Promise.all([1, 2, 3].map(() => read(slow.produce)))).toEqual(['old', 'old', 'old']);
    slow.finish(0);
    await vi.waitFor(async () => expect(await read(slow.produce)).toBe('new'));
    expect(renders()).toBe(2);
  });

  it('serves nothing beyond the oldest age, also when nobody asked for a long time', async () => {
    const { read, page, pass, cache } = openCache();
    await read(() => page('old'));
    pass(OLDEST_MS);
    expect(cache.has('/')).toBe(true);
    pass(1);
    expect(cache.has('/')).toBe(false);
    expect(await read(() => page('new'))).toBe('new');
  });

  it.each([301, 404, 500])('does not keep a page with status %s', async (status) => {
    const { read, page } = openCache();
    expect(await read(() => page('first', { status }))).toBe('first');
    expect(await read(() => page('second', { status }))).toBe('second');
  });

  it('forgets a page that is gone', async () => {
    const { read, page, pass } = openCache();
    await read(() => page('here'));
    pass(FRESH_MS + 1);
    const gone = () => page('gone', { status: 404 });
    expect(await read(gone)).toBe('here');
    await vi.waitFor(async () => expect(await read(gone)).toBe('gone'));
  });

  it('keeps serving a page whose renewal fails, and says so', async () => {
    const { read, page, pass, failed } = openCache();
    await read(() => page('here'));
    pass(FRESH_MS + 1);
    expect(await read(() => page('broken', { status: 500 }))).toBe('here');
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

describe('a change', () => {
  it('drops every page that shows it, and no other', async () => {
    const { read, page, cache } = openCache();
    await read(() => page('a', { shows: ['x', 'y'] }), '/a');
    await read(() => page('b', { shows: ['y'] }), '/b?page=2');
    await read(() => page('c', { shows: ['z'] }), '/c');
    cache.drop('y');
    expect(['/a', '/b?page=2', '/c'].map(cache.has)).toEqual([false, false, true]);
    expect(await read(() => page('a2', { shows: ['x'] }), '/a')).toBe('a2');
    cache.drop('y');
    expect(cache.has('/a'), 'it no longer shows that').toBe(true);
    cache.drop('x');
    expect(cache.has('/a')).toBe(false);
  });

  it('that may have been missed drops everything', async () => {
    const { read, page, cache } = openCache();
    for (const key of ['/a', '/b?page=2']) await read(() => page('old', { shows: [] }), key);
    cache.dropAll();
    for (const key of ['/a', '/b?page=2']) expect(await read(() => page('new'), key)).toBe('new');
  });

  it.each(['drop', 'dropAll'] as const)(
    'that comes while the page is rendered (%s) puts no old page back, for whoever waits and whoever comes later',
    async (how) => {
      const { read, page, cache } = openCache();
      const slow = slowPage(page, ['old', 'new']);
      const early = read(slow.produce);
      await slow.begun(0);
      cache[how]('it');
      const late = read(slow.produce);
      slow.finish(0);
      await slow.begun(1);
      slow.finish(1);
      expect(await Promise.all([early, late])).toEqual(['new', 'new']);
      expect(await read(() => page('not rendered'))).toBe('new');
    },
  );

  it('of something else does not disturb a running render', async () => {
    const { read, page, cache, renders } = openCache();
    const slow = slowPage(page, ['page']);
    const reading = read(slow.produce);
    await slow.begun(0);
    cache.drop('something else');
    slow.finish(0);
    expect(await reading).toBe('page');
    expect(cache.has('/')).toBe(true);
    expect(renders()).toBe(1);
  });

  it('that comes with every render leaves the page out of the cache instead of rendering for ever', async () => {
    const { read, page, cache, renders } = openCache();
    const restless = async () => {
      const document = await page('restless');
      cache.drop('it');
      return document;
    };
    expect(await read(restless)).toBe('restless');
    expect(cache.has('/')).toBe(false);
    expect(renders()).toBe(3);
  });

  it('during a renewal wins over the renewal', async () => {
    const { read, page, cache, pass } = openCache();
    await read(() => page('first'));
    pass(FRESH_MS + 1);
    const slow = slowPage(page, ['second', 'third']);
    expect(await read(slow.produce)).toBe('first');
    await slow.begun(0);
    cache.drop('it');
    const after = read(slow.produce);
    slow.finish(0);
    slow.finish(1);
    expect(await after).toBe('third');
  });
});

describe('room', () => {
  it('is lost to made-up addresses by made-up addresses only', async () => {
    const { read, page, cache } = openCache();
    await read(() => page('home'), '/');
    await read(() => page('filtered'), '/venues?page=2');
    // What cannot be compressed fills the room soonest.
    const large = randomBytes(80_000).toString('base64');
    for (let index = 0; index < 100; index += 1) await read(() => page(large), `/venues?price=${index}`);
    expect(cache.has('/venues?price=99')).toBe(true);
    expect(cache.has('/venues?price=0')).toBe(false);
    expect(cache.has('/venues?page=2')).toBe(false);
    expect(cache.has('/')).toBe(true);
  });

  it('is not given to a document that would take that of many', async () => {
    const { read, page, cache } = openCache();
    await read(() => page('home'), '/');
    const huge = randomBytes(200_000).toString('base64');
    expect((await read(() => page(huge), '/sitemaps/1.xml')).length).toBe(huge.length);
    expect(cache.has('/sitemaps/1.xml')).toBe(false);
    expect(cache.has('/')).toBe(true);
  });
});
