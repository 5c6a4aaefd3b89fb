import { type APIRequestContext, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { FILTER_KINDS } from '../src/capabilities/inspiration/rules/inspiration-address.ts';
import { SEARCH_PARAMETERS } from '../src/capabilities/search/rules/search-address.ts';
import { listedAddresses, publicAddresses } from './documents/addresses.ts';
import { ask } from './documents/ask.ts';
import { problemsOf } from './documents/check-structured-data.ts';
import { crawl } from './documents/crawl.ts';
import { HOSTILE_VALUES } from './documents/hostile-values.ts';
import { structuredDataIn } from './documents/read-html.ts';
import { test } from './support/test.ts';

/** The standard's own rules. How React writes empty elements and attributes is its business, and allowed. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await ask(request, path);
  expect(answer.status(), path).toBeLessThan(500);
  return answer.text();
}

test('every kind of public page is valid HTML', async ({ request }) => {
  const problems: string[] = [];
  for (const [kind, path] of Object.entries(await publicAddresses(request))) {
    const { results } = await validator.validateString(await read(request, path));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${kind} (${path}): ${ruleId}: ${message} at ${selector}`);
    }
  }
  expect(problems).toEqual([]);
});

test('what pages tell search engines is complete', async ({ request }) => {
  const problems: string[] = [];
  const types: Record<string, unknown[]> = {};
  for (const [kind, path] of Object.entries(await publicAddresses(request))) {
    const html = await read(request, path);
    const data = structuredDataIn(html);
    types[kind] = data.map((each) => (each as { '@type': unknown })['@type']).toSorted();
    problems.push(...problemsOf(data).map((problem) => `${kind} (${path}): ${problem}`));
    for (const needed of kind === 'not found' ? ['<title>'] : ['<title>', 'name="description"']) {
      if (!html.includes(needed)) problems.push(`${kind} (${path}) has no ${needed}`);
    }
  }
  expect(problems).toEqual([]);
  expect(types['a venue']).toEqual(expect.arrayContaining(['BreadcrumbList', 'EventVenue', 'FAQPage']));
  expect(types['a photographer']).toEqual(expect.arrayContaining(['BreadcrumbList', 'LocalBusiness']));
  expect(types['a category']).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
  expect(types['a real wedding']).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  expect(types['a photo']).toEqual(expect.arrayContaining(['ImageObject']));
});

test('pages that search engines list say so themselves, and under one address', async ({ request }) => {
  const listed = await listedAddresses(request);
  expect(new Set(listed).size).toBe(listed.length);
  const step = Math.ceil(listed.length / 40);
  for (const path of listed.filter((_, index) => index % step === 0)) {
    const answer = await ask(request, path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).not.toContain('name="robots" content="noindex"');
    const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
    if (canonical) expect(canonical).toContain(`${path}"`);
  }
});

test('no link of the demo world leads nowhere', async ({ request, baseURL }) => {
  const { problems, pages } = await crawl(request, new URL(baseURL ?? ''));
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(60);
});

/** Every public route with the parameters it listens to; a colon marks a part of the path that is one itself. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/wedding-vendors': ['city', 'category', 'location'],
  '/wedding-vendors/wedding-venues': SEARCH_PARAMETERS,
  '/wedding-vendors/search/new-york-ny--wedding-bands-djs': SEARCH_PARAMETERS,
  '/wedding-vendors/near-me/wedding-hair-makeup': SEARCH_PARAMETERS,
  '/wedding-vendors/search/:': [],
  '/wedding-vendors/:': [],
  '/wedding-vendors/wedding-venues/:': ['reviews', 'sort', 'page'],
  '/wedding-vendors/wedding-venues/:/preview': [],
  '/inspiration': [],
  '/inspiration/wedding': [...FILTER_KINDS.weddings, 'page'],
  '/inspiration/wedding/:': [],
  '/inspiration/photo': [...FILTER_KINDS.photos, 'page'],
  '/inspiration/photo/:': [],
  '/favorites/shared/:': [],
  '/favorites/compare': ['vendors'],
  '/wedding/onboard/favorite-vendor': ['storefront', 'next'],
  '/account/login': ['next'],
  '/account/start': ['next', 'side'],
  '/sitemaps/:': [],
  '/invitation/:': [],
  '/inspire/vendors/join/:': [],
  '/inspire/public-recommendations/:': ['returnUrl'],
};

/** Each value with every parameter at once, and each parameter alone with one of the values. */
function hostileAddresses(): string[] {
  const written = HOSTILE_VALUES.map((value) =>
    value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80',
  );
  return Object.entries(ROUTES).flatMap(([route, parameters]) => [
    ...written.flatMap((text) => (route.includes(':') ? [route.replace(':', text || '%20')] : [])),
    ...written.flatMap((text) => (parameters.length > 0 ? [atOnce(route, parameters, text)] : [])),
    ...parameters.map((name, index) => `${route}?${name}=${written[index % written.length]}&${name}=1`),
  ]);
}

/** Of an address that is too long for any server, the beginning. */
function atOnce(route: string, parameters: readonly string[], text: string): string {
  const query = parameters.map((name) => `${name}=${text}`).join('&');
  return `${route}?${query.slice(0, 6_000).replace(/%.?$/, '')}`;
}

const AT_A_TIME = 4;

test('nothing that can be put into an address breaks a page', async ({ request }) => {
  const problems: string[] = [];
  const pages = hostileAddresses();
  const data = pages.filter((_, index) => index % 10 === 0).map((page) => page.replace(/\?|$/, '.data$&'));
  const waiting = [...pages, ...data];
  async function askInTurn(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await ask(request, path, { maxRedirects: 0 });
      if (answer.status() >= 500) problems.push(`${path.slice(0, 200)} answers ${answer.status()}`);
      const isPage = answer.headers()['content-type']?.startsWith('text/html');
      if (isPage && /<script>alert\(1\)|<img src=x/.test(await answer.text())) {
        problems.push(`${path.slice(0, 200)} is written out as it is`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, askInTurn));
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});
