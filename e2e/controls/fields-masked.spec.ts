import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a phone field keeps digits and plus', async ({ page }) => {
  await openControl(page, 'phone-field');
  await expectAccessible(page);
  const phone = example(page, 'Phone field', 'Empty').getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toHaveAttribute('placeholder', '(555) 555-5555');
  await phone.focus();
  await page.keyboard.type('(555) 234-abc5678');
  await expect(phone).toHaveValue('5552345678');
  // A pasted number loses its signs, never its last digit.
  await phone.selectText();
  await page.keyboard.insertText('+1 (555) 234-5678');
  await expect(phone).toHaveValue('+15552345678');
  await page.keyboard.type('99999999');
  await expect(phone).toHaveValue('+155523456789999');
  await expect(example(page, 'Phone field', 'Error').getByRole('textbox')).toHaveAccessibleDescription(
    'Enter a valid U.S. phone number.',
  );
});

test('a code field keeps as many digits as it needs and tells once that they stand', async ({ page }) => {
  await openControl(page, 'code-field');
  const box = example(page, 'Code field', 'Sent once complete');
  const code = box.getByRole('textbox', { name: '6-digit code' });
  await code.focus();
  await page.keyboard.type('12a34-5');
  await expect(code).toHaveValue('12345');
  await expect(box.getByText('Sent: nothing yet')).toBeVisible();
  await page.keyboard.type('67');
  await expect(code).toHaveValue('123456');
  await expect(box.getByText('Sent: 123456', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(box.getByText('Sent: 123456, 123450', { exact: true })).toBeVisible();
  await code.selectText();
  await page.keyboard.insertText('987 654');
  await expect(code).toHaveValue('987654');
});

test('a money field takes dollars as people write them', async ({ page }) => {
  await openControl(page, 'money-field');
  const budget = page.getByRole('textbox', { name: 'Budget' });
  await budget.focus();
  await page.keyboard.type('1200.5');
  await expect(budget).toHaveValue('1200.5');
  await page.keyboard.press('Tab');
  await expect(budget).toHaveValue('$1,200.50');
  await expect(page.getByRole('textbox', { name: 'Starting price' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('$25,000');
  await page.keyboard.press('Tab');
  await expect(budget).toHaveValue('$25,000');
  // What is no amount stays to be mended.
  await budget.fill('plenty');
  await budget.press('Tab');
  await expect(budget).toHaveValue('plenty');
});

test('a field of whole dollars rounds what is typed, and leaves alone what is not', async ({ page }) => {
  await openControl(page, 'money-field');
  const price = page.getByRole('textbox', { name: 'Menu price' });
  await expect(price).toHaveValue('$13');
  await price.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Held: 1250 cents.')).toBeVisible();
  await price.fill('12.49');
  await expect(page.getByText('Held: 1200 cents.')).toBeVisible();
  await expect(price).toHaveValue('12.49');
  await price.fill('12.50');
  await price.press('Tab');
  await expect(price).toHaveValue('$13');
  await expect(page.getByText('Held: 1300 cents.')).toBeVisible();
});

test('a number field steps by its keys and stays between its bounds', async ({ page }) => {
  await openControl(page, 'number-field');
  const tables = page.getByRole('textbox', { name: 'Tables' });
  await tables.focus();
  const presses = [
    ['ArrowUp', '13'],
    ['ArrowDown', '12'],
    ['End', '40'],
    ['ArrowUp', '40'],
    ['Home', '1'],
    ['ArrowDown', '1'],
    ['PageUp', '2'],
    ['PageDown', '1'],
  ] as const;
  for (const [key, value] of presses) {
    await page.keyboard.press(key);
    await expect(tables, key).toHaveValue(value);
  }
  await page.keyboard.press('Control+A');
  await page.keyboard.type('4x2');
  await expect(tables).toHaveValue('42');
  await page.keyboard.press('Tab');
  await expect(tables).toHaveValue('40');
  // The two buttons are for the hand: Tab goes from field to field.
  await expect(example(page, 'Number field', 'Error').getByRole('textbox')).toBeFocused();
  const guests = example(page, 'Number field', 'Empty').getByRole('textbox', { name: 'Guests' });
  await guests.fill('25');
  await guests.fill('');
  await guests.press('Tab');
  await expect(guests).toHaveValue('');
});

test('a time field makes HH:MM of what is typed', async ({ page }) => {
  await openControl(page, 'time-field');
  const starts = example(page, 'Time field', 'Empty').getByRole('textbox', { name: 'Ceremony starts' });
  await starts.focus();
  for (const [typed, shown] of [
    ['1630', '16:30'],
    ['930', '09:30'],
    ['7.15', '07:15'],
  ] as const) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await expect(starts).toHaveValue(shown);
  }
  for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('45');
  await expect(starts).toHaveValue('07:45');
});
