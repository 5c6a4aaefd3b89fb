import { type BrowserContext, expect, type Page } from '@playwright/test';
import { TRANSACTION_TYPES } from '../src/capabilities/credits/rules/transaction-types.ts';
import { expectAccessible } from './support/accessible.ts';
import { type DemoListing, signInVendor } from './support/demo-people.ts';
import { test } from './support/test.ts';

// They share the demo vendor: what one redeems, moves or spends on a lead the other finds.
test.describe.configure({ mode: 'serial' });

const HISTORY = '/inspire/vendors/purchase-history/balance-history';
const REDEMPTION = '**/free-credit-redemption';
const FAILED =
  'An error occurred redeeming your free credit offer. Please try again or contact vendors@ampersand.example.';

/** The demo vendor's two published listings: one with a history, one that an offer waits for. */
async function signIn(context: BrowserContext): Promise<{ studio: DemoListing; offered: DemoListing }> {
  const [studio, offered] = (await signInVendor(context)).filter(({ published }) => published);
  if (!studio || !offered) throw new Error('The demo vendor has no two published listings.');
  return { studio, offered };
}

/** Works on this listing from now on, as the switcher would. */
async function workOn(context: BrowserContext, page: Page, { uuid }: DemoListing): Promise<void> {
  await context.addCookies([{ name: 'current_storefront', value: uuid, url: new URL(page.url()).origin }]);
}

const offerOn = (page: Page) => page.getByRole('dialog').filter({ hasText: 'We would like to give you' });

test('an offer is waved away for the session and the listing, fails in its own words, and is redeemed once', async ({
  page,
  context,
}) => {
  const { studio, offered } = await signIn(context);
  // As wide as the bar needs to have room for the balance.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspire/vendors/resources');
  await workOn(context, page, offered);
  await page.goto('/inspire/vendors/resources');
  const offer = offerOn(page);
  await expect(offer).toContainText('11 credits');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(offer).toBeVisible();

  await offer.getByRole('button', { name: 'Not Right Now' }).click();
  await expect(offer).toBeHidden();
  const inBar = page.getByRole('link', { name: /^No active plan · \d+ credits$/ });
  await expect(inBar).toBeVisible();
  const account = page.waitForResponse(/vendor-credit\/account\/storefronts\/.*\/details/);
  await page.goto('/inspire/vendors/resources');
  await account;
  await expect(offer).toBeHidden();
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('free-credit')),
  );
  expect(kept).toEqual([`ampersand.free-credit-dismissed.${offered.uuid}`]);
  expect(kept.join()).not.toContain(studio.uuid);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/inspire/vendors/resources');
  await page.route(REDEMPTION, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'An error has occurred' } } }),
  );
  await offer.getByRole('button', { name: 'Accept Credits' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unroute(REDEMPTION);

  await offer.getByRole('button', { name: 'Accept Credits' }).click();
  const redeemed = page.getByRole('dialog', { name: 'Credits Redeemed' });
  await expect(redeemed).toContainText(/Your total balance is now \d+ credits\./);
  await redeemed.getByRole('link', { name: 'Credit History' }).click();
  await expect(page).toHaveURL(new RegExp(`${HISTORY}$`));
  // Above the three that were given in the years before.
  await expect(page.getByRole('row', { name: /Credits given to you/ }).first()).toContainText('+11');
  await expect(inBar).toBeVisible();
  await page.goto('/inspire/vendors/resources');
  await expect(offer).toBeHidden();
});

test('the history shows lots, steps and a table, and credits move to another listing', async ({
  page,
  context,
}) => {
  const { studio, offered } = await signIn(context);
  await page.goto(`${HISTORY}?storefront=${studio.uuid}`);
  await expect(page.getByRole('heading', { name: 'Balance history' })).toBeVisible();
  // Others may have bought some meanwhile.
  await expect(page.getByText(/^\d+ bought \w{3} \d+/).first()).toBeVisible();
  await expect(page.getByText(/^Expire \w{3} \d+, \d{4}$/).first()).toBeVisible();
  const rows = (name: RegExp) => page.getByRole('row', { name });
  await expect(rows(/Connection refunded: the couple’s contact details don’t work/)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(rows(/Credits expired/)).toHaveCount(3);
  await expect(rows(/Purchase canceled/)).toContainText('−150');
  await expect(rows(/Adjusted by Ampersand: sorry for the outage on a Saturday/)).toContainText('+10');
  await expect(rows(new RegExp(`Moved to ${offered.name}`))).toContainText('−40');
  const file = await context.request.get(
    (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
  );
  const text = await file.text();
  for (const type of TRANSACTION_TYPES) if (type !== 'INBOUND_TRANSFER') expect(text).toContain(type);

  await page.getByRole('button', { name: 'Move credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move credits' });
  await dialog.getByRole('button', { name: 'Move credits' }).click();
  await expect(dialog).toContainText('Enter a whole number of credits.');
  await dialog.getByRole('textbox', { name: 'Credits' }).fill('9999');
  await dialog.getByRole('button', { name: 'Move credits' }).click();
  await expect(dialog).toContainText(/This takes 9,999 credits, and you have \d+\./);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Credits' }).fill('4');
  await dialog.getByRole('button', { name: 'Move credits' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(new RegExp(`Moved to ${offered.name}`)).first()).toContainText('−4');

  await page.goto(`${HISTORY}?storefront=${offered.uuid}`);
  await expect(page.getByText(/^4 moved here/)).toBeVisible();
});

test('a listing that is not published has no history yet; on a phone the page fits', async ({
  page,
  context,
}) => {
  const draft = (await signInVendor(context)).find(({ published }) => !published);
  await page.goto(`${HISTORY}?storefront=${draft?.uuid}`);
  await expect(page.getByText('Your balance begins with a published listing')).toBeVisible();

  const { studio } = await signIn(context);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${HISTORY}?storefront=${studio.uuid}`);
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
