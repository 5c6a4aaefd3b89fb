import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const PAGE = '/inspire/vendors/listing/badges';

test('a vendor reads every rule with the listing’s own figures, and those of an earlier day, by keyboard', async ({
  page,
}) => {
  const listings = await signInVendor(page.context());
  const { uuid = '', name = '' } = listings.find(({ published }) => published) ?? {};
  const watched = await watchPage(page);
  await watched.open(`${PAGE}?storefront=${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Badges and awards' })).toBeVisible();
  const rules = page.getByRole('list', { name: 'Badges and their rules' });
  for (const title of ['Quick responder', /^Best of 20/, 'Trending', 'Hidden gem', 'New']) {
    await expect(rules.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
  const quick = rules.getByRole('region', { name: 'Quick responder' });
  await expect(quick.getByText('5 needed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On your listing now' }).getByText(name)).toBeVisible();
  await expectAccessible(page);

  const choice = page.getByRole('button', { name: /^As of/ });
  const newest = (await choice.textContent()) ?? '';
  await choice.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice).not.toHaveText(newest);
  await expect(page).toHaveURL(/day=20\d\d-\d\d-\d\d/);
  await expect(quick.getByText('5 needed', { exact: true })).toBeVisible();

  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a draft is told that couples see no badges yet', async ({ page }) => {
  const listings = await signInVendor(page.context());
  const { uuid = '' } = listings.find(({ published }) => !published) ?? {};
  await (await watchPage(page)).open(`${PAGE}?storefront=${uuid}`);
  await expect(page.getByText('Couples can’t see this listing')).toBeVisible();
  await expect(page.getByText('It begins on the day your listing is published.')).toBeVisible();
  await expectAccessible(page);
});

test('anybody reads how the award of a year is decided', async ({ page }) => {
  await page.goto('/inspire/vendors/best-of-faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Best of awards FAQ' })).toBeVisible();
  await page.getByText('Can it be bought, or helped along by a plan?').click();
  await expect(page.getByText('Plans, credits and paid placements play no part in it.')).toBeVisible();
  await expectAccessible(page);
});

test('a seal for another website is a picture that any site may show, of what is held today', async ({
  page,
}) => {
  const listings = await signInVendor(page.context());
  const { uuid = '' } = listings.find(({ published }) => published) ?? {};
  const watched = await watchPage(page);
  await watched.open(`${PAGE}?storefront=${uuid}`);
  const card = page.getByRole('region', { name: 'On your own website' });
  const code = (await card.getByText(/^<a href/).textContent()) ?? '';
  expect(code).not.toContain('<script');
  const picture = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  const answer = await page.request.get(new URL(picture).pathname);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=0, s-maxage=60',
  });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(await answer.text()).toMatch(/<title>.+ on Ampersand<\/title>/);
  expect((await page.request.get('/badge/nothing.svg')).status()).toBe(404);

  const saving = page.waitForEvent('download');
  await card
    .getByRole('button', { name: /as PNG/ })
    .first()
    .click();
  expect((await saving).suggestedFilename()).toMatch(/-on-ampersand\.png$/);
});
