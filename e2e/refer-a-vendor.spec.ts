import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { newestLink } from './support/mailbox.ts';
import { listingFor, newListing } from './support/new-listing.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { publish } from './support/publish-listing.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const PAGE = '/inspire/vendors/refer-a-vendor';
const INVITATION = /thinks you’d do well/;

const referrals = (page: Page) => page.getByRole('region', { name: 'Your referrals' });
const lineOf = (page: Page, name: string) => referrals(page).getByRole('listitem').filter({ hasText: name });

async function openReferrals(page: Page): Promise<string> {
  const listing = (await signInVendor(page.context())).find(({ published }) => published);
  if (!listing) throw new Error('The demo vendor has no published listing.');
  await page.goto(`${PAGE}?storefront=${listing.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Refer vendors to join' })).toBeVisible();
  return listing.name;
}

async function invite(page: Page, email: string, business: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Invite a vendor by email' });
  await form.getByLabel('Their email').fill(email);
  await form.getByLabel(/^Their business/).fill(business);
  await form.getByRole('button', { name: 'Send invitation' }).press('Enter');
}

/** Somebody who has never been here, on a phone. */
async function newcomer(browser: Browser, at: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(at);
  return page;
}

test('a vendor refers another by mail, who joins, is published, and earns them credits', async ({
  page,
  browser,
}) => {
  const listing = await openReferrals(page);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await invite(page, 'ana', '');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await invite(page, 'ruth+florist@demo.example', '');
  await expect(page.getByText('This address belongs to your own business.')).toBeVisible();

  const [email, business] = [newEmail('ana'), 'Ana’s quiet field of very late dahlias and other flowers'];
  await invite(page, email, business);
  await expect(page.getByText(`Your invitation to ${email} is on its way.`)).toBeVisible();
  const line = lineOf(page, business);
  await expect(line).toContainText('Hasn’t answered yet.');
  await expectNoOverflow(page);
  await invite(page, email, business);
  await expect(page.getByText('You’ve already invited this address.')).toBeVisible();
  await line.getByRole('button', { name: `Resend to ${email}` }).press('Enter');
  await expect(page.getByText('Sent again with a new link.')).toBeVisible();

  const ana = await newcomer(browser, await newestLink(page.request, email, INVITATION, '/join/'));
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText(`${listing} thinks you’d do well here`);
  await expectAccessible(ana);
  await expectNoOverflow(ana);
  await expect(ana.getByLabel('Work email')).toHaveValue(email);
  await ana.getByLabel('First name').fill('Ana');
  await ana.getByLabel('Last name').fill('Field');
  await ana.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ana.getByRole('button', { name: 'Create your account' }).press('Enter');
  await ana.getByRole('button', { name: 'Create your listing' }).press('Enter');
  await expect(ana).toHaveURL(/\/inspire\/vendors\/onboard/);
  // The vendor's page follows by itself.
  await expect(line).toContainText('Working on their listing.');

  const theirs = await listingFor(email);
  const desk = await publish(ana, browser, theirs);
  const published = lineOf(page, theirs.name);
  await expect(published).toContainText(/Their listing is published\. You got \d+ credits\./);
  await expect(published.getByRole('link', { name: theirs.name })).toHaveAttribute(
    'href',
    new RegExp(theirs.slug),
  );
  await page.getByRole('link', { name: 'See your credits' }).press('Enter');
  await expect(
    page.getByText('Credits given to you: a vendor you referred is published').first(),
  ).toBeVisible();
  await desk.context().close();
  await ana.context().close();
});

test('whoever was mailed can say no for good, and a canceled link leads nowhere', async ({
  page,
  browser,
}) => {
  await openReferrals(page);
  const [unwilling, canceled] = [newEmail('ben'), newEmail('eve')];
  for (const email of [unwilling, canceled]) {
    await invite(page, email, '');
    await expect(lineOf(page, email)).toBeVisible();
  }
  const ben = await newcomer(browser, await newestLink(page.request, unwilling, INVITATION, '/join/'));
  await ben.getByRole('button', { name: 'Don’t email me again' }).press('Enter');
  await expect(ben.getByText(/Nobody can send you an invitation like this/)).toBeVisible();
  await expectAccessible(ben);
  await expect(lineOf(page, unwilling)).toContainText('They’d rather not get these emails.');
  await invite(page, unwilling, '');
  await expect(page.getByText('We can’t email this address.')).toBeVisible();

  await lineOf(page, canceled)
    .getByRole('button', { name: /^Cancel the invitation/ })
    .press('Enter');
  await expect(page.getByText('Invitation canceled.')).toBeVisible();
  const eve = await newcomer(browser, await newestLink(page.request, canceled, INVITATION, '/join/'));
  await expect(eve.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer open');
  await ben.context().close();
  await eve.context().close();
});

test('a draft and a vendor without a listing are told what comes first', async ({ page, context }) => {
  const draft = await newListing(context, 'Nora');
  await page.goto(`${PAGE}?storefront=${draft.uuid}`);
  await expect(page.getByText('Your listing isn’t published yet')).toBeVisible();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Invite a vendor by email' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/inspire/vendors/join/never-was');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this invitation');
});
