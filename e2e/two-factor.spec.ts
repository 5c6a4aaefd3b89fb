import { expect } from '@playwright/test';
import { appCode } from '../src/server/testing/totp.ts';
import { newestCode } from './support/mailbox.ts';
import { logIn, PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('an authenticator app is set up and then asked for at sign-in', async ({ page, context, browser }) => {
  const email = await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings#two-factor');
  const section = page.getByRole('region', { name: 'Two-factor' });
  await section.getByRole('button').first().click();
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('6-digit code')
    .fill(await newestCode(page.request, email));

  const secret = (
    await section
      .getByText(/^[A-Z2-7 ]{16,}$/)
      .first()
      .innerText()
  ).replaceAll(/\s/g, '');
  const uri = `otpauth://totp/Ampersand?secret=${secret}`;
  await section.getByLabel('Code from your app').fill(appCode(uri));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const other = await browser.newContext();
  const phone = await other.newPage();
  await logIn(phone, email);
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByText(/authenticator app/)).toBeVisible();
  // The code that turned it on is used up; the app's next one counts already.
  await dialog.getByLabel('6-digit code').fill(appCode(uri, 1));
  await expect(phone.getByRole('button', { name: /account/i })).toBeVisible();
  await other.close();
});
