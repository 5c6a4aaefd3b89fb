import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/test.ts';

test.describe('the bar', () => {
  const vendors = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Vendors' });
  const florists = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Florists' });

  test('opens a list on hover, and the click that follows does not close it', async ({ page }) => {
    await page.goto('/');
    await expect(florists(page)).toBeHidden();
    await vendors(page).hover();
    await expect(florists(page)).toBeVisible();
    await vendors(page).click();
    await expect(vendors(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, { withShell: true });
    await page.keyboard.press('Escape');
    await expect(florists(page)).toBeHidden();
  });

  test('is reachable by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await vendors(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Venues', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Photographers' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(vendors(page)).toBeFocused();
    await expect(florists(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens, holds the way in, and closes with Escape', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page, { withShell: true });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('the footer starts with planning open and the rest folded', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Guest list' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Our story' })).toBeHidden();
  });
});

test('no link of the home page leads nowhere', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const internal = [
    ...new Set(hrefs.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? '')),
  ];
  expect(internal.length).toBeGreaterThan(40);
  for (const href of internal) expect((await request.get(href)).status(), href).toBe(200);
});
