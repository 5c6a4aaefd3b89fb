import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { atDatabase } from './support/at-database.ts';
import { newestCode } from './support/mailbox.ts';
import { type NewListing, newListing } from './support/new-listing.ts';
import { openShop } from './support/shop-with-leads.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const PLANS = '/inspire/vendors/your-plans';
const SELECT = '/inspire/vendors/select-plan';

const at = (path: string, { uuid }: NewListing) => `${path}?storefront=${uuid}`;
const ownPlan = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const choose = (page: Page, plan: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: `Choose ${plan}`, exact: true })
    .click();

/** The first purchase asks for a code, and the provider for the card. */
async function payFirst(page: Page, { email }: NewListing): Promise<void> {
  await page
    .getByRole('button', { name: /^Pay \$/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('6-digit code')).toBeVisible();
  await dialog.getByLabel('6-digit code').fill(await newestCode(page.request, email));
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: 'Expires' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Vera Lind');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Sandbox: no money moves')).toBeHidden();
}

test('a trial needs no card; a plan bought in it starts afterwards and can be called off', async ({
  page,
  context,
}) => {
  const listing = await openShop(context, 'Vera');
  await page.goto(at(PLANS, listing));
  await expect(ownPlan(page)).toHaveText('Pay as you go');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(ownPlan(page)).toHaveText('Unlimited (Free trial)');
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page.getByRole('heading', { name: 'Select a plan' })).toBeVisible();
  await expect(page.getByText(/when your trial is over/).first()).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Unlimited, 1 month, $109 a month');
  await payFirst(page, listing);
  await page.goto(at(PLANS, listing));
  await expect(page.getByText(/Unlimited, 1 month starts .* It’s paid\./)).toBeVisible();
  await page.getByRole('button', { name: 'Call it off' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('goes back to your card, tax included');
  await question.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('Called off. Your money is on its way back.')).toBeVisible();
  await page.reload();
  await expect(ownPlan(page)).toHaveText('Unlimited (Free trial)');
  await expect(page.getByText(/It’s paid\./)).toBeHidden();
});

test('renewal is turned off in two clicks and on again; a dearer plan takes off what is unused', async ({
  page,
  context,
}) => {
  const listing = await openShop(context, 'Wanda');
  await page.setViewportSize(PHONE);
  await page.goto(at(PLANS, listing));
  await expectNoOverflow(page);
  await choose(page, 'Unlimited, 1 month');
  await payFirst(page, listing);
  await page.goto(at(PLANS, listing));
  await expect(ownPlan(page)).toHaveText('Unlimited, 1 month');
  await page.getByRole('button', { name: 'Turn off renewal' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nothing more is charged.');
  await question.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(page.getByText(/It won’t renew\./)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Turn renewal back on' }).click();
  await expect(page.getByText(/from Visa ending in 4242\./)).toBeVisible();
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page.getByText(/isn’t used yet and is taken off\./).first()).toBeVisible();
  await expectNoOverflow(page);
  await choose(page, 'Unlimited, 12 months, $828 a year, paid at once');
  await page
    .getByRole('button', { name: /^Pay \$/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { name: /Unlimited, 12 months/ })).toBeVisible();
  await page.goto(at(PLANS, listing));
  await expect(ownPlan(page)).toHaveText('Unlimited, 12 months');
  await page.goto(at(SELECT, listing));
  await expect(page.getByText('You have this')).toHaveCount(1);
});

test('the pack that is chosen moves the sums beside it, and is what checkout opens with', async ({
  page,
  context,
}) => {
  const listing = await openShop(context, 'Xenia');
  await page.goto(at(PLANS, listing));
  const chart = page.getByRole('region', { name: 'What a month costs' });
  await expect(chart).toContainText('$0.95 a credit');
  await page.getByText('400 credits', { exact: true }).click();
  await expect(chart).toContainText('$0.85 a credit');
  await page.getByRole('button', { name: 'Buy 400 credits for $340' }).click();
  await expect(page.getByRole('radio', { name: /^400 credits/ })).toBeChecked();
});

test('nothing is offered for a draft; a listing that was closed keeps its histories', async ({
  page,
  context,
}) => {
  const listing = await newListing(context, 'Yara');
  const main = page.getByRole('main');
  for (const path of [PLANS, SELECT]) {
    await page.goto(at(path, listing));
    await expect(main).toContainText(`${listing.name} isn’t published`);
    await expect(main.getByRole('link', { name: /^Choose/ })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^(Buy|Start)/ })).toHaveCount(0);
  }
  await page.goto(at('/inspire/vendors/checkout', listing));
  await expect(main).toContainText(`Publish ${listing.name} first`);
  await expectAccessible(page);
  await page.goto(at('/inspire/vendors/purchase-history', listing));
  await expect(main).toContainText('Purchases begin with a published listing');
  await atDatabase((db) =>
    db.$client.query(
      "update storefronts set publication_status = 'CLOSED', formerly_published_at = now() where uuid = $1",
      [listing.uuid],
    ),
  );
  await page.goto(at('/inspire/vendors/purchase-history', listing));
  await expect(main).toContainText('Nothing was bought for this listing yet.');
  await page
    .getByRole('navigation', { name: 'Credits and plans' })
    .getByRole('link', { name: 'Balance history' })
    .click();
  await expect(main).toContainText('Credits you get and spend will show up here');
});
