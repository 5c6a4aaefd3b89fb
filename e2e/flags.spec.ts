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

test('overrides are in session storage as well as in the cookie, and come back where it was lost', async ({
  page,
  context,
}) => {
  const flagOf = async () =>
    (await (await context.request.get('/web-api/v1/flags')).json()).flags.beauticianOnboarding;
  await page.goto('/account/login');
  await page.evaluate(() =>
    sessionStorage.setItem('session_overrides', '{"flags":{"beauticianOnboarding":true},"experiments":{}}'),
  );
  await page.reload();
  await expect.poll(flagOf).toBe(true);
  await context.clearCookies({ name: 'session_overrides' });
  expect(await flagOf()).toBe(false);
  await page.reload();
  await expect.poll(flagOf).toBe(true);
});

test('automated tests are in no experiment', async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'automated_test', value: '1', url: baseURL ?? '' }]);
  const { user_experiments: experiments } = await (
    await context.request.get('/website-nav/web-api/v1/user/get')
  ).json();
  expect(new Set(Object.values(experiments))).toEqual(new Set(['NOT_IN_TEST']));
});
