import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newestCode } from './support/mailbox.ts';
import type { NewListing } from './support/new-listing.ts';
import { letDaysPass, lookAtLead } from './support/paid-leads.ts';
import { letPlanDaysPass } from './support/plan-days.ts';
import { openShop, writeTo } from './support/shop-with-leads.ts';
import { test } from './support/test.ts';

const AT = '/inspire/vendors';
const WORDS = 'Your day in the meadow sounds lovely. May we call you?';
/** The first three cost nothing. */
const FREE = [
  ['Anna', 'Ole'],
  ['Berit', 'Per'],
  ['Carla', 'Tim'],
] as const;
const FIRST = ['Opal', 'Rune'] as const;
const SECOND = ['Iris', 'Bram'] as const;
const IN_TRIAL = ['Juno', 'Finn'] as const;

const offered = (page: Page) => page.getByRole('dialog').filter({ hasText: 'We would like to give you' });
const message = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const connect = (page: Page) => page.getByRole('button', { name: /^Connect · \d+ credits?$/ });
const about = (page: Page) => page.getByRole('complementary', { name: 'About this lead' });
const ownPlan = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const inBar = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });
const choose = (page: Page, plan: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: `Choose ${plan}`, exact: true })
    .click();
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).filter({ visible: true });

async function openLead(page: Page, { uuid }: NewListing, names: readonly string[]): Promise<void> {
  await page.goto(`${AT}/leads/ready?storefront=${uuid}`);
  await page
    .getByRole('list', { name: 'Leads' })
    .getByRole('link', { name: names.join(' & ') })
    .click();
}

async function giveCard(page: Page, number: string): Promise<void> {
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expires' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Vera Lind');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** On the offered credits; which lead it was. */
async function redeemAndConnect(page: Page, listing: NewListing): Promise<string> {
  await page.goto(`${AT}/dashboard?storefront=${listing.uuid}`);
  await offered(page).getByRole('button', { name: 'Accept Credits' }).click();
  const redeemed = page.getByRole('dialog', { name: 'Credits Redeemed' });
  await expect(redeemed).toContainText('Your total balance is now 11 credits.');
  await redeemed.getByRole('button', { name: 'Done' }).click();
  await openLead(page, listing, FREE[0]);
  await expect(page.getByRole('button', { name: 'Connect · free' })).toBeVisible();
  await openLead(page, listing, FIRST);
  await message(page).fill(WORDS);
  await connect(page).click();
  await expect(about(page).getByText(/^\d+ credits? paid$/)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** With a card that is declined, one whose bank asks, and in the end a good one; the words wait. */
async function runOutAndBuy(page: Page, listing: NewListing): Promise<void> {
  await openLead(page, listing, SECOND);
  await message(page).fill(WORDS);
  await connect(page).click();
  await expect(page.getByText(/^This lead costs \d+ credits\. You have \d+\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Get credits' }).click();
  await pay(page).click();
  const code = page.getByRole('dialog').getByLabel('6-digit code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page.request, listing.email));
  await giveCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('declined');
  await giveCard(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('wasn’t confirmed');
  await giveCard(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(message(page)).toHaveValue(WORDS);
  await connect(page).click();
  await expect(about(page).getByText(/^\d+ credits? paid$/)).toBeVisible();
}

/** A trial, the plan after it, a dearer one, a cheaper one that is called off, and none. */
async function goThroughPlans(page: Page, listing: NewListing): Promise<void> {
  const plans = `${AT}/your-plans?storefront=${listing.uuid}`;
  await page.goto(plans);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(ownPlan(page)).toHaveText('Unlimited (Free trial)');
  await openLead(page, listing, IN_TRIAL);
  await message(page).fill(WORDS);
  await expect(about(page)).toContainText('Included with your unlimited plan');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect(page.getByRole('button', { name: /^Connect/ })).toHaveCount(0);

  await page.goto(`${AT}/select-plan?storefront=${listing.uuid}`);
  await choose(page, 'Unlimited, 1 month, $109 a month');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: /Unlimited, 1 month/ })).toBeVisible();
  await letPlanDaysPass(listing, 31);
  await expect(async () => {
    await page.goto(plans);
    await expect(ownPlan(page)).toHaveText('Unlimited, 1 month', { timeout: 1_000 });
  }).toPass();
  await expect(inBar(page, /^Renews on /)).toBeVisible();

  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page.getByText(/isn’t used yet and is taken off\./).first()).toBeVisible();
  await choose(page, 'Unlimited, 12 months, $828 a year, paid at once');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: /Unlimited, 12 months/ })).toBeVisible();

  await page.goto(`${AT}/select-plan?storefront=${listing.uuid}`);
  await choose(page, 'Unlimited, 1 month, $109 a month');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: /Unlimited, 1 month/ })).toBeVisible();
  await page.goto(plans);
  await expect(page.getByText(/Unlimited, 1 month starts .* It’s paid\./)).toBeVisible();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('Called off. Your money is on its way back.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Turn off renewal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(inBar(page, /^Expires on /)).toBeVisible();
}

/** Eight days in which the couple did not open a word. */
async function getRefunded(page: Page, listing: NewListing, uuid: string): Promise<void> {
  await page.goto(`${AT}/leads/connected/${uuid}`);
  await letDaysPass({ uuid }, 8);
  await lookAtLead({ uuid });
  const section = page.getByRole('region', { name: 'Refund' });
  await expect(section).toContainText('the couple never opened your first message');
  await page.goto(`${AT}/purchase-history/balance-history?storefront=${listing.uuid}`);
  for (const name of [
    /Credits given to you/,
    /Credits bought/,
    /Connection refunded: the couple never opened your first message/,
  ])
    await expect(page.getByRole('row', { name })).toHaveCount(1);
}

async function readHistory(page: Page, { uuid }: NewListing): Promise<void> {
  await page.goto(`${AT}/purchase-history?storefront=${uuid}`);
  for (const name of [/25 credits/, /Unlimited, 12 months/, /Unlimited, 1 month.*Refunded/])
    await expect(page.getByRole('row', { name })).toHaveCount(1);
  await expectAccessible(page);
  await page
    .getByRole('row', { name: /25 credits/ })
    .getByRole('link')
    .first()
    .click();
  const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).status()).toBe(200);
}

test('a vendor redeems, connects, runs out, buys, tries a plan, changes and leaves it, and gets a lead refunded', async ({
  page,
  context,
  browser,
}) => {
  // Weeks of a vendor's life.
  test.slow();
  const listing = await openShop(context, 'Vera', 11);
  for (const names of [...FREE, FIRST, SECOND, IN_TRIAL]) await writeTo(browser, listing, names);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lead = await redeemAndConnect(page, listing);
  await runOutAndBuy(page, listing);
  await goThroughPlans(page, listing);
  await getRefunded(page, listing, lead);
  await readHistory(page, listing);
});
