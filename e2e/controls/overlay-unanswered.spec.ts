import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const START = new Date('2026-06-01T10:00:00');
const HOUR_MS = 3_600_000;

function parts(page: Page) {
  const region = page.getByRole('region', { name: 'Notifications' });
  return {
    region,
    message: region.getByText(/unanswered/),
    more: page.getByRole('button', { name: 'One more unanswered message' }),
    less: page.getByRole('button', { name: 'One less' }),
    frames: example(page, 'Named modal', 'Every frame'),
  };
}

test('the toast stays for hours, fades for a second, and comes back only for more', async ({ page }) => {
  await page.clock.install({ time: START });
  await openControl(page, 'named-modal');
  await page.clock.pauseAt(new Date(START.getTime() + HOUR_MS));
  const { region, message, more, less } = parts(page);
  await more.click();
  // The first toast brings its code along, and React waits a moment before it shows what came late.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(message).toHaveText('You have 1 unanswered message', { timeout: 100 });
  }).toPass();
  await page.clock.runFor(HOUR_MS);
  await expect(message).toHaveCount(1);
  await more.click();
  await expect(message).toHaveText('You have 2 unanswered messages');
  await less.click();
  await expect(message).toHaveText('You have 1 unanswered message');

  await region.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(950);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(message).toHaveCount(0);
  await more.click();
  await expect(message).toHaveText('You have 2 unanswered messages');
  await less.click();
  await less.click();
  await page.clock.runFor(1_000);
  await expect(message).toHaveCount(0);
});

test('the toast waits for every other toast and modal', async ({ page }) => {
  await openControl(page, 'named-modal');
  const { region, message, more, frames } = parts(page);
  await frames.getByRole('button', { name: 'A toast' }).click();
  await expect(region.getByText('Saved')).toBeVisible();
  await more.click();
  await frames.getByRole('button', { name: 'auth', exact: true }).click();
  const auth = page.getByRole('dialog', { name: 'Log in or sign up' });
  // A modal takes the focus when it has opened; before that there is nothing to leave.
  await expect(auth).toBeFocused();
  await expect(message).toHaveCount(0);
  // The stack is within reach of a modal, and touching it does not close the modal.
  await page.keyboard.press('F6');
  await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region.getByText('Saved')).toHaveCount(0);
  await expect(message).toHaveCount(0);
  await auth.getByRole('button', { name: 'Done' }).press('Escape');
  await expect(auth).toHaveCount(0);
  await expect(message).toHaveText('You have 1 unanswered message');
});

test('View leads to the active inquiries and takes the toast away', async ({ page }) => {
  await openControl(page, 'named-modal');
  const { region, message, more } = parts(page);
  await more.press('Enter');
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('F6');
  await page.keyboard.press('Shift+Tab');
  await expect(region.getByRole('link', { name: 'View' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The inbox is for members: a visitor logs in on the way there.
  await expect(page).toHaveURL('/account/login?next=%2Fwedding-vendors%2Finquiries%2Factive');
  await expect(message).toHaveCount(0);
});
