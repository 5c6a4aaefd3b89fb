import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

async function expectSteps(page: Page, thumb: Locator, steps: readonly (readonly [string, string])[]) {
  await thumb.focus();
  for (const [key, words] of steps) {
    await page.keyboard.press(key);
    await expect(thumb, key).toHaveAttribute('aria-valuetext', words);
  }
}

test('a slider moves by its keys and says its value in words', async ({ page }) => {
  await openControl(page, 'slider-field');
  await expectAccessible(page);
  const box = example(page, 'Slider field', 'With its own words');
  const distance = box.getByRole('slider', { name: 'Distance' });
  await expect(distance).toHaveAttribute('aria-valuetext', '25 miles');
  await expectSteps(page, distance, [
    ['ArrowRight', '30 miles'],
    ['ArrowUp', '35 miles'],
    ['ArrowLeft', '30 miles'],
    ['ArrowDown', '25 miles'],
    ['PageUp', '35 miles'],
    ['PageDown', '25 miles'],
    ['End', '100 miles'],
    ['ArrowRight', '100 miles'],
    ['Home', '0 miles'],
    ['ArrowLeft', '0 miles'],
  ]);
  await expect(box.getByText('0 miles', { exact: true })).toBeVisible();
  await expect(example(page, 'Slider field', 'Disabled').getByRole('slider')).toBeDisabled();
});
