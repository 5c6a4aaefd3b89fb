import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newestCode, newestLink } from './support/mailbox.ts';
import { newEmail, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const WARNING = /about to change/;

/** Asks for another address in the settings, the code from the e-mail included. */
async function askForEmail(page: Page, current: string, wanted: string) {
  await page.goto('/account/settings');
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await section.getByLabel('New email').fill(wanted);
  await section.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('6-digit code').fill(await newestCode(page.request, current));
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('status')).toContainText(wanted);
  return section;
}

test('a pending change of the email is shown, sent again and cancelled', async ({ page, context }) => {
  const email = await signUp(context, 'couple', 'Maya');
  const wanted = newEmail('moved');
  const section = await askForEmail(page, email, wanted);
  await expect(section.getByLabel('New email')).toHaveValue('');
  await expectAccessible(page);

  await page.reload();
  await expect(section.getByRole('status')).toContainText(wanted);
  const first = await newestLink(context.request, wanted, /Confirm your new email/);
  await section.getByRole('button', { name: 'Resend to new address' }).click();
  await expect(page.getByText(`We sent a new link to ${wanted}.`)).toBeVisible();
  await section.getByRole('button', { name: 'Cancel change' }).click();
  await expect(section.getByText(wanted)).toBeHidden();

  await page.goto(first);
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the link to the new address asks before it moves the account', async ({ page, context }) => {
  const email = await signUp(context, 'couple', 'Maya');
  const wanted = newEmail('moved');
  await askForEmail(page, email, wanted);
  await page.goto(await newestLink(context.request, wanted, /Confirm your new email/));
  await expect(page.getByRole('heading', { name: 'Use this email for Ampersand?' })).toBeVisible();
  await expectAccessible(page);
  const account = await (await context.request.get('/web-api/v1/account')).json();
  expect(account.email).toBe(email);
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await page.goto('/account/settings');
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await expect(section.getByText(wanted)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Cancel change' })).toBeHidden();
});

test('the warning at the old address cancels the change and signs every device out', async ({
  page,
  context,
  browser,
}) => {
  const email = await signUp(context, 'couple', 'Maya');
  const wanted = newEmail('thief');
  await askForEmail(page, email, wanted);
  const elsewhere = await browser.newContext();
  const mailbox = await elsewhere.newPage();
  await mailbox.goto(await newestLink(context.request, email, WARNING, 'cancel-email-change'));
  await expect(mailbox.getByRole('checkbox', { name: 'Also sign out every device' })).toBeChecked();
  await expectAccessible(mailbox);
  await mailbox.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your email stays the same' })).toBeVisible();
  await expect(mailbox.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  expect((await context.request.get('/web-api/v1/account')).status()).toBe(401);
  await mailbox.goto(await newestLink(context.request, wanted, /Confirm your new email/));
  await mailbox.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(mailbox.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.close();
});

test('a page whose token ended meanwhile goes on by itself', async ({ page, context, browser }) => {
  await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings');
  // What a page is left with whose session began in another tab: signed by us, for another session.
  const visitor = await browser.newContext();
  await visitor.request.get('/website-nav/web-api/v1/user/get');
  await context.addCookies((await visitor.cookies()).filter(({ name }) => name === 'csrf_token'));
  await visitor.close();
  const section = page.getByRole('region', { name: 'Your name' });
  await section.getByLabel('First name').fill('Mayra');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  const account = await (await context.request.get('/web-api/v1/account')).json();
  expect(account.firstName).toBe('Mayra');
});
