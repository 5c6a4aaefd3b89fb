import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const colorOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);

test('the counter of a text field warns within five of its limit and is wrong above it', async ({ page }) => {
  await openControl(page, 'text-field');
  await expectAccessible(page);
  const warning = await colorOf(page.getByText('This address answers slowly.'));
  const error = await colorOf(page.getByText('Invalid email address'));
  const calm = await colorOf(page.getByText('Only your partner sees it.'));
  const box = example(page, 'Text field', 'Counter within five of its limit');
  const headline = box.getByRole('textbox', { name: 'Headline' });
  const counter = (text: string) => box.getByText(text, { exact: true });

  await headline.fill('x'.repeat(24));
  await expect(counter('24/30')).toHaveCSS('color', calm);
  await headline.press('End');
  await page.keyboard.type('x');
  await expect(counter('25/30')).toHaveCSS('color', warning);
  await page.keyboard.type('xxxxx');
  await expect(counter('30/30')).toHaveCSS('color', warning);
  // Typing goes on, so that a pasted text can be shortened by hand.
  await page.keyboard.type('x');
  await expect(counter('31/30')).toHaveCSS('color', error);
  await expect(headline).toHaveAccessibleDescription('31 of 30 characters used');
  // A sign that needs two units in memory is one character, for the counter as for the rules.
  await headline.fill('👰🤵');
  await expect(counter('2/30')).toHaveCSS('color', calm);
});

test('a text field says its state, and a password is shown by key', async ({ page }) => {
  await openControl(page, 'text-field');
  const wrong = page.getByRole('textbox', { name: 'Email' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
    'This address answers slowly.',
  );
  await expect(page.getByRole('textbox', { name: 'Promotion code' })).toHaveAccessibleDescription(
    '10% off your first order',
  );
  await expect(page.getByRole('textbox', { name: 'Account number' })).toBeDisabled();

  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a text area warns within twenty and asks for its minimum', async ({ page }) => {
  await openControl(page, 'text-area-field');
  const error = await colorOf(page.getByText('Must be 40 characters or less'));
  const calm = await colorOf(page.getByText('Minimum 50 characters').first());
  const box = example(page, 'Text area field', 'Counter within twenty of its limit');
  const note = box.getByRole('textbox', { name: 'Note' });
  const counter = (text: string) => box.getByText(text, { exact: true });

  await note.fill('x'.repeat(39));
  await expect(counter('39/60')).toHaveCSS('color', calm);
  await note.press('Control+End');
  // Enter begins a line, and a line break counts like any character.
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(`${'x'.repeat(39)}\n`);
  await expect(counter('40/60')).not.toHaveCSS('color', calm);
  await expect(counter('40/60')).not.toHaveCSS('color', error);
  await note.fill('x'.repeat(61));
  await expect(counter('61/60')).toHaveCSS('color', error);

  const about = page.getByRole('textbox', { name: 'About you' });
  await expect(about).toHaveAccessibleDescription('Minimum 50 characters');
  await about.fill(`${'x'.repeat(49)} `);
  await expect(about).toHaveAccessibleDescription('Minimum 50 characters');
  await about.fill('x'.repeat(50));
  await expect(about).not.toHaveAccessibleDescription(/Minimum/);
  await expect(page.getByRole('textbox', { name: 'Your story' })).toHaveAccessibleDescription(
    'Couples read it first. Minimum 50 characters',
  );
  await page.getByRole('textbox', { name: 'Your story' }).press('Tab');
  await expect(note).toBeFocused();
});

test('an availability field tells what is known about the typed text', async ({ page }) => {
  await openControl(page, 'availability-field');
  const box = example(page, 'Availability field', 'While typing');
  const address = box.getByRole('textbox', { name: 'Your web address' });
  await address.focus();
  await page.keyboard.type('wedding');
  await expect(box.getByText('That one is taken')).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('-of-maya');
  await expect(box.getByText('That one is available')).toBeVisible();
  await expect(address).toHaveAccessibleDescription('That one is available');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await expect(address).toBeFocused();
  const checking = example(page, 'Availability field', 'Checking');
  await expect(checking.getByRole('progressbar', { name: 'Checking' })).toBeVisible();
});
