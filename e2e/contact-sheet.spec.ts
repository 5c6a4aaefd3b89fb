import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { test } from './support/test.ts';

const pictures = (page: Page) => page.getByRole('main').getByRole('figure');

test('the style guide leads to a sheet of all pictures, which can be narrowed down', async ({ page }) => {
  await page.goto('/styleguide?only=badge');
  await page.getByRole('link', { name: 'See all pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
  const total = Number(/\d+/.exec(await page.getByText(/^\d+ pictures in \d+ palettes/).innerText())?.[0]);
  expect(total).toBeGreaterThan(100);
  await expect(pictures(page)).toHaveCount(total);

  const florists = page
    .getByRole('navigation', { name: 'Category' })
    .getByRole('link', { name: /^Florists/ });
  const promised = Number(/\d+/.exec(await florists.innerText())?.[0]);
  await florists.click();
  await expect(page).toHaveURL(/category=wedding-florists/);
  await expect(florists).toHaveAttribute('aria-current', 'true');
  await expect(pictures(page)).toHaveCount(promised);
  await expect(page.getByRole('img', { name: /roses/i }).first()).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Palette' })
    .getByRole('link', { name: /^Lilac/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Florists · Lilac/ })).toBeVisible();
  await expect(pictures(page).filter({ hasNotText: '· lilac' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links, and pictures come with their words', async ({ page }) => {
    // Not the whole set: without scripts no picture waits until it is scrolled to.
    await page.goto('/styleguide/pictures?category=registry');
    await page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: /^Cakes & desserts/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^Cakes & desserts/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /cake/i }).first()).toBeVisible();
  });
});

test('a combination that no picture has says so and leads back', async ({ page }) => {
  await page.goto('/styleguide/pictures?category=registry&palette=no-such-palette');
  await expect(page.getByRole('heading', { name: 'No picture is both' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole set' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Venues/ })).toBeVisible();
});

test('a part of the set is accessible and fits, as the whole does', async ({ page }) => {
  await page.goto('/styleguide/pictures?category=wedding-venues');
  await expect(page.getByRole('heading', { level: 2, name: /^Venues/ })).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});
