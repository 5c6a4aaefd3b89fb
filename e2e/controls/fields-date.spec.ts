import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a date is typed as MM/DD/YYYY', async ({ page }) => {
  await openControl(page, 'date-field');
  await expectAccessible(page);
  const date = example(page, 'Date field', 'Empty').getByRole('textbox', { name: 'Wedding date' });
  await expect(date).toHaveAttribute('placeholder', 'MM/DD/YYYY');
  await date.focus();
  for (const [typed, shown] of [
    ['06122027', '06/12/2027'],
    ['6/5/2027', '06/05/2027'],
    ['6-5-2027', '06/05/2027'],
    ['ab1x2252028', '12/25/2028'],
  ] as const) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await expect(date).toHaveValue(shown);
  }
  for (let digit = 0; digit < 4; digit += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('2029');
  await expect(date).toHaveValue('12/25/2029');
  await expect(example(page, 'Date field', 'Error').getByRole('textbox')).toHaveAccessibleDescription(
    'Invalid date',
  );
  await expect(example(page, 'Date field', 'Without calendar').getByRole('button')).toHaveCount(0);
});

test('a date is picked from the calendar by key', async ({ page }) => {
  await openControl(page, 'date-field');
  const box = example(page, 'Date field', 'Filled');
  const date = box.getByRole('textbox', { name: 'Wedding date' });
  const opener = box.getByRole('button', { name: 'Choose wedding date from a calendar' });
  const day = (name: string) => page.getByRole('button', { name });
  await date.focus();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Wedding date' });
  await expect(calendar).toBeVisible();
  await expect(day('Saturday, June 12, 2027')).toBeFocused();
  await expectAccessible(page);
  for (const [key, name] of [
    ['ArrowRight', 'June 13, 2027'],
    ['ArrowDown', 'June 20, 2027'],
    ['ArrowLeft', 'June 19, 2027'],
    ['ArrowUp', 'June 12, 2027'],
    ['Home', 'June 1, 2027'],
    ['End', 'June 30, 2027'],
    ['PageDown', 'July 30, 2027'],
    ['PageUp', 'June 30, 2027'],
    ['Shift+PageDown', 'June 30, 2028'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(date).toHaveValue('06/12/2027');

  await page.keyboard.press('Space');
  await expect(day('June 12, 2027')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue('06/13/2027');
  await expect(opener).toBeFocused();
});

test('a calendar stays within its bounds', async ({ page }) => {
  await openControl(page, 'date-field');
  await page.getByRole('button', { name: 'Choose tasting from a calendar' }).press('Enter');
  const day = (name: string) => page.getByRole('button', { name });
  await expect(day('June 12, 2027')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(day('June 5, 2027')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(day('June 5, 2027')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day('June 20, 2027')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tasting' })).toHaveValue('06/20/2027');
});
