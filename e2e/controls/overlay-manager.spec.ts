import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const TITLES = {
  auth: 'Log in or sign up',
  cart: 'Your cart',
  publishRegistry: 'Publish your registry',
  setShippingAddress: 'Set your shipping address',
  shippingExclusion: 'Some gifts can’t be shipped there',
  twoFactor: 'Confirm it’s you',
  bookingStatusReminder: 'Did you book?',
  freeCredit: 'Free credits for you',
  textMessageOptIn: 'Get text notifications',
};

test('what people ask for opens over anything, and Escape closes only the topmost', async ({ page }) => {
  await openControl(page, 'named-modal');
  const box = example(page, 'Named modal', 'Every frame');
  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  await box.getByRole('button', { name: 'A toast' }).click();
  await box.getByRole('button', { name: 'auth', exact: true }).click();
  for (const name of [
    'cart',
    'publishRegistry',
    'setShippingAddress',
    'shippingExclusion',
    'twoFactor',
  ] as const) {
    await dialog(TITLES.auth).getByRole('button', { name, exact: true }).click();
    await dialog(TITLES[name]).press('Escape');
    await expect(dialog(TITLES[name])).toHaveCount(0);
    await expect(dialog(TITLES.auth)).toBeVisible();
  }
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box.getByRole('button', { name: 'cart', exact: true }).click();
  await dialog(TITLES.cart).getByRole('button', { name: 'auth', exact: true }).click();
  await expect(dialog(TITLES.auth)).toBeVisible();
});

test('what comes by itself waits for other modals, not for toasts', async ({ page }) => {
  await openControl(page, 'named-modal');
  const box = example(page, 'Named modal', 'Every frame');
  const auth = page.getByRole('dialog', { name: TITLES.auth });
  await box.getByRole('button', { name: 'auth', exact: true }).click();
  await expect(page.getByText('No modal is open: no.')).toBeVisible();
  for (const name of ['bookingStatusReminder', 'freeCredit', 'textMessageOptIn'] as const) {
    await auth.getByRole('button', { name, exact: true }).click();
    await expect(auth.getByRole('status')).toHaveText(`${name}: has to wait`);
    await expect(auth).toBeVisible();
  }
  await auth.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No modal is open: yes. No modal or toast is open: yes.')).toBeVisible();

  await box.getByRole('button', { name: 'A toast' }).click();
  await expect(page.getByText('No modal is open: yes. No modal or toast is open: no.')).toBeVisible();
  for (const name of ['bookingStatusReminder', 'textMessageOptIn'] as const) {
    await box.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name: TITLES[name] }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await box.getByRole('button', { name: 'freeCredit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: TITLES.freeCredit })).toBeVisible();
});

test('a reminder that falls due behind the cart comes after it, once', async ({ page }) => {
  await openControl(page, 'named-modal');
  const cart = page.getByRole('dialog', { name: TITLES.cart });
  const reminder = page.getByRole('dialog', { name: TITLES.bookingStatusReminder });
  await page.getByRole('button', { name: /booking reminder falls due/ }).click();
  await cart.press('Escape');
  await reminder.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await example(page, 'Named modal', 'Every frame')
    .getByRole('button', { name: 'cart', exact: true })
    .click();
  await cart.press('Escape');
  await expect(page.getByText('No modal is open: yes.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
