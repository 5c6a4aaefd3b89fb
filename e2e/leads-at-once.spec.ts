import { expect } from '@playwright/test';
import { signInVendor } from './support/demo-people.ts';
import { expectStill, watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

const LEADS = '/inspire/vendors/leads/ready';
const API = '/web-marketplace-api/v1';
const CHOSEN = 'Willow & Negative';

test('a page has the leads of the chosen listing from the start, and does not ask for them again', async ({
  page,
  context,
}) => {
  await signInVendor(context);
  // What may have changed since is read again when the line for changes opens; here it never does.
  await page.route('**/web-api/v1/live', (route) => route.abort());
  await page.goto(LEADS);
  await page.getByRole('button', { name: /^Leads for/ }).click();
  await page.getByRole('menuitem', { name: CHOSEN }).click();
  await expect(page).toHaveURL(/storefront=/);
  // What that page is still asking for is not the next one's.
  await page.goto('about:blank');

  const watch = await watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/manage\/|\/unread/.test(request.url())) asked.push(request.url());
  });
  await watch.open(LEADS);
  await expect(page.getByRole('button', { name: new RegExp(`^Leads for ${CHOSEN}`) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('link').first()).toBeVisible();
  expect(asked).toEqual([]);
  expect(watch.problems).toEqual([]);
  await expectStill(page);

  const lead = page.getByRole('list', { name: 'Leads' }).getByRole('link').first();
  const names = (await lead.textContent()) ?? '';
  const address = (await lead.getAttribute('href')) ?? '';
  await page.goto('about:blank');
  await watch.open(address);
  await expect(page.getByRole('heading', { level: 2, name: names })).toBeVisible();
  // A lead that was seen changes the counts, and has replies to choose from; neither list nor lead is read again.
  expect(asked.filter((url) => /\/manage\/inquiry(\?|\/[\da-f-]{36}$)/.test(url))).toEqual([]);
  expect(watch.problems).toEqual([]);
  await expectStill(page);
});

test('what a browser kept in its storage before is taken over once', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(LEADS);
  const name = page.getByRole('button', { name: /^Leads for/ });
  await expect(name).not.toContainText(CHOSEN);
  const answer = await context.request.get(`${API}/manage/storefronts`);
  const listings: { uuid: string; name: string }[] = await answer.json();
  const uuid = listings.find((listing) => listing.name === CHOSEN)?.uuid ?? '';
  await page.evaluate((chosen) => localStorage.setItem('current_storefront', chosen), uuid);
  await page.reload();
  await expect(name).toContainText(CHOSEN);
  expect((await context.cookies()).find((cookie) => cookie.name === 'current_storefront')).toMatchObject({
    value: uuid,
    path: '/',
    sameSite: 'Lax',
  });
  expect(await page.evaluate(() => localStorage.getItem('current_storefront'))).toBeNull();
});
