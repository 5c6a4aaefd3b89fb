import { type BrowserContext, expect, type Page } from '@playwright/test';
import { calendarDateOf } from '../src/base/calendar-date.ts';
import { formatDateInText } from '../src/base/calendar-date-format.ts';
import type { CreditAccount } from '../src/capabilities/plans/contract.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { type DemoListing, signInDemo, skipTextMessageQuestion } from './support/demo-people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const API = '/web-marketplace-api';
const PLANS = '/inspire/vendors/your-plans';
/** As wide as the bar needs to have room for the plan. */
const DESK = { width: 1440, height: 900 };

const day = (moment: string | null) => formatDateInText(calendarDateOf(new Date(moment ?? '')));

/** What one listing after the other says, and what names its plan on the page. */
const STATES: readonly { title: string; text: (account: CreditAccount) => string }[] = [
  { title: 'Unlimited (Free trial)', text: () => 'Unlimited (Free trial)' },
  {
    title: 'Unlimited (Free trial)',
    text: ({ paidPlanStartsAt }) => `Purchased plan starts ${day(paidPlanStartsAt)}`,
  },
  { title: 'Unlimited, 12 months', text: ({ paidPlanEndsAt }) => `Renews on ${day(paidPlanEndsAt)}` },
  { title: 'Unlimited, 3 months', text: ({ paidPlanEndsAt }) => `Expires on ${day(paidPlanEndsAt)}` },
  { title: 'Unlimited, 1 month', text: ({ paidPlanEndsAt }) => `Expires on ${day(paidPlanEndsAt)}` },
  { title: 'Pay as you go', text: () => 'No active plan' },
];

/** In the order in which their plans are told. */
async function signIn(context: BrowserContext): Promise<DemoListing[]> {
  await signInDemo(context, 'plans');
  await skipTextMessageQuestion(context);
  const listings: DemoListing[] = await (await context.request.get(`${API}/v1/manage/storefronts`)).json();
  expect(listings).toHaveLength(STATES.length);
  return listings;
}

async function accountOf(context: BrowserContext, { uuid }: DemoListing): Promise<CreditAccount> {
  const path = `${API}/v2/manage/vendor-credit/account/storefronts/${uuid}/details`;
  return (await context.request.get(path)).json();
}

const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('every state of a plan is told on its page and in the navigation', async ({ page, context }) => {
  const listings = await signIn(context);
  await page.setViewportSize(DESK);
  for (const [index, { title, text }] of STATES.entries()) {
    const listing = listings[index];
    if (!listing) throw new Error('A listing is missing.');
    const account = await accountOf(context, listing);
    await page.goto(`${PLANS}?storefront=${listing.uuid}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await expect(main.getByText(text(account), { exact: true })).toBeVisible();
    const credits = account.currentPlan ? [] : [`${account.balance} credits`];
    await expect(inBar(page, [text(account), ...credits].join(' · '))).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('without the improvements a listing without a plan shows its balance alone', async ({
  page,
  context,
}) => {
  const listing = (await signIn(context)).at(-1);
  if (!listing) throw new Error('A listing is missing.');
  const { balance } = await accountOf(context, listing);
  await page.setViewportSize(DESK);
  await page.goto('/inspire/vendors/resources');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'session_overrides',
      '{"flags":{"prePurchasePlanImprovements":false},"experiments":{}}',
    ),
  );
  await page.goto(`${PLANS}?storefront=${listing.uuid}`);
  await expect(inBar(page, `${balance} credits`)).toBeVisible();
  await expect(page.getByText('No active plan')).toBeHidden();
});

test('a lead shows its price in every way there is', async ({ page, context }) => {
  const listings = await signIn(context);
  await page.setViewportSize(DESK);
  const names = page.locator('[data-lead]');
  const openLeads = async (listing: DemoListing | undefined) => {
    await page.goto(`/inspire/vendors/leads/ready?storefront=${listing?.uuid}`);
    await expect(names.first()).toBeVisible();
  };
  const lead = (price: RegExp) => page.getByRole('listitem').filter({ has: names, hasText: price });
  const open = (price: RegExp) => lead(price).first().locator(names).click();
  const composer = page.getByRole('button', { name: /^Connect/ });

  await openLeads(listings.at(-1));
  await expectAccessible(page);
  await open(/free/);
  await expect(composer).toHaveText('Connect · free');
  await open(/Instead of/);
  await expect(page.locator('s', { hasText: /Instead of \d+ credits/ }).first()).toBeVisible();
  await expect(composer).toHaveText(/^Connect · \d+ credits?$/);
  await expectAccessible(page);
  await open(/^(?!.*(free|Instead of)).*\d+ credits?/s);
  await expect(composer).toHaveText(/^Connect · \d+ credits?$/);
  await expect(page.locator('article s, aside s')).toHaveCount(0);

  for (const listing of listings.slice(0, -1)) {
    await openLeads(listing);
    await expect(lead(/Included with your unlimited plan/).first()).toBeVisible();
    await expect(lead(/\d credits?/)).toHaveCount(0);
  }
  await open(/Included with your unlimited plan/);
  await expect(
    page.getByText('Included with your unlimited plan').filter({ visible: true }).first(),
  ).toBeVisible();
  await expectAccessible(page);
});
