import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLiveHub, type LiveHub } from '#platform/live/live-hub.ts';
import { compose } from '#server/compose.ts';
import { createApp } from '#server/http/create-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { signUpCouple, type TestPerson } from '#server/testing/test-people.ts';
import { BUILD_MS, loadBuild, NO_LIMITS, openBuiltApp } from '../testing/built-app.ts';

const SLUG = 'nora-and-theo';
const SITE = `/wedding/${SLUG}`;
/** What the product promises while processes hear of each other's changes. */
const BOUND_MS = 2_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

let app: TestApp;
let couple: TestPerson;
/** Another process of the same house. */
let other: { browser: () => TestBrowser; close(): Promise<void> };
let hub: LiveHub;

const get = (browser: TestBrowser, url: string) => browser.send({ method: 'GET', url });

async function call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Body> {
  const answer = await couple.browser.call<Body & object>(method, `/web-api/v1/website${path}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

async function publish(): Promise<void> {
  const { draftVersion } = await call<{ draftVersion: number }>('GET', '');
  await call('POST', '/publish', { draftVersion });
}

beforeAll(async () => {
  app = await openBuiltApp();
  couple = await signUpCouple(app);
  await couple.browser.call('PUT', '/web-api/v1/wedding', {
    ...{ primaryFirstName: 'Nora', partnerFirstName: 'Theodore', weddingDate: '2031-06-14' },
  });
  await call('POST', '/start', { design: 'editorial' });
  await call('PUT', '/slug', { slug: SLUG });
  await publish();
  hub = createLiveHub({ databaseUrl: app.databaseUrl, log: app.platform.log });
  const platform = { ...app.platform, live: hub };
  const { router, sessions, close } = compose(platform);
  const process = await createApp({ platform, router, sessions, loadBuild, loadLimits: NO_LIMITS });
  other = {
    browser: () => new TestBrowser(process),
    close: async () => {
      await process.close();
      await close();
    },
  };
  await Promise.all([app.platform.live.ready, hub.ready]);
  // The first page compiles what all others use, which on a busy machine takes longer than a reader waits.
  for (const browser of [app.browser(), other.browser()])
    await vi.waitFor(async () => expect((await get(browser, SITE)).status).toBe(200), {
      timeout: BUILD_MS / 2,
    });
}, BUILD_MS);
afterAll(async () => {
  await other.close();
  await hub.close();
  await app.close();
});

describe('a website behind a passcode', () => {
  it('says nothing of its couple: not in its page, its data, its tags, or anywhere they are listed', async () => {
    for (const url of [SITE, `${SITE}.data`, `${SITE}/schedule`, `${SITE}/travel.data`, `${SITE}?lang=es`]) {
      const { status, text, headers } = await get(app.browser(), url);
      expect(status, url).toBe(200);
      for (const word of ['Nora', 'Theodore', '2031', 'June', 'og:', 'Schedule'])
        expect(text, url).not.toContain(word);
      expect(headers['cache-control'], url).toBe('private, no-store');
      expect(headers['referrer-policy'], url).toBe('no-referrer');
      expect(headers['x-robots-tag'], url).toMatch(/noindex/);
      expect(headers.etag, url).toBeUndefined();
    }
    for (const url of ['/sitemap.xml', '/robots.txt'])
      expect((await get(app.browser(), url)).text).not.toContain(SLUG);
  });

  it('opens to a plain form, and keeps the key for its own pages', async () => {
    const { passcode } = await call<{ passcode: string }>('GET', '/passcode');
    const guest = app.browser();
    const enter = (words: string) =>
      guest.send({ method: 'POST', url: SITE, headers: FORM, payload: `do=enter&passcode=${words}` });
    const wrong = await enter('rose-hill-11');
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain('That passcode doesn’t match');
    expect(wrong.text).not.toContain('Nora');
    const right = await enter(passcode);
    expect(right.status).toBe(303);
    expect(String(right.headers['set-cookie'])).toMatch(
      /^wedding_site=[^;]+; Path=\/wedding\/nora-and-theo; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const inside = await get(guest, SITE);
    expect(inside.text).toContain('Nora');
    expect(inside.text).not.toContain('<script src');
    expect(inside.text).not.toContain('og:');
    expect(inside.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a website for everybody', () => {
  it('is kept for all, not for who came in by a link, and gone in every process once it is not', async () => {
    await call('PUT', '/privacy', { privacy: 'PUBLIC', isListed: false, isIndexed: false });
    for (const browser of [app.browser(), other.browser()])
      await vi.waitFor(
        async () => {
          const { text, headers } = await get(browser, SITE);
          expect(text).toContain('Nora');
          expect(headers['cache-control']).toMatch(/^public/);
          expect(headers['x-robots-tag']).toMatch(/noindex/);
          expect(headers['set-cookie']).toBeUndefined();
        },
        { timeout: BOUND_MS },
      );
    const known = app.browser();
    known.cookies.set('wedding_site', 'made-up');
    expect((await get(known, SITE)).headers['cache-control']).toBe('private, no-store');
    await call('PUT', '/privacy', { privacy: 'PASSCODE', isListed: false, isIndexed: false });
    for (const browser of [app.browser(), other.browser()])
      await vi.waitFor(async () => expect((await get(browser, SITE)).text).not.toContain('Nora'), {
        timeout: BOUND_MS,
        interval: 10,
      });
    await call('POST', '/unpublish');
    const hidden = await get(app.browser(), SITE);
    const unknown = await get(app.browser(), '/wedding/nobody-and-none');
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    const plain = (text: string) => text.replaceAll(/nora-and-theo|nobody-and-none|sha256-[^']+/g, '');
    expect(plain(hidden.text)).toBe(plain(unknown.text));
    await call('POST', '/publish', await call('GET', ''));
  });
});

describe('a preview', () => {
  it('is the couple’s alone, and may stand in a frame of ours', async () => {
    const { status, text, headers } = await get(couple.browser, '/wedding-planning/website/preview');
    expect(status).toBe(200);
    expect(text).toContain('Nora');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const stranger = await get(app.browser(), '/wedding-planning/website/preview');
    expect(stranger.status).toBe(302);
    expect(stranger.text).not.toContain('Nora');
  });
});

describe('a design in the gallery', () => {
  it('is one document for everybody, in the colors of its address, and may stand in a frame of ours', async () => {
    const { status, text, headers } = await get(app.browser(), '/website/designs/night?palette=fern');
    expect(status).toBe(200);
    expect(text).toContain('#0d1f1c');
    expect(text).not.toContain('<script src');
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await get(app.browser(), '/website/designs/none')).status).toBe(404);
    const gallery = await get(app.browser(), '/website/designs');
    expect(gallery.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('has the couple’s own words for them, and for nobody else', async () => {
    const { text, headers } = await get(couple.browser, '/wedding-planning/website/designs/film');
    expect(text).toContain('Theodore');
    expect(text).toContain('data-design="film"');
    expect(headers['cache-control']).toBe('private, no-store');
    const stranger = await get(app.browser(), '/wedding-planning/website/designs/film');
    expect(stranger.status).toBe(302);
    expect(stranger.text).not.toContain('Theodore');
  });
});
