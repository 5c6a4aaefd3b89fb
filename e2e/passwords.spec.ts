import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newEmail } from './support/people.ts';
import { test } from './support/test.ts';

test('a password that is guessed first is refused at its field, and the form says how strong one looks', async ({
  page,
}) => {
  await page.goto('/inspire/vendors/signup');
  await page.getByLabel('First name').fill('Ottilie');
  await page.getByLabel('Last name').fill('Calder');
  await page.getByRole('textbox', { name: 'Work email' }).fill(newEmail('florist'));
  const password = page.getByLabel('Password', { exact: true });
  const create = page.getByRole('main').getByRole('button', { name: 'Create your account' });

  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const isPasteLeftAlone = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(isPasteLeftAlone, 'password managers paste').toBe(true);

  await password.fill('basketball');
  await expect(password).toHaveAccessibleDescription('Password strength: Weak');
  await create.click();
  await expect(page.getByText('That password is too common. Pick one that’s harder to guess.')).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill('ottilie-1987');
  await expect(password).toHaveAccessibleDescription('Password strength: Easy to guess');
  await create.click();
  await expect(page.getByText(/Leave out your name, your email/)).toBeVisible();
  await expectAccessible(page);

  await password.fill('four candles on a blue table');
  await expect(password).toHaveAccessibleDescription('Password strength: Strong');
  await create.click();
  await expect(page).toHaveURL(/\/inspire\/vendors\/onboard/);
});
