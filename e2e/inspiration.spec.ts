import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

const CALLS = '/web-marketplace-api/v1';

type Credit = { name: string; storefront: { slug: string; taxonomyKey: string } | null };
type Wedding = {
  slug: string;
  title: string;
  color: string;
  firstName: string;
  partnerFirstName: string;
  credits: Credit[];
  photos: { slug: string; picture: { alt: string } }[];
};

async function listSlugs(request: APIRequestContext): Promise<string[]> {
  const { weddings } = await (await request.get(`${CALLS}/real-weddings`)).json();
  return weddings.map(({ slug }: Wedding) => slug);
}

async function readWedding(request: APIRequestContext, slug: string): Promise<Wedding> {
  return (await request.get(`${CALLS}/real-weddings/${slug}`)).json();
}

/** The newest whose florist or venue has a page here: the smallest world has vendors in a dozen markets only. */
async function creditedWedding(request: APIRequestContext): Promise<Wedding> {
  for (const slug of await listSlugs(request)) {
    const wedding = await readWedding(request, slug);
    if (wedding.credits.some(({ storefront }) => storefront)) return wedding;
  }
  throw new Error('No wedding credits a published vendor.');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function expectJsonLd(page: Page, type: string): Promise<Record<string, unknown>> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  );
  const found = scripts.map((text) => JSON.parse(text ?? '')).find((data) => data['@type'] === type);
  expect(found, `${type} on ${page.url()}`).toBeTruthy();
  return found;
}

test('a color leads to a wedding, a wedding to its vendors', async ({ page, request }) => {
  const wedding = await creditedWedding(request);
  const color = capitalised(wedding.color);
  await page.goto('/inspiration');
  await page.getByRole('region', { name: 'Start with a color' }).getByRole('link', { name: color }).click();
  await expect(page).toHaveURL(`/inspiration/wedding?color=${wedding.color}`);
  await expect(page.getByRole('heading', { level: 1, name: `${color} weddings` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Remove ${color}` })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: wedding.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: wedding.title })).toBeVisible();
  const credits = page.getByRole('region', { name: 'The people who made it' });
  const vendor = wedding.credits.find(({ storefront }) => storefront);
  await expect(credits.getByRole('button', { name: new RegExp(vendor?.name ?? '?') }).first()).toBeVisible();
  await credits
    .getByRole('link', { name: vendor?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(
    `/wedding-vendors/${vendor?.storefront?.taxonomyKey}/${vendor?.storefront?.slug}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('counts keep their promise while filters add up and are taken back', async ({ page }) => {
  await page.goto('/inspiration/wedding');
  const filters = page.getByRole('region', { name: 'Filters' });
  const cards = page.getByRole('main').getByRole('article');
  await filters.getByText('Season', { exact: true }).click();
  const fall = filters.getByRole('list', { name: 'Season' }).getByRole('link', { name: /^Fall/ });
  const promised = Number(/\d+/.exec(await fall.innerText())?.[0]);
  await fall.click();
  await expect(page).toHaveURL('/inspiration/wedding?season=fall');
  await expect(page.getByRole('status').filter({ hasText: 'real wedding' })).toHaveText(
    `${promised} real weddings`,
  );
  await expect(cards).toHaveCount(Math.min(promised, 24));

  const setting = filters.getByText('Setting', { exact: true });
  await setting.click();
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('list', { name: 'Setting' })).toBeHidden();
  await setting.click();
  await filters.getByRole('list', { name: 'Setting' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\?season=fall&setting=\w+$/);
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/inspiration/wedding');
});

test('a photo turns to its neighbours with the arrow keys', async ({ page, request }) => {
  const [slug = ''] = await listSlugs(request);
  const { photos } = await readWedding(request, slug);
  const [first, second] = photos;
  await page.goto(`/inspiration/photo/${first?.slug}`);
  await expect(page.getByText(`Photo 1 of ${photos.length}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous photo' })).toBeHidden();
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/inspiration/photo/${second?.slug}`, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(`Photo 2 of ${photos.length}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/inspiration/photo/${first?.slug}`);
  await page.getByRole('link', { name: 'Next photo' }).click();
  await expect(page.getByText(`Photo 2 of ${photos.length}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and narrowed down', async ({ page }) => {
    await page.goto('/inspiration/photo');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByText('Photos of', { exact: true }).click();
    await filters.getByRole('link', { name: /^Cakes/ }).click();
    await expect(page).toHaveURL('/inspiration/photo?subject=cake');
    await expect(page.getByRole('heading', { level: 1, name: 'Cakes from real weddings' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/inspiration\/photo\/[a-z0-9-]+$/);
    await page.getByRole('region', { name: 'The wedding' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/inspiration\/wedding\/[a-z0-9-]+$/);
    await page.goto('/inspiration/wedding');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/inspiration/wedding?page=2');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('strange addresses get a clear page', async ({ page, request }) => {
  const whole = await (await request.get('/inspiration/wedding')).text();
  for (const junk of [
    '?color=beige',
    '?page=-1',
    "?style=' or 1=1 --",
    '?utm_source=x',
    '?setting=OUTDOOR',
  ]) {
    const answer = await request.get(`/inspiration/wedding${junk}`);
    expect(answer.status(), junk).toBe(200);
    expect(/<h1[^>]*>[^<]*/.exec(await answer.text())?.[0]).toBe(/<h1[^>]*>[^<]*/.exec(whole)?.[0]);
  }
  const missing = [
    'wedding?place=nowhere',
    'wedding?page=9999',
    'wedding/nobody',
    'photo/%00',
    'photo?page=777',
    'photo/none',
  ];
  for (const path of missing) expect((await request.get(`/inspiration/${path}`)).status(), path).toBe(404);

  await page.goto('/inspiration/wedding?color=evergreen&place=vermont&season=summer');
  await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/inspiration/wedding');
});

test('every page says what it is to machines', async ({ page, request }) => {
  const [slug = ''] = await listSlugs(request);
  const { photos, title } = await readWedding(request, slug);
  await page.goto(`/inspiration/wedding/${slug}`);
  const article = await expectJsonLd(page, 'Article');
  expect(article).toMatchObject({ headline: title });
  for (const url of article.image as string[]) expect(url).toMatch(/^https?:\/\//);
  await expectJsonLd(page, 'BreadcrumbList');
  await page.goto(`/inspiration/photo/${photos[0]?.slug}`);
  await expectJsonLd(page, 'ImageObject');
  await page.goto('/inspiration/wedding?color=sage');
  await expectJsonLd(page, 'ItemList');
  const head = await (await request.get('/inspiration/wedding?color=sage')).text();
  expect(head).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/inspiration\/wedding\?color=sage"/);
  expect(await (await request.get('/inspiration/wedding?color=sage&season=summer')).text()).toContain(
    'noindex',
  );

  const feed = await request.get('/inspiration/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(feed.headers()['cache-control']).toContain('s-maxage');
  expect(head).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/inspiration\/feed\.xml"/,
  );
  const { error, items, links } = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        items: parsed.querySelectorAll('item').length,
        links: [...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent ?? ''),
      };
    },
    await feed.text(),
  );
  expect(error).toBeNull();
  expect(items).toBe(30);
  expect(new URL(links[0] ?? '').pathname).toBe(`/inspiration/wedding/${slug}`);
});

test('an open filter is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const watch = await watchPage(page);
  await watch.open('/inspiration/wedding');
  await page.getByRole('region', { name: 'Filters' }).getByText('Place', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Place' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(watch.problems).toEqual([]);
});

test('pages are the same for everyone and may be kept', async ({ request }) => {
  for (const path of [
    '/inspiration',
    '/inspiration/wedding?color=blush',
    '/inspiration/photo?subject=cake',
  ]) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toContain('s-maxage');
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
  }
});
