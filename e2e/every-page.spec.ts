import { expect, type Page } from '@playwright/test';
import { DESIGN_KEYS } from '../src/capabilities/websites/rules/design-keys.ts';
import { expectAccessible, expectNoOverflow, expectRestAccessible } from './support/accessible.ts';
import { DISTINCT } from './support/all-pages.ts';
import { signInDemo } from './support/demo-people.ts';
import { expectNoMotion, expectStill, type PageWatch, watchPage } from './support/page-watch.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/walk.ts';

const [PHONE, DESKTOP] = [375, 1280];
/** As when a tablet is turned or a window drawn wider, after a page was loaded. */
const OTHER_WIDTHS = [320, 768, 1600, 1920];

/** One of each bar and footer, without an entry that is current and with one. */
const SHELLS = [
  '/',
  '/wedding-vendors',
  '/wedding/onboard/wedding-planning',
  '/inspire/vendors',
  '/no-such-page',
];

/** Where people come from elsewhere, or begin. */
const FIRST_VISITS = [
  '/',
  '/wedding-vendors',
  '/wedding-vendors/wedding-venues',
  '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny',
  '/inspiration',
  '/faq',
  '/account/login',
  '/wedding/onboard/wedding-planning',
  '/inspire/vendors',
];

/** Pages that a secret in their address opens, in a frame of their own. */
const FOR_GUESTS =
  /^\/(?:d|day-of|p|r|s|sheet|seating-sheet|sandbox-pay|wedding|website\/designs\/[^/]+)(?:\/|$)/;

async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** How many files, once the page has been drawn in them. */
function lettersThatCame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  });
}

async function expectGoodPage(
  page: Page,
  watch: PageWatch,
  path: string,
  withShell = SHELLS.includes(path),
): Promise<void> {
  for (const width of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    await watch.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectStill(page);
    await expectNoMotion(page);
    await expectNoOverflow(page);
  }
  // A hundred cards of the same kind: one kind of call shows what all of them are like.
  if (path === '/api-docs') await page.getByRole('searchbox', { name: 'Filter' }).fill('wedding put');
  await expectAccessible(page, { withShell });
  if (withShell) {
    await page.setViewportSize({ width: DESKTOP, height: 900 });
    await expectAccessible(page, { withShell });
  } else await expectRestAccessible(page, DESKTOP);
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  expect(watch.problems).toEqual([]);
}

for (const path of DISTINCT) {
  test(`${path} is accessible, fits every width and holds still`, async ({ page }) => {
    await expectGoodPage(page, await watchPage(page), path);
  });
}

/** With nothing of ours in the browser yet, neither font nor code: one page of each kind of beginning. */
test.describe('on a first visit', () => {
  test.use({ profile: 'new' });

  for (const path of FIRST_VISITS) {
    test(`${path} holds still`, async ({ page }) => {
      const watch = await watchPage(page);
      for (const width of [PHONE, DESKTOP]) {
        await page.setViewportSize({ width, height: 900 });
        await forgetFiles(page);
        await watch.open(path);
        await expectStill(page);
      }
      expect(watch.problems).toEqual([]);
    });
  }

  test('the designs of websites hold still when their letters come last of all', async ({ page }) => {
    await watchPage(page);
    for (const design of DESIGN_KEYS) {
      for (const width of [PHONE, DESKTOP]) {
        const letters = Promise.withResolvers<void>();
        await page.route(/\.woff2$/, async (route) => {
          await letters.promise;
          await route.continue();
        });
        await page.setViewportSize({ width, height: 900 });
        await forgetFiles(page);
        await page.goto(`/website/designs/${design}`, { waitUntil: 'domcontentloaded' });
        await untilPainted(page);
        letters.resolve();
        expect(await lettersThatCame(page), design).toBeGreaterThan(1);
        await expectStill(page);
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  });
});

test('the whole style guide fits every width', async ({ page }) => {
  await page.goto('/styleguide');
  for (const width of [PHONE, DESKTOP, ...OTHER_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});

const SIGNED_IN = {
  couple: ['/your-wedding', '/account/settings', '/wedding-registry'],
  vendor: ['/inspire/vendors/account', '/inspire/vendors/onboard', '/inspire/vendors/leads/ready'],
  newvendor: ['/inspire/vendors/onboard', '/account/settings', '/favorites/home'],
  support: ['/', '/support/inquiries', '/account/settings', '/inspire/vendors/leads/ready'],
};

for (const [name, paths] of Object.entries(SIGNED_IN)) {
  for (const path of paths) {
    test(`${path} is as good for the demo ${name}`, async ({ page, context }) => {
      await signInDemo(context, name);
      await expectGoodPage(page, await watchPage(page), path, true);
    });
  }
}

test('the bar that asks to confirm an email moves nothing from the second page of a visit on', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  const watch = await watchPage(page);
  await watch.open('/faq');
  await expect(page.getByRole('region', { name: 'Email confirmation' })).toBeVisible();
  await expectGoodPage(page, watch, '/account/settings');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // In one tab: without scripts a page is all there is of a test, and a new browser profile would cost more than it.
  test('every page can be read and left by its links', async ({ page }) => {
    // Without scripts no picture waits until it is scrolled to: the sheet of demo pictures alone would ask for hundreds.
    await leaveOutPictures(page);
    for (const path of DISTINCT) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        // Guests, kitchens and whoever pays come for one thing: around it there is no bar, whatever the browser can do.
        if (FOR_GUESTS.test(path)) return;
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        const hrefs = await page
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.filter((href) => href?.startsWith('/')).length, path).toBeGreaterThan(5);
      });
    }
  });
});
