import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a dialog holds the focus, closes by Escape, press outside and button, and gives the focus back', async ({
  page,
}) => {
  await openControl(page, 'dialog');
  const opener = page.getByRole('button', { name: 'Open dialog' });
  const dialog = page.getByRole('dialog', { name: 'Share your list' });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  // The page behind it is out of reach.
  await opener.focus();
  await expect(opener).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a decision is taken by its own buttons only', async ({ page }) => {
  await openControl(page, 'dialog');
  const opener = page.getByRole('button', { name: 'Ask for a decision' });
  const decision = page.getByRole('alertdialog', { name: 'Delete this album?' });
  await opener.click();
  await expect(decision).toBeVisible();
  await expect(decision.getByRole('button')).toHaveText(['Keep it', 'Delete album']);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  // A closing dialog would refuse the focus that the next key needs.
  await decision.getByRole('button', { name: 'Delete album' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(decision.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(decision).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone a dialog is a sheet at the lower edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 700 });
  await openControl(page, 'dialog');
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 375, 700]);
});

test('a link becomes the button of a dialog, by press, Enter and Space', async ({ page, browser }) => {
  await openControl(page, 'dialog-link');
  const opener = page.getByRole('main').getByRole('button', { name: 'Log in' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  for (const open of [() => opener.click(), () => opener.press('Enter'), () => opener.press('Space')]) {
    await open();
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto('/inspire/vendors');
  await without.getByRole('link', { name: 'Log In' }).first().click();
  await expect(without).toHaveURL(/\/account\/login\?next=/);
  await plain.close();
});
