import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { signInDemo, skipTextMessageQuestion } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

/** At 400 ms each and six at a time, more would keep people waiting whatever their size. */
const FEWER_THAN = 40;
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

/** Otherwise a modal that comes once by itself would bring its own code. */
async function signIn(context: BrowserContext, who: string): Promise<void> {
  await signInDemo(context, who);
  if (who === 'vendor') await skipTextMessageQuestion(context);
}

type SlowPage = { name: string; first: string; who?: string; path: string; sought(page: Page): Locator };

const PAGES: SlowPage[] = [
  {
    name: 'the lead list',
    first: 'first lead',
    who: 'vendor',
    path: '/inspire/vendors/leads/ready',
    sought: (page) => page.getByRole('list', { name: 'Leads' }).getByRole('link').first(),
  },
  {
    name: 'the inbox',
    first: 'first conversation',
    who: 'couple',
    path: '/wedding-vendors/inquiries',
    sought: (page) =>
      page.getByRole('region', { name: 'Conversations' }).getByRole('list').last().getByRole('link').first(),
  },
  {
    name: 'home',
    first: 'headline',
    path: '/',
    sought: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'home of a couple',
    first: 'headline',
    who: 'couple',
    path: '/your-wedding',
    sought: (page) => page.getByRole('heading', { level: 1 }),
  },
];

function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const isOf = (ending: string) => (request: Request) => new URL(request.url()).pathname.endsWith(ending);

test.use({ profile: 'new' });

for (const viewport of SIZES) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const { name, first, who, path, sought } of PAGES) {
      test(`${name} on a slow line: ${first} and fewer than ${FEWER_THAN} requests`, async ({
        page,
        context,
        browser,
      }) => {
        if (who) await signIn(context, who);
        const storageState = await context.storageState();
        const document = await browser.newContext({ javaScriptEnabled: false, viewport, storageState });
        const unscripted = await document.newPage();
        await unscripted.goto(path);
        await expect(sought(unscripted)).toBeInViewport();
        await document.close();

        const requests = requestsOf(page);
        const watch = await watchPage(page);
        await watch.open(path);
        await expect(sought(page)).toBeInViewport();
        // What is asked for again comes from the browser's cache.
        const asked = [...new Set(requests.map((request) => request.url()))];
        expect(asked.length, asked.join('\n')).toBeLessThan(FEWER_THAN);
        // What is seen comes before what it is used with.
        const script = requests.findIndex(isOf('.js'));
        expect(requests.findIndex(isOf('.css'))).toBeLessThan(script);
        expect(requests.findLastIndex(isOf('.woff2'))).toBeLessThan(script);
        expect(watch.problems).toEqual([]);
      });
    }
  });
}
