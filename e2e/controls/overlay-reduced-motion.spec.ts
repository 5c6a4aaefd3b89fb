import { expect, type Page } from '@playwright/test';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

/** Writes down, in ms, every transition and animation that starts on the page. */
async function recordMotion(page: Page) {
  const durations: number[] = [];
  await page.exposeFunction('recordDuration', (ms: number) => durations.push(ms));
  await page.addInitScript(() => {
    const record = Reflect.get(window, 'recordDuration') as (ms: number) => void;
    function tell({ target }: Event) {
      if (!(target instanceof Element)) return;
      for (const motion of target.getAnimations()) record(Number(motion.effect?.getTiming().duration));
    }
    addEventListener('transitionrun', tell);
    addEventListener('animationstart', tell);
  });
  return durations;
}

async function moveEverything(page: Page) {
  await openControl(page, 'accordion');
  await page.getByRole('button', { name: 'Is there parking?' }).first().click();
  await expect(page.getByText('For 90 cars').first()).toBeVisible();

  await openControl(page, 'dialog');
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openControl(page, 'drawer');
  await page.getByRole('button', { name: 'Open filters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openControl(page, 'toast');
  const region = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('button', { name: 'Show until dismissed' }).click();
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region.getByText('Not saved')).toHaveCount(0);
}

test('panels, dialogs, drawers and toasts move for everyone else', async ({ page }) => {
  const durations = await recordMotion(page);
  await moveEverything(page);
  // How long each takes is asked elsewhere: a busy machine skips a transition now and then.
  expect(Math.max(...durations)).toBeGreaterThanOrEqual(200);
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const durations = await recordMotion(page);
  await moveEverything(page);
  // Scripts wait for the end of a transition, so it has one: after a millisecond nobody can see.
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(1);
});
