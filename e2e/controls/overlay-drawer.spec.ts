import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const edgesOf = async (drawer: Locator) => {
  const box = await drawer.boundingBox();
  return box && { start: Math.round(box.x), end: Math.round(box.x + box.width) };
};

test('a drawer comes from its side and closes like a dialog', async ({ page }) => {
  await openControl(page, 'drawer');
  const opener = page.getByRole('button', { name: 'Open filters' });
  const filters = page.getByRole('dialog', { name: 'All filters' });
  await opener.press('Enter');
  await expect.poll(async () => (await edgesOf(filters))?.end).toBe(1280);
  await page.keyboard.press('Shift+Tab');
  await expect(filters.getByRole('button', { name: 'Show 38 venues' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Open navigation' }).click();
  const navigation = page.getByRole('dialog', { name: 'Navigation' });
  await expect.poll(async () => (await edgesOf(navigation))?.start).toBe(0);
  await page.mouse.click(1270, 400);
  await expect(navigation).toBeHidden();
});
