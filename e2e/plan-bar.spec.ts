import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const BASE = '/inspire/vendors';
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Credits and plans' });

test('the screens about money name their neighbours, and keep the listing that was asked for', async ({
  page,
  context,
}) => {
  await signInVendor(context);
  await page.goto(`${BASE}/your-plans`);
  const bar = barOf(page);
  await expect(bar.getByRole('link', { name: 'Your plan' })).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Purchase history', 'purchase-history'],
    ['Balance history', 'purchase-history/balance-history'],
    ['How we price', 'how-we-price'],
    ['Your plan', 'your-plans'],
  ] as const) {
    await bar.getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${BASE}/${path}$`));
    await expect(bar.locator('[aria-current]')).toHaveText(name);
  }
  await page.goto(`${BASE}/select-plan?storefront=00000000-0000-4000-8000-000000000000`);
  await expect(bar.locator('[aria-current]')).toHaveText('Your plan');
  await bar.getByRole('link', { name: 'Balance history' }).click();
  await expect(page).toHaveURL(/balance-history\?storefront=00000000-/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(bar.getByRole('link', { name: 'Balance history' })).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('guests find the page of prices without the bar of vendors', async ({ page }) => {
  await page.goto(`${BASE}/how-we-price`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(barOf(page)).toBeHidden();
});

test('credits are in sight at every width', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(`${BASE}/your-plans`);
  const credits = page.getByRole('banner').getByRole('link', { name: /credits?$/ });
  for (const width of [1600, 1360, 1280, 1200, 1199, 768, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(credits, `at ${width}`).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize(PHONE);
  await expect(credits).toBeHidden();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('dialog').getByText(/\d credits?$/)).toBeVisible();
});

test('the latest receipts lead to theirs', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(`${BASE}/your-plans`);
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByRole('row')).toHaveCount(6);
  const receipt = receipts.getByRole('link', { name: /^Receipt P-/ }).first();
  const number = (await receipt.innerText()).trim();
  await receipt.click();
  await expect(page.getByRole('main')).toContainText(number);
});
