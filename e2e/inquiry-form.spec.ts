import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { newestLink } from './support/mailbox.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, newEmail, PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

type Card = {
  storefrontUuid: string;
  storefrontSlug: string;
  taxonomyNodeKey: string;
  vendorName: string;
  claimed: boolean;
};

/** Businesses of the demo world that somebody runs. */
async function findVendors(context: BrowserContext, vendorType: string): Promise<Card[]> {
  await context.request.get('/website-nav/web-api/v1/user/get');
  const token = (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '';
  const answer = await context.request.post('/web-marketplace-api/v1/vendor-search/search', {
    headers: { 'x-csrf-token': decodeURIComponent(token) },
    data: { vendorType, location: { type: 'ALL_MARKETS' } },
  });
  const { results } = (await answer.json()) as { results: { card: Card }[] };
  return results.map(({ card }) => card).filter(({ claimed }) => claimed);
}

async function firstVendor(context: BrowserContext, vendorType: string): Promise<Card> {
  const [card] = await findVendors(context, vendorType);
  if (!card) throw new Error(`The demo world has no ${vendorType} with an owner.`);
  return card;
}

const form = (page: Page) => page.getByRole('form', { name: 'Your inquiry' });

/** The day, the place and the people; the rest is up to the journey. */
async function tellAboutTheDay(page: Page): Promise<void> {
  const day = `06/12/${new Date().getFullYear() + 2}`;
  await form(page).getByLabel('Date', { exact: true }).fill(day);
  await form(page).getByLabel('Guests').fill('120');
  await form(page).getByRole('combobox', { name: 'Where' }).fill('Hudson');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
}

test('a visitor writes to a vendor, signs up on the way and loses no word', async ({ page, context }) => {
  const vendor = await firstVendor(context, 'wedding-florists');
  const watch = await watchPage(page);
  await watch.open(`/wedding-vendors/${vendor.taxonomyNodeKey}/${vendor.storefrontSlug}`);
  const panel = page.getByRole('complementary', { name: /^Planning with/ });
  await panel.getByRole('link', { name: /Check availability|Ask for a quote/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write to ${vendor.vendorName}`);
  await tellAboutTheDay(page);
  await form(page).getByRole('checkbox', { name: 'Engagement' }).press('Space');
  const words = 'We are getting married in a barn and love wild, loose flowers.';
  await form(page).getByLabel('Your message').fill(words);

  await page.reload();
  await expect(form(page).getByLabel('Your message')).toHaveValue(words);
  await expect(form(page).getByLabel('Guests')).toHaveValue('120');
  await expect(form(page).getByRole('checkbox', { name: 'Engagement' })).toBeChecked();
  await expectAccessible(page);

  await form(page).getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should they reply?' });
  const email = newEmail('couple');
  await dialog.getByLabel('Your first name').fill('Maya');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign up and send' }).click();

  await expect(page).toHaveURL(/\/wedding-vendors\/inquiries\/[0-9a-f-]{36}$/);
  await expect(page.getByText(words).first()).toBeVisible();
  // It waits until the address is confirmed, and goes out by itself then.
  const thread = page.url();
  await page.goto(await newestLink(page.request, email, /confirm|verify/i));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await page.goto(thread);
  await expect(page.getByText(/confirm your e-?mail/i)).toHaveCount(0);
});

test('a couple begins with what it told before, and asks similar vendors as well', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    weddingDate: `${new Date().getFullYear() + 2}-06-12`,
    primaryFirstName: 'Maya',
  });
  const vendor = await firstVendor(context, 'wedding-photographers');
  const watch = await watchPage(page);
  await watch.open(`/wedding-vendors/inquiries/new?vendors=${vendor.storefrontUuid}`);
  await expect(form(page).getByLabel('Guests')).toHaveValue('120');
  await expect(form(page).getByLabel('Date', { exact: true })).toHaveValue(/^06\/12\//);
  const similar = page.getByRole('group', { name: 'Ask similar vendors, too?' });
  await similar.getByRole('checkbox').first().press('Space');
  await form(page).getByRole('combobox', { name: 'Where' }).fill('Hudson');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
  await form(page)
    .getByLabel('Your message')
    .fill('Are you free on our day, and what would eight hours cost?');
  await form(page).getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page).toHaveURL(/\/wedding-vendors\/inquiries\/active$/);
  await expect(page.getByText('Saved. Confirm your email, and we’ll send it to 2 vendors.')).toBeVisible();
  await expect(page.getByText(vendor.vendorName).first()).toBeVisible();

  // What was told once is there the next time.
  await page.goto(
    `/wedding-vendors/inquiries/new?vendors=${(await firstVendor(context, 'wedding-florists')).storefrontUuid}`,
  );
  await expect(form(page).getByRole('combobox', { name: 'Where' })).toHaveValue('Hudson, NY');
});

test('a couple with a budget writes to vendors of two trades, one after another', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    weddingDate: `${new Date().getFullYear() + 2}-06-12`,
    primaryFirstName: 'Maya',
    budgetCents: 570_000,
  });
  const photographers = await findVendors(context, 'wedding-photographers');
  const florists = await findVendors(context, 'wedding-florists');
  const watch = await watchPage(page);

  async function write(vendor: Card | undefined): Promise<void> {
    await form(page).getByLabel('Your message').fill('Are you free on our day?');
    await form(page).getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page).toHaveURL(/\/wedding-vendors\/inquiries\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: vendor?.vendorName ?? '' })).toBeVisible();
  }

  await watch.open(`/wedding-vendors/inquiries/new?vendors=${photographers[0]?.storefrontUuid}`);
  await form(page).getByRole('combobox', { name: 'Where' }).fill('Hudson');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
  const budget = form(page).getByRole('button', { name: /Budget for the whole wedding/ });
  // What the wedding may cost is private until it is told here.
  await expect(budget).not.toContainText('$');
  await budget.click();
  await page.getByRole('option', { name: '$30,000–$45,000' }).click();
  await write(photographers[0]);

  // The same trade once more, and another one: what was told before is there, and is taken as it stands.
  for (const vendor of [photographers[1], florists[0]]) {
    await watch.open(`/wedding-vendors/inquiries/new?vendors=${vendor?.storefrontUuid}`);
    await expect(budget).toContainText('$30,000–$45,000');
    await write(vendor);
  }
  // Whoever they wrote to already has a conversation, not another empty form.
  await page.goto(`/wedding-vendors/inquiries/new?vendors=${florists[0]?.storefrontUuid}`);
  await expect(page).toHaveURL(/\/wedding-vendors\/inquiries\/[0-9a-f-]{36}$/);
  await page.goto('/wedding-vendors/inquiries/compare');
  await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible();
  expect(watch.problems).toEqual([]);
});

test('says everything that is missing at once, in the words of the specification', async ({
  page,
  context,
}) => {
  const vendor = await firstVendor(context, 'wedding-venues');
  const watch = await watchPage(page);
  await watch.open(`/wedding-vendors/inquiries/new?vendors=${vendor.storefrontUuid}`);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(form(page).getByText('Ceremony · Reception')).toBeVisible();
  await form(page).getByRole('checkbox', { name: 'Day Of' }).press('Space');
  await form(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('At least one option must be selected')).toBeVisible();
  await expect(page.getByText('Give your guest count to continue. Guesses welcome!')).toBeVisible();
  await expect(page.getByText('Please enter a location')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form(page).getByLabel('Guests').fill('2000000001');
  await form(page).getByLabel('Date', { exact: true }).fill('06/12/2020');
  await form(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a smaller number')).toBeVisible();
  await expect(page.getByText('Hmm… this looks like a past date.')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('knows nobody at an address without vendors', async ({ page }) => {
  const answer = await page.goto('/wedding-vendors/inquiries/new?vendors=nobody');
  expect(answer?.status()).toBe(404);
});
