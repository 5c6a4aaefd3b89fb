import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a menu is walked by arrows and letters, and Escape chooses nothing', async ({ page }) => {
  await openControl(page, 'menu');
  const box = example(page, 'Menu', 'Actions');
  const opener = box.getByRole('button', { name: 'More actions' });
  const menu = page.getByRole('menu', { name: 'More actions' });
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await opener.press('Enter');
  await expect(item('Edit')).toBeFocused();
  await expect(item('Snooze')).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(item('Delete')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(box.getByRole('status')).toHaveText('Chosen: nothing');

  await page.keyboard.press('ArrowUp');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('e');
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText('Chosen: edit');
  await expect(opener).toBeFocused();
});

test('groups of a menu have names, and a link in it leads on', async ({ page }) => {
  await openControl(page, 'menu');
  await page.getByRole('button', { name: 'Your listings' }).click();
  const menu = page.getByRole('menu', { name: 'Your listings' });
  await expect(menu.getByRole('group', { name: 'Published listings' }).getByRole('menuitem')).toHaveText(
    'Kestrel Hill Barn',
  );
  await expect(menu.getByRole('group', { name: 'Not published' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Create a new listing' }).click();
  await expect(page).toHaveURL('/');
});

test('a tooltip describes what has the focus or, after a moment, the pointer', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'tooltip');
  const button = page.getByRole('button', { name: 'About this number' });
  const tooltip = page.getByRole('tooltip');
  const text = "Optional! If this number isn't helpful to you, feel free to leave it blank.";
  await expectAccessible(page);
  // A key first: a tooltip answers the focus of those who use the keyboard.
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(tooltip).toHaveText(text);
  await expect(button).toHaveAccessibleDescription(text);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await button.blur();

  // A pointer that has just moved: after a key, its mere presence would not count.
  await page.mouse.move(5, 5);
  await button.hover();
  await page.clock.fastForward(400);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(400);
  await expect(tooltip).toHaveCount(0);
});

test('a popover hangs on its button, holds the focus and gives it back', async ({ page }) => {
  await openControl(page, 'popover');
  const opener = page.getByRole('main').getByRole('button', { name: 'Price' });
  const popover = page.getByRole('dialog', { name: 'Price' });
  await opener.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popover.getByRole('button', { name: 'Show venues' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await opener.click();
  await expect(popover).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popover).toBeHidden();
});
