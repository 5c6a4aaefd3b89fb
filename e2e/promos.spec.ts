import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, signInVendorOf } from './support/demo-people.ts';
import { newestCode } from './support/mailbox.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const DESK = '/support/promos';

test('staff makes a code, a vendor sees what it takes off, and staff ends it', async ({
  browser,
  page,
  context,
}) => {
  const code = `JUNE-${Date.now() % 1_000_000}`;
  const desk = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto(DESK);
  await expect(staff).toHaveTitle('Promo codes · Ampersand');
  await expect(staff.getByRole('listitem').filter({ hasText: 'HELLO20' })).toContainText(
    '20% off · Credit packs',
  );
  await expectAccessible(staff);
  await expectNoOverflow(staff);

  await staff.getByRole('button', { name: 'Make a code' }).press('Enter');
  const form = staff.getByRole('dialog', { name: 'Make a promo code' });
  await expectAccessible(staff);
  await form.getByRole('button', { name: 'Make code' }).press('Enter');
  await expect(form).toContainText('Required');
  await expect(form).toContainText('Enter a whole number from 1 to 100.');
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByRole('textbox', { name: 'Percent off' }).fill('30');
  await form.getByRole('textbox', { name: /^Uses in all/ }).fill('5');
  await form.getByRole('button', { name: 'Make code' }).press('Enter');
  const secondFactor = staff.getByLabel('6-digit code');
  // Its mail is sent before it is asked for.
  await expect(secondFactor).toBeVisible();
  await secondFactor.fill(await newestCode(staff.request, 'support@demo.example'));
  await expect(staff.getByText(`${code} can be used`)).toBeVisible();
  const row = staff.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('Used 0 of 5 times');
  await expect(row).toContainText('30% off · Credit packs');

  // What is written the same is refused, and nothing typed is lost.
  await staff.getByRole('button', { name: 'Make a code' }).press('Enter');
  await form.getByLabel('Code', { exact: true }).fill(code);
  await form.getByRole('textbox', { name: 'Percent off' }).fill('10');
  await form.getByRole('button', { name: 'Make code' }).press('Enter');
  await expect(form.getByText('There is a code like this already.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');

  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await page.goto(`/inspire/vendors/checkout?storefront=${uuid}&pack=payg-60&promo=${code.toLowerCase()}`);
  await expect(page.getByText(`Code ${code}: 30% off`)).toBeVisible();

  await row.getByRole('button', { name: `End ${code}` }).press('Enter');
  const sure = staff.getByRole('dialog', { name: `End ${code}?` });
  await expectAccessible(staff);
  await sure.getByRole('button', { name: 'End code' }).press('Enter');
  await expect(staff.getByText(`${code} has ended`)).toBeVisible();
  await expect(row).toContainText('Ended');
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('This code has ended.')).toBeVisible();
  await desk.close();
});

test('vendors have no such desk', async ({ page, context }) => {
  await signInVendorOf(context, 'wedding-venues');
  expect((await page.goto(DESK))?.status()).toBe(404);
  expect((await context.request.get('/web-api/v1/support/promos')).status()).toBe(403);
});
