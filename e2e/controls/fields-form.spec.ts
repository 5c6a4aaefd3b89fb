import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a form complains about a field once it was left, and no sooner', async ({ page }) => {
  await openControl(page, 'rule-form');
  const form = page.getByRole('form', { name: 'Engagement party' });
  const email = form.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await page.keyboard.type('maya');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  // Only this field was left, so only it complains.
  await expect(form.getByText('Required')).toHaveCount(0);
  // Once it has complained, it listens to every key.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');

  await form.getByRole('textbox', { name: 'Guests' }).fill('120');
  await page.keyboard.press('Tab');
  const budget = form.getByRole('textbox', { name: 'Budget' });
  await expect(budget).toBeFocused();
  await page.keyboard.type('plenty');
  await page.keyboard.press('Tab');
  await expect(budget).toHaveAccessibleDescription('Invalid dollar amount.');
  const starts = form.getByRole('textbox', { name: 'Starts at' });
  await page.keyboard.type('2575');
  await page.keyboard.press('Tab');
  await expect(starts).toHaveAccessibleDescription('Invalid time');
  await expect(form.getByRole('textbox', { name: 'Guests' })).not.toHaveAttribute('aria-invalid');
  // Walking through a group does not leave it.
  await expect(form.getByRole('radio', { name: 'Lunch' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('radiogroup', { name: 'Meal' })).toHaveAccessibleDescription('Required');
});

test('a submit shows all errors at once and moves to the first', async ({ page }) => {
  await openControl(page, 'rule-form');
  const form = page.getByRole('form', { name: 'Engagement party' });
  const save = form.getByRole('button', { name: 'Save party' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const lunch = form.getByRole('radio', { name: 'Lunch' });
  const agreed = form.getByRole('checkbox', { name: 'We agree on all of this' });
  await expect(form.getByText('Required')).toHaveCount(0);
  await save.press('Enter');
  await expect(form.getByText('Required', { exact: true })).toHaveCount(6);
  await expect(email).toBeFocused();
  await expectAccessible(page);

  // Enter in a field submits too.
  await page.keyboard.type('maya@example.com');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Guests' })).toBeFocused();
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Budget' })).toBeFocused();
  await page.keyboard.type('25000');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Starts at' })).toBeFocused();
  await page.keyboard.type('1630');
  await page.keyboard.press('Enter');
  await expect(lunch).toBeFocused();
  await page.keyboard.press('Space');
  await save.press('Enter');
  await expect(agreed).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.getByText('Required', { exact: true })).toHaveCount(0);
  await save.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('lists and calendars are left only when their field is', async ({ page }) => {
  await openControl(page, 'rule-form');
  const form = page.getByRole('form', { name: 'Visit' });
  const required = form.getByText('Required', { exact: true });
  const room = form.getByRole('combobox', { name: 'Room' });
  const state = form.getByRole('button', { name: /State$/ });
  const day = form.getByRole('textbox', { name: 'Day' });
  const calendar = form.getByRole('button', { name: 'Choose day from a calendar' });
  await room.focus();
  await page.keyboard.type('barn');
  await page.getByRole('option', { name: 'The barn' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(state).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(state).toBeFocused();
  await expect(required).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(state).toHaveAccessibleDescription('Required');
  await expect(day).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(calendar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Day' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(day).toBeFocused();
  await expect(required).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(day).toHaveAccessibleDescription('Required');
});

test('every kind of field can take the focus, also for what the server refuses', async ({ page }) => {
  await openControl(page, 'rule-form');
  const form = page.getByRole('form', { name: 'Visit' });
  const book = form.getByRole('button', { name: 'Book visit' });
  await book.press('Enter');
  await expect(form.getByText('Required', { exact: true })).toHaveCount(6);
  const room = form.getByRole('combobox', { name: 'Room' });
  await expect(room).toBeFocused();
  await page.keyboard.type('orch');
  await page.getByRole('option', { name: 'The orchard' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(room).toHaveValue('The orchard');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /State$/ })).toBeFocused();
  await page.keyboard.press('n');
  await book.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await page.keyboard.type('06122027');
  await page.keyboard.press('Enter');
  // The first card cannot be chosen, so focus goes to the one after it.
  await expect(form.getByRole('radio', { name: 'Iris' })).toBeFocused();
  await page.keyboard.press('Space');
  await book.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type('5552345678');
  await page.keyboard.press('Enter');
  const code = form.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('That code isn’t right.');
  await expect(code).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('999999');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Something went wrong on our side. Please try again.');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
});

test('what is wrong out of sight is told beside the button, opened and gone to', async ({ page }) => {
  await openControl(page, 'rule-form');
  const form = page.getByRole('form', { name: 'Flowers' });
  const ask = form.getByRole('button', { name: 'Ask the florist' });
  const alert = form.getByRole('alert');
  const budget = form.getByRole('textbox', { name: 'Budget' });
  const color = form.getByRole('textbox', { name: 'Color' });
  const note = form.getByRole('textbox', { name: 'Note' });
  await expect(budget).toBeHidden();
  await expect(color).toBeHidden();
  await form.getByRole('textbox', { name: 'Name' }).fill('Maya');
  await ask.click();
  // In a closed details, in an accordion, and not drawn at all: each is named, and on the page now.
  await expect(alert).toContainText('Please check “Budget”. Invalid dollar amount.');
  await expect(alert).toContainText('Please check “Color”. We don’t have that color.');
  await expect(alert).toContainText('Please check “Note”. Must be 5 characters or less');
  await expect(budget).toBeVisible();
  await expect(color).toBeVisible();
  await expect(note).toBeVisible();
  await expect(budget).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Control+A');
  await page.keyboard.type('$5,700');
  await expect(alert).not.toContainText('Budget');
  await alert.getByRole('button', { name: '“Color”' }).click();
  await expect(color).toBeFocused();
  await color.fill('lime');
  await alert.getByRole('button', { name: '“Note”' }).click();
  await expect(note).toBeFocused();
  await note.fill('');
  await expect(alert).toHaveCount(0);

  // The server's word for a field stands at ours, and one in sight needs no second telling.
  await ask.click();
  await expect(color).toHaveAccessibleDescription('Sold out.');
  await expect(color).toBeFocused();
  await expect(alert).toHaveText('No.');
  await color.fill('sage');

  // No field stands for these: they are told all the same, and nothing pretends to lead there.
  await form.getByRole('textbox', { name: 'Name' }).fill('coupon');
  await ask.click();
  await expect(alert).toHaveText('Please check your coupon. It has expired.');
  await form.getByRole('textbox', { name: 'Name' }).fill('taken');
  await ask.click();
  await expect(alert).toHaveText('Please check your secret. Others have it.');
  await form.getByRole('textbox', { name: 'Name' }).fill('secret');
  await ask.click();
  await expect(alert).toContainText('Please check your secret. It is not one.');
  await form.getByRole('textbox', { name: 'Name' }).fill('Maya');
  await expect(alert).toHaveCount(0);
  await ask.click();
  await expect(form.getByText('Asked', { exact: true })).toBeVisible();
});
