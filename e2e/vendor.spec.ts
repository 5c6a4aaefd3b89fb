import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { DEMO_PASSWORD, newEmail } from './support/people.ts';
import { test } from './support/test.ts';

test('a florist opens a vendor account and agrees to text messages', async ({ page, context }) => {
  const email = newEmail('florist');
  await page.goto('/inspire/vendors');
  await page
    .getByRole('main')
    .getByRole('link', { name: /create|sign up|start/i })
    .first()
    .click();
  await page.getByLabel('First name').fill('Ruth');
  await page.getByLabel('Last name').fill('Calder');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page
    .getByRole('main')
    .getByRole('button', { name: /create/i })
    .click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('longenough');
  await page
    .getByRole('main')
    .getByRole('button', { name: /create/i })
    .click();

  await expect(page).toHaveURL(/\/inspire\/vendors\/onboard/);
  await expectAccessible(page);
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Turn on text messages' }).click();
  await expect(page.getByText('Enter a valid U.S. phone number.')).toBeVisible();
  await page.getByLabel('Mobile number').fill('(212) 555-0163');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Turn on text messages' }).click();
  await expect
    .poll(
      async () =>
        (await (await context.request.get('/web-marketplace-api/v1/vendor-user/context')).json()).phoneNumber,
    )
    .toBe('2125550163');
});

test('a logged-out vendor logs in through the dialog in the header', async ({ page }) => {
  await page.goto('/inspire/vendors');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('newvendor@demo.example');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/inspire\/vendors\/onboard/);
});
