import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const ALCOHOL = 'May we bring our own alcohol?';
const PARKING = 'Is there parking?';

const durationOf = (panel: Locator) =>
  panel.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));

test('opening one item closes the other, by press and by key', async ({ page }) => {
  await openControl(page, 'accordion');
  const box = example(page, 'Accordion', 'One at a time');
  const alcohol = box.getByRole('button', { name: ALCOHOL });
  const parking = box.getByRole('button', { name: PARKING });
  await expect(box.getByRole('button', { expanded: true })).toHaveCount(0);

  await alcohol.click();
  await expect(box.getByText('Yes, and there is no corkage.')).toBeVisible();
  await parking.click();
  await expect(parking).toHaveAttribute('aria-expanded', 'true');
  await expect(alcohol).toHaveAttribute('aria-expanded', 'false');
  await expect(box.getByText('Yes, and there is no corkage.')).toBeHidden();

  await parking.press('Shift+Tab');
  await expect(alcohol).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alcohol).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(box.getByRole('button', { expanded: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('several stay open, and collapse all closes them without losing the focus', async ({ page }) => {
  await openControl(page, 'accordion');
  const box = example(page, 'Accordion', 'Several, with collapse all');
  const open = box.getByRole('button', { expanded: true });
  await expect(open).toHaveCount(2);
  await box.getByRole('button', { name: /unusually long/ }).click();
  await expect(open).toHaveCount(3);

  const collapseAll = box.getByRole('button', { name: 'Collapse all' });
  await collapseAll.press('Enter');
  await expect(open).toHaveCount(0);
  await expect(collapseAll).toBeHidden();
  await expect(box.getByRole('button', { name: ALCOHOL })).toBeFocused();
});

test('a panel takes 350 ms, and none with reduced motion', async ({ page }) => {
  await openControl(page, 'accordion');
  const box = example(page, 'Accordion', 'One at a time');
  await box.getByRole('button', { name: PARKING }).click();
  const panel = box.getByRole('group', { name: PARKING });
  await expect(panel).toHaveCSS('transition-property', 'height');
  expect(await durationOf(panel)).toBe(0.35);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durationOf(panel)).toBeLessThanOrEqual(0.001);
});
