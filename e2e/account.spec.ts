import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newestCode, newestLink } from './support/mailbox.ts';
import { beginWedding, logIn, newEmail, PASSWORD, signUp } from './support/people.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

/** Answers the verification dialog with the code from the e-mail. */
async function confirmByEmail(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/We sent a 6-digit code/)).toBeVisible();
  await dialog.getByLabel('6-digit code').fill(await newestCode(page.request, email));
  // The sixth digit sends it.
  await expect(dialog).toBeHidden();
}

test('a sensitive change asks for the second factor and then goes through by itself', async ({
  page,
  context,
}) => {
  const email = await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings');
  const phone = page.getByRole('region', { name: 'Phone' });
  await phone.getByLabel('Mobile number').fill('2125550147');
  await expect(phone.getByText('a passkey or an authenticator app is safer')).toBeVisible();
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await confirmByEmail(page, email);
  await phone.getByLabel('Code').fill(await newestCode(page.request, '2125550147'));
  await expect(phone).toContainText('(212) 555-0147');
});

test('a cancelled second factor changes nothing', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings');
  const phone = page.getByRole('region', { name: 'Phone' });
  await phone.getByLabel('Mobile number').fill('2125550148');
  await phone.getByRole('button', { name: 'Send code' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /cancel|close/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const account = await (await context.request.get('/web-api/v1/account')).json();
  expect(account.phoneNumber).toBeNull();
});

test('partners plan together: invited in one browser, joined in another, seen without a reload', async ({
  page,
  context,
  browser,
}) => {
  const email = await signUp(context, 'couple', 'Maya');
  await beginWedding(context);
  await page.goto('/account/settings#partner');
  const people = page.getByRole('region', { name: 'Partner & people' });
  await people.getByLabel('Their email').fill('jonah.park@people.example');
  await people.getByLabel('Their first name').fill('Jonah');
  await people.getByRole('button', { name: 'Send invitation' }).click();
  await confirmByEmail(page, email);
  await expect(people.getByText('jonah.park@people.example')).toBeVisible();
  await expect(people.getByRole('button', { name: 'Copy link' })).toBeVisible();

  const other = await browser.newContext();
  await signUp(other, 'couple', 'Jonah');
  const jonah = await other.newPage();
  await jonah.goto(await newestLink(other.request, 'jonah.park@people.example', /invited|join|plan/i));
  await expect(jonah.getByRole('heading', { level: 1 })).toHaveText(
    'Maya invited you to plan your wedding together',
  );
  await expect(jonah.getByRole('main')).toContainText('Maya');
  await expectAccessible(jonah);
  await jonah.getByRole('button', { name: /accept|join/i }).click();
  await expect(jonah).toHaveURL('/your-wedding');
  await expect(jonah.getByRole('heading', { level: 1, name: /^Good \w+, Jonah$/ })).toBeVisible();

  await expect(people.getByRole('listitem').filter({ hasText: 'Jonah' }).first()).toBeVisible();
  const members = await (await context.request.get('/web-api/v1/wedding/members')).json();
  expect(members).toHaveLength(2);
  await other.close();
});

for (const size of SIZES) {
  test(`who signs up by a mailed invitation confirms nothing twice and lands on home, at ${size.width} px`, async ({
    page,
    context,
    browser,
  }) => {
    const email = await signUp(context, 'couple', 'Maya');
    await beginWedding(context, { primaryFirstName: 'Maya' });
    const invited = newEmail('invited');
    await page.goto('/account/settings#partner');
    const people = page.getByRole('region', { name: 'Partner & people' });
    await people.getByLabel('Their email').fill(invited);
    await people.getByLabel('Their first name').fill('Jonah');
    await people.getByRole('button', { name: 'Send invitation' }).click();
    await confirmByEmail(page, email);
    await expect(people.getByText(invited)).toBeVisible();

    const other = await browser.newContext();
    const jonah = await other.newPage();
    await jonah.setViewportSize(size);
    const link = await newestLink(other.request, invited, /invited/);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is your own invitation');
    await expect(page.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
    await jonah.goto(link);
    await expect(jonah.getByRole('main')).toContainText(/Maya\s*&\s*Jonah/);
    await expectAccessible(jonah);
    await jonah.getByRole('link', { name: 'Create an account' }).click();
    await expect(jonah.getByLabel('Your first name'), 'as the letter greets him').toHaveValue('Jonah');
    await jonah.getByRole('textbox', { name: 'Email' }).fill(invited);
    await jonah.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await jonah.getByRole('button', { name: 'Create account' }).click();
    await jonah.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(jonah).toHaveURL('/your-wedding');
    await expect(jonah.getByRole('region', { name: 'Email confirmation' })).toHaveCount(0);
    const user = await (await other.request.get('/website-nav/web-api/v1/user/get')).json();
    expect(user).toMatchObject({ email: invited, email_verified: true });
    await other.close();
  });
}

test('what is typed while the wedding is on its way, or comes back from the partner, stays', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', guestCount: 100 });
  await page.goto('/account/settings#wedding');
  const form = page.getByRole('form', { name: /^Your wedding/ });
  const guests = form.getByLabel('Guests');
  const lastName = form.getByLabel(/^Last name/);
  await expect(guests).toHaveValue('100');
  let arrive = () => {};
  const isSent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/web-api/v1/wedding', async (route) => {
    if (route.request().method() === 'PUT') await isSent;
    await route.continue();
  });
  await guests.fill('120');
  await form.getByRole('button', { name: 'Save wedding' }).click();
  await lastName.fill('Okafor');
  arrive();
  await expect(page.getByText('Your wedding is saved.').first()).toBeVisible();
  await expect(lastName).toHaveValue('Okafor');
  await expect(guests).toHaveValue('120');
  const warning = form.getByText('Someone who plans with you changed this while you were typing.');
  await expect(warning).toHaveCount(0);

  // From another window, as the partner would.
  await beginWedding(context, { guestCount: 130 });
  await expect(warning).toBeVisible();
  await expect(lastName).toHaveValue('Okafor');
  await form.getByRole('button', { name: 'Show the new version' }).click();
  await expect(guests).toHaveValue('130');
  await expect(lastName).toHaveValue('Tester');
  // Nothing is typed here now, so the next one is simply shown, and can be saved upon.
  await beginWedding(context, { guestCount: 140 });
  await expect(guests).toHaveValue('140');
  await lastName.fill('Okafor');
  await form.getByRole('button', { name: 'Save wedding' }).click();
  await expect
    .poll(async () => (await context.request.get('/web-api/v1/wedding')).json())
    .toMatchObject({ guestCount: 140, primaryLastName: 'Okafor' });
});

test('a reset link that no longer works says so before a password is typed', async ({ page }) => {
  for (const token of ['unknown', '']) {
    await page.goto(`/account/reset-password?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(page.getByLabel('New password')).toHaveCount(0);
  }
});

test('a device that is signed out in the list is out at once', async ({ page, context, browser }) => {
  const email = await signUp(context, 'couple', 'Maya');
  const other = await browser.newContext();
  const phone = await other.newPage();
  await logIn(phone, email);
  await expect(phone.getByRole('button', { name: /account/i })).toBeVisible();
  await page.goto('/account/settings#devices');
  const devices = page.getByRole('region', { name: /devices/i });
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await confirmByEmail(page, email);
  await expect.poll(async () => (await other.request.get('/web-api/v1/account')).status()).toBe(401);
  await other.close();
});

test('an archive can be asked for and downloaded, and the account deleted', async ({ page, context }) => {
  const email = await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings#your-data');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Request my data' }).click();
  await confirmByEmail(page, email);
  await newestLink(context.request, email, /archive is ready/);
  await page.reload();
  const download = page.waitForEvent('download');
  await data.getByRole('link', { name: /download/i }).click();
  expect((await download).suggestedFilename()).toBe('ampersand-archive.zip');

  await data.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/');
  expect((await context.request.get('/web-api/v1/account')).status()).toBe(401);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('don’t match');
});
