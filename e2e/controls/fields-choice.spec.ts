import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a checkbox is turned by Space', async ({ page }) => {
  await openControl(page, 'checkbox-field');
  const off = example(page, 'Checkbox field', 'Off').getByRole('checkbox');
  const on = example(page, 'Checkbox field', 'On').getByRole('checkbox');
  await expect(off).toHaveAccessibleName('Share my favorites with my partner');
  await off.focus();
  await page.keyboard.press('Space');
  await expect(off).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(on).toBeFocused();
  await expect(on).toHaveAccessibleDescription('They see new ones at once.');
  await page.keyboard.press('Space');
  await expect(on).not.toBeChecked();
  await page.keyboard.press('Tab');
  const wrong = page.getByRole('checkbox', { name: 'I agree to receive text messages' });
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription('Required');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: 'Required cookies' })).toBeDisabled();
});

test('a switch is turned by Space', async ({ page }) => {
  await openControl(page, 'switch-field');
  const listing = page.getByRole('switch', { name: 'Show my listing in search' });
  await listing.focus();
  await page.keyboard.press('Space');
  await expect(listing).toBeChecked();
  await page.keyboard.press('Space');
  await expect(listing).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Answer automatically' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Text notifications' })).toHaveAccessibleDescription(
    'Add a phone number first.',
  );
  await expect(page.getByRole('switch', { name: 'Two-step sign-in' })).toBeDisabled();
});

test('the arrows choose in a radio group, and Tab visits it once', async ({ page }) => {
  await openControl(page, 'radio-group-field');
  await expectAccessible(page);
  const empty = example(page, 'Radio group field', 'Empty');
  const yes = empty.getByRole('radio', { name: 'Yes, gladly' });
  const no = empty.getByRole('radio', { name: 'Sadly not' });
  await expect(empty.getByRole('radiogroup', { name: 'Will you come?' })).toBeVisible();
  await yes.focus();
  await expect(yes).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(yes).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(no).toBeChecked();
  await expect(no).toBeFocused();
  // The third cannot be chosen, so the way leads on to the first.
  await page.keyboard.press('ArrowDown');
  await expect(yes).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(no).toBeChecked();

  await page.keyboard.press('Tab');
  const service = example(page, 'Radio group field', 'Chosen, with descriptions');
  await expect(service.getByRole('radio', { name: 'Select services' })).toBeFocused();
  await expect(service.getByRole('radio', { name: /^All-inclusive/ })).toHaveAccessibleDescription(
    /Food, staff, chairs and flowers/,
  );
  await page.keyboard.press('Tab');
  const across = example(page, 'Radio group field', 'Horizontal');
  await expect(across.getByRole('radio', { name: 'Yes, gladly' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(across.getByRole('radio', { name: 'Sadly not' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(across.getByRole('radio', { name: 'Yes, gladly' })).toBeChecked();
  const wrong = example(page, 'Radio group field', 'Error').getByRole('radiogroup');
  await expect(wrong).toHaveAccessibleDescription('Required');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
});

test('radio cards are one radio group', async ({ page }) => {
  await openControl(page, 'radio-cards');
  const group = example(page, 'Radio cards', 'Two columns').getByRole('radiogroup', { name: 'Who are you?' });
  const couple = group.getByRole('radio', { name: 'A couple' });
  const vendor = group.getByRole('radio', { name: 'A vendor' });
  await couple.focus();
  await page.keyboard.press('ArrowRight');
  await expect(vendor).toBeChecked();
  await expect(vendor).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(couple).toBeChecked();
  await page.keyboard.press('Tab');
  const next = example(page, 'Radio cards', 'Error');
  await expect(next.getByRole('radio', { name: 'A couple' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(next.getByRole('radio', { name: 'A couple' })).toBeChecked();
});
