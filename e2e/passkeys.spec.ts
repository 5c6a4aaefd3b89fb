import { type BrowserContext, expect, type Page } from '@playwright/test';
import { appCode } from '../src/server/testing/totp.ts';
import { newestCode } from './support/mailbox.ts';
import { PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

/** A device of the browser's own that holds passkeys and unlocks them by itself. */
async function plugInAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/account/login');
}

/** Adds one, and shows the code that is mailed for it. */
async function addPasskey(page: Page, email: string): Promise<void> {
  await page.goto('/account/settings#passkeys');
  await passkeysOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  const code = page.getByRole('dialog').getByLabel('6-digit code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page.request, email));
  await expect(passkeysOf(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
}

async function turnOnTwoFactor(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Two-factor' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  const key = await section
    .getByText(/^[A-Z2-7 ]{16,}$/)
    .first()
    .innerText();
  const uri = `otpauth://totp/Ampersand?secret=${key.replaceAll(/\s/g, '')}`;
  await section.getByLabel('Code from your app').fill(appCode(uri));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible();
}

const isLoggedIn = (page: Page) => expect(page.getByRole('button', { name: /account/i })).toBeVisible();

test('a passkey is added, named, signs in alone or instead of a code, and is removed', async ({
  page,
  context,
}) => {
  await plugInAuthenticator(context, page);
  const email = await signUp(context, 'couple', 'Maya');
  await addPasskey(page, email);
  const section = passkeysOf(page);
  await section.getByRole('textbox', { name: 'Name', exact: true }).fill('Kitchen laptop');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(section.getByText('Kitchen laptop')).toBeVisible();
  await expect(section.getByText('Not used yet')).toBeVisible();
  await turnOnTwoFactor(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isLoggedIn(page);

  await logOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await isLoggedIn(page);

  await page.goto('/account/settings#passkeys');
  await expect(section.getByText(/Last used/)).toBeVisible();
  await section.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('Kitchen laptop')).toBeHidden();

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('That passkey doesn’t work here.');
});

test('a browser without passkeys is offered none', async ({ page, context }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/account/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await signUp(context, 'couple', 'Maya');
  await page.goto('/account/settings#passkeys');
  await expect(passkeysOf(page).getByText('This browser doesn’t support passkeys.')).toBeVisible();
  await expect(passkeysOf(page).getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});

test('the code of passkeys waits for the press', async ({ page, context }) => {
  await plugInAuthenticator(context, page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/account/login');
  await page.getByLabel('Email').fill('maya@people.com');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
