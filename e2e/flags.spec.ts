import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('Ctrl+Shift+J opens the panel, and an override lasts for the session', async ({ page, context }) => {
  await page.goto('/account/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+Shift+J');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const panel = page.getByRole('dialog');
  await panel.getByText('bakerOnboarding').click();
  await panel.getByRole('button', { name: /apply/i }).click();
  await expect
    .poll(async () => (await (await context.request.get('/web-api/v1/flags')).json()).flags.bakerOnboarding)
    .toBe(true);
});

test('automated tests are in no experiment', async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'automated_test', value: '1', url: baseURL ?? '' }]);
  const { user_experiments: experiments } = await (
    await context.request.get('/website-nav/web-api/v1/user/get')
  ).json();
  expect(Object.values(experiments)).toEqual(
    Object.keys(experiments).map((key) => ({ key, state: 'NOT_IN_TEST', variation_key: 'NOT_IN_TEST' })),
  );
});
