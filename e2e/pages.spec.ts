import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signUp } from './support/people.ts';

const PUBLIC_PAGES = ['/', '/inspire/vendors', '/api-docs'];
const GUEST_PAGES = [
  '/account/login',
  '/account/forgot-password',
  '/account/reset-password?token=expired',
  '/account/verify-email?token=expired',
  '/wedding/onboard/wedding-planning',
  '/invitation/unknown-token',
  '/inspire/vendors/signup',
  '/dev/mailbox',
  '/no-such-page',
];
const WIDTHS = [375, 1280];

for (const path of [...PUBLIC_PAGES, ...GUEST_PAGES]) {
  test(`${path} is accessible and fits every width`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports answers of 400 and 404, also where the page is made to show them.
      const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
      if (isOurs) problems.push(message.text());
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    for (const width of [320, 768, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
    expect(problems).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test(`the settings are accessible at ${width} px`, async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account/settings');
    await expect(page.getByRole('heading', { name: /devices/i })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...PUBLIC_PAGES, '/account/login', '/wedding/onboard/wedding-planning']) {
    test(`${path} can be read and left by its links`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    });
  }
});

test('public pages are the same for everyone and carry no cookie', async ({ request, context }) => {
  const guest = await request.get('/');
  expect(guest.headers()['set-cookie']).toBeUndefined();
  expect(guest.headers()['cache-control']).toContain('s-maxage');
  await signUp(context, 'couple', 'Maya');
  const signedIn = await context.request.get('/');
  expect(await signedIn.text()).toBe(await guest.text());
});

test('a page that does not exist answers 404', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
