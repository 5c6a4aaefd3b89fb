import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { openSandboxPage } from './support/open-sandbox-page.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expires' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Priya Shah');
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $246.50' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a test card pays without a script, after one that is declined', async ({ page, baseURL }) => {
    const address = await openSandboxPage(baseURL);
    const opened = await page.goto(address);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Save this card' })).toBeChecked();

    await pay(page).click();
    await expect(page.getByText('Required')).toHaveCount(4);

    await typeCard(page, '4000 0000 0000 9995');
    await page.getByRole('radio', { name: 'Send the event twice' }).check();
    await pay(page).click();
    await expect(page.getByRole('alert')).toContainText('not enough funds');
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 9995');
    await expect(page.getByRole('textbox', { name: 'CVC' })).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Send the event twice' })).toBeChecked();

    await typeCard(page, '4242 4242 4242 4242');
    await pay(page).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });
});

test('a bank asks, and is refused and then approved', async ({ page, baseURL }) => {
  await page.goto(await openSandboxPage(baseURL));
  await typeCard(page, '4000 0027 6000 3184');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Your bank wants to make sure it’s you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('wasn’t confirmed');
  await typeCard(page, '4000 0027 6000 3184');
  await pay(page).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('whoever cancels is led back and finds the page open', async ({ page, baseURL }) => {
  const address = await openSandboxPage(baseURL, { savesMethod: false });
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: 'Save this card' })).toHaveCount(0);
  await pay(page).click();
  await expect(page.getByText('Required')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/returns$/);
  await page.goto(address);
  await expect(pay(page)).toBeVisible();
});

for (const { width, height } of SIZES) {
  test(`the page fits a screen of ${width}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    await page.goto(
      await openSandboxPage(baseURL, { lines: [{ name: 'Invitations'.repeat(12), amountCents: 24_650 }] }),
    );
    await expect(pay(page)).toBeVisible();
    await expectNoOverflow(page);
  });
}
