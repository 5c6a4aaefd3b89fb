import { expect, type Page } from '@playwright/test';
import { signInDemo } from './support/demo-people.ts';
import { test } from './support/test.ts';

const VENUE = '/wedding-vendors/wedding-venues/kowalski-place-westminster-ca';

async function expectBar(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path);
  const row = page.getByRole('navigation', { name: label, exact: true }).getByRole('list');
  for (const [width, height] of [
    [375, 52],
    [767, 52],
    [768, 56],
    [1280, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await row.boundingBox())?.height, `${path} at ${width}`).toBe(height);
  }
}

test('secondary bars are 52/56 px', async ({ page, context }) => {
  await expectBar(page, VENUE, 'On this page');
  await signInDemo(context, 'couple');
  await expectBar(page, '/wedding-vendors/inquiries', 'Inbox');
  await expectBar(page, '/favorites/home', 'Favorites');
});

test('the row of settings is a secondary bar while it is a row', async ({ page, context }) => {
  await signInDemo(context, 'couple');
  await page.goto('/account/settings');
  const row = page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('list');
  for (const [width, height] of [
    [375, 52],
    [768, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await row.boundingBox())?.height, `at ${width}`).toBe(height);
  }
});
