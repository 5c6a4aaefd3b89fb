import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { test } from './support/test.ts';

// They open the same lead.
test.describe.configure({ mode: 'serial' });

const firstLead = (page: Page) => page.locator('[data-lead]').first();

async function openFirstLead(page: Page, context: BrowserContext): Promise<void> {
  const [listing] = (await signInVendor(context)).filter(({ published }) => published);
  await page.goto(`/inspire/vendors/leads/ready?storefront=${listing?.uuid}`);
  await firstLead(page).click();
  await expect(page).toHaveURL(/\/ready\/[0-9a-f-]{36}/);
}

test('connecting takes the price on its button from the balance in the bar, and leaves a receipt', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFirstLead(page, context);
  const button = page.getByRole('button', { name: /^Connect · \d+ credits?$/ });
  const price = Number(/\d+/.exec(await button.innerText())?.[0]);
  const inBar = page.getByRole('link', { name: /^No active plan · \d+ credits$/ });
  const balanceOf = async () => Number(/\d+/.exec(await inBar.innerText())?.[0]);
  const before = await balanceOf();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('We would love to hear more about your day.');
  await button.click();
  await expect(
    page.getByRole('complementary', { name: 'About this lead' }).getByText(/^\d+ credits? paid$/),
  ).toBeVisible();
  await expect.poll(balanceOf).toBeLessThanOrEqual(before - price);

  await page
    .getByRole('complementary', { name: 'About this lead' })
    .getByRole('link', { name: 'See the receipt' })
    .click();
  await expect(page.getByRole('heading', { name: /^How we got to \d+ credits?$/ })).toBeVisible();
  const slip = page.getByRole('region', { name: 'Receipt' });
  await expect(slip).toContainText(/Ledger entry \d+ checks out/);
  await expect(slip).toContainText(`− ${price}`);
  const cases = page.getByRole('region', { name: 'Your protection' });
  await expect(cases.getByText('Active')).toBeVisible();
  await expect(cases).toContainText(/Never opens your messageWithin 7 days7 days leftComes back/);
  await expect(cases).toContainText(/Contact details don’t workWithin 14 days14 days leftUntil/);
  await expect(cases).toContainText(/You ask, and we agree it’s spamWithin 30 days30 days leftUntil/);
  await expect(cases).toContainText(/Chooses someone else, or doesn’t answerNot covered/);
  await expectAccessible(page);
  for (const name of [/^PDF/, /^CSV/]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await context.request.get(href ?? '')).status()).toBe(200);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('with too few credits nothing is sent, and the message waits for the way back from checkout', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFirstLead(page, context);
  const words = 'We would love to hear more about your day.';
  const message = page.getByRole('textbox', { name: /^Message to/ });
  await page.route('**/connect', (route) =>
    route.fulfill({
      status: 406,
      json: { error: { code: 'too_few_credits', message: 'This takes 24 credits.' }, needed: 24, balance: 7 },
    }),
  );
  await message.fill(words);
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect(page.getByText('This lead costs 24 credits. You have 7.')).toBeVisible();
  await expectAccessible(page);
  const way = page.getByRole('link', { name: 'Get credits' });
  const address = new URL((await way.getAttribute('href')) ?? '', page.url());
  expect(address.searchParams.get('pack')).toBe('payg-25');
  const back = address.searchParams.get('returnTo') ?? '';
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await page.unroute('**/connect');
  await page.goto('/inspire/vendors/resources');
  await page.goto(back);
  await expect(message).toHaveValue(words);
});

test('a receipt that is not there says so', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto('/inspire/vendors/leads/00000000-0000-4000-8000-000000000000/receipt');
  await expect(page.getByText('We can’t find this receipt')).toBeVisible();
});
