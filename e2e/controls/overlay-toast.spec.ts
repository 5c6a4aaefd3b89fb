import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const START = new Date('2026-06-01T10:00:00');
const HOUR_MS = 3_600_000;
const NEGATIVE = 'Not saved. Try again.';

/** The stack with its buttons, on a clock that moves only when told. */
async function openStack(page: Page) {
  await page.clock.install({ time: START });
  await openControl(page, 'toast');
  await page.clock.pauseAt(new Date(START.getTime() + HOUR_MS));
  const region = page.getByRole('region', { name: 'Notifications' });
  return {
    region,
    short: page.getByRole('button', { name: 'Show for five seconds' }),
    lasting: page.getByRole('button', { name: 'Show until dismissed' }),
    saved: region.getByText('Done: Saved', { exact: true }),
    notSaved: region.getByText(`Problem: ${NEGATIVE}`, { exact: true }),
    dismiss: region.getByRole('button', { name: 'Dismiss' }),
  };
}

test('a toast goes by itself after its time, or never', async ({ page }) => {
  const { short, lasting, saved, notSaved, dismiss } = await openStack(page);
  await short.click();
  await short.click();
  await lasting.click();
  // The same id is the same toast; without one, each is a toast of its own.
  await lasting.click();
  await expect(saved).toHaveCount(2);
  await expect(notSaved).toHaveCount(1);

  await page.clock.runFor(4_900);
  await expect(saved).toHaveCount(2);
  await page.clock.runFor(400);
  await expect(saved).toHaveCount(0);
  await page.clock.runFor(HOUR_MS);
  await expect(notSaved).toHaveCount(1);

  await dismiss.click();
  await page.clock.runFor(950);
  await expect(notSaved).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(notSaved).toHaveCount(0);
});

test('no toast goes while it is read, and time goes on afterwards', async ({ page }) => {
  const { short, lasting, saved, notSaved, dismiss } = await openStack(page);
  await lasting.click();
  await short.click();
  await saved.hover();
  await page.clock.runFor(20_000);
  await expect(saved).toHaveCount(1);
  await notSaved.hover();
  await dismiss.first().click();
  await page.clock.runFor(1_000);
  await expect(notSaved).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_300);
  await expect(saved).toHaveCount(0);

  await short.click();
  await page.keyboard.press('F6');
  await expect(dismiss).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(saved).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(short).toBeFocused();
  await page.clock.runFor(5_300);
  await expect(saved).toHaveCount(0);
});

test('toasts of every tone are accessible', async ({ page }) => {
  await openControl(page, 'toast');
  await page.getByRole('button', { name: 'Show until dismissed' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(NEGATIVE);
  await expectAccessible(page);
});

test('the stack is reached and emptied by keyboard, and the focus comes back', async ({ page }) => {
  const { lasting, short, region, notSaved, saved, dismiss } = await openStack(page);
  await short.press('Enter');
  await lasting.press('Enter');
  await expect(region.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
  await page.keyboard.press('F6');
  await expect(dismiss.last()).toBeFocused();
  await page.keyboard.press('Enter');
  // The first one has the focus before the last has faded.
  await expect(dismiss.first()).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(notSaved).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(lasting).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(saved).toHaveCount(0);
});
