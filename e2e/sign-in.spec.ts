import { expect } from '@playwright/test';
import { newestLink } from './support/mailbox.ts';
import { DEMO_PASSWORD, logIn, PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('the demo couple logs in, is greeted and logs out', async ({ page }) => {
  await logIn(page, 'couple@demo.example');
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a wrong password is told at the form and nothing else happens', async ({ page }) => {
  await logIn(page, 'couple@demo.example', 'Wrong-pass1');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await expect(page).toHaveURL(/\/account\/login/);
});

test('errors appear after a field was left, and all at once on submit', async ({ page }) => {
  await page.goto('/account/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await email.blur();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await email.fill('');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(email).toBeFocused();
});

test('a guest who wants the settings logs in first and lands there', async ({ page, context }) => {
  const email = await signUp(context, 'couple', 'Maya');
  await context.clearCookies();
  await page.goto('/account/settings');
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/account\/settings/);
});

test('a foreign next address is not followed', async ({ page }) => {
  await page.goto('/account/login?next=https://evil.example/');
  await page.getByRole('textbox', { name: 'Email' }).fill('partner@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
});

test('a forgotten password is set anew through the e-mail', async ({ page, context }) => {
  const email = await signUp(context, 'couple', 'Maya');
  await context.clearCookies();
  await page.goto('/account/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('main')).toContainText(/check your (email|inbox)/i);
  await page.goto(await newestLink(context.request, email, /Set a new password/));
  await page.getByLabel(/^New password/).fill('short');
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText(/Password must be at least 8 characters long, and include/)).toBeVisible();
  await page.getByLabel(/^New password/).fill('Better-pass2');
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole('main')).toContainText(/log in/i);
  await logIn(page, email, 'Better-pass2');
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
});
