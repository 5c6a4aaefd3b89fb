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

test('the thumbs of a range never cross, and the far right may be open', async ({ page }) => {
  await openControl(page, 'range-slider-field');
  await expectAccessible(page);
  const box = example(page, 'Range slider field', 'Open-ended');
  const from = box.getByRole('slider', { name: 'From' });
  const to = box.getByRole('slider', { name: 'To' });
  await expect(box.getByText('50–300+', { exact: true })).toBeVisible();
  await expect(to).toHaveAttribute('aria-valuetext', '300 or more');
  await expectSteps(page, to, [
    ['ArrowLeft', '290'],
    ['ArrowRight', '300 or more'],
    ['PageDown', '270'],
    ['End', '300 or more'],
    ['Home', '50'],
    ['ArrowLeft', '50'],
    ['PageUp', '80'],
  ]);
  await expect(box.getByText('50–80', { exact: true })).toBeVisible();
  await expectSteps(page, from, [
    ['ArrowUp', '60'],
    ['PageUp', '80'],
    ['ArrowRight', '80'],
    ['Home', '0'],
    ['End', '80'],
  ]);
  await page.keyboard.press('Tab');
  await expect(to).toBeFocused();

  const price = example(page, 'Range slider field', 'Closed');
  await expectSteps(page, price.getByRole('slider', { name: 'To' }), [['End', '$10,000']]);
  await expect(price.getByText('$2,000–$10,000', { exact: true })).toBeVisible();
});
