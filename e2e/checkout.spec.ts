import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { newestCode } from './support/mailbox.ts';
import type { NewListing } from './support/new-listing.ts';
import { signInAs } from './support/people.ts';
import { openShop } from './support/shop-with-leads.ts';
import { test } from './support/test.ts';

const CHECKOUT = '/inspire/vendors/checkout';
const HISTORY = '/inspire/vendors/purchase-history';

async function payWith(page: Page, number: string): Promise<void> {
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expires' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Priya Shah');
  await page.getByRole('button', { name: /^(Pay |Save card)/ }).click();
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).filter({ visible: true });

async function showSecondFactor(page: Page, { email }: NewListing): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('6-digit code')).toBeVisible();
  await dialog.getByLabel('6-digit code').fill(await newestCode(page.request, email));
}

test.describe('a shop', () => {
  // What one buys the next finds.
  test.describe.configure({ mode: 'serial' });
  let shop: NewListing;

  async function comeBack(context: BrowserContext): Promise<NewListing> {
    await signInAs(context, shop.email);
    return shop;
  }

  test('a pack is bought with a code after a declined and a challenged card, and nothing typed is lost', async ({
    page,
    context,
  }) => {
    shop = await openShop(context, 'Priya');
    const { uuid } = shop;
    const returnTo = '/inspire/vendors/dashboard';
    await page.goto(`${CHECKOUT}?storefront=${uuid}&pack=payg-150&returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeChecked();
    await expectAccessible(page);
    await page.getByText('60 credits for $57').click();
    await expect(page).toHaveURL(/pack=payg-60/);

    const order = page.getByRole('region', { name: 'Your order' });
    await order.getByRole('textbox', { name: 'Promo code' }).fill('nonsense');
    await order.getByRole('button', { name: 'Apply' }).click();
    await expect(order.getByText('We don’t know this code.')).toBeVisible();
    await order.getByRole('textbox', { name: 'Promo code' }).fill('spring15');
    await order.getByRole('button', { name: 'Apply' }).click();
    await expect(order.getByText('Code SPRING15: 15% off')).toBeVisible();
    await expect(order.getByText('−$8.55')).toBeVisible();

    await page.getByRole('textbox', { name: 'Business name' }).fill('4242 4242 4242 4242');
    await payButton(page).click();
    await expect(page.getByText('This looks like a card number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Business name' }).fill('Shah Studio LLC');
    await payButton(page).click();
    await showSecondFactor(page, shop);

    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.goBack();
    await page.goto(
      `${CHECKOUT}?storefront=${uuid}&pack=payg-60&promo=spring15&returnTo=${encodeURIComponent(returnTo)}`,
    );
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Shah Studio LLC');
    await expect(order.getByText('Code SPRING15: 15% off')).toBeVisible();
    await payButton(page).click();

    await payWith(page, '4000 0027 6000 3184');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toContainText('wasn’t confirmed');
    await payWith(page, '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: '60 credits are yours' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Go on where you were' })).toHaveAttribute('href', returnTo);
    await page.getByRole('link', { name: 'See your receipt' }).click();
    await expect(page.getByText('Shah Studio LLC')).toBeVisible();
    await expectAccessible(page);
    const receipt = await context.request.get(
      (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
    );
    expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('on a phone a saved card buys in one tap, and unspent credits are given back', async ({
    page,
    context,
  }) => {
    const { uuid } = await comeBack(context);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${CHECKOUT}?storefront=${uuid}&pack=payg-25`);
    await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: '25 credits are yours' })).toBeVisible();
    await page.getByRole('link', { name: 'See your receipt' }).click();
    await page.getByRole('button', { name: 'Give credits back' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('25 credits');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await expect(page.getByText(/went back for 25 credits/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('the history has receipts, a file, cards and billing details that are saved twice', async ({
    page,
    context,
  }) => {
    const { uuid } = await comeBack(context);
    await page.goto(`${HISTORY}?storefront=${uuid}`);
    await expect(page.getByRole('row', { name: /60 credits.*Visa ending in 4242/ })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /25 credits.*Refunded/ })).toHaveCount(1);
    await expectAccessible(page);
    const file = await context.request.get(
      (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('SPRING15');
    const billing = page.getByRole('region', { name: 'Billing details' });
    for (const name of ['Shah & Daughters', 'Shah Studio LLC']) {
      await billing.getByRole('button', { name: 'Change' }).click();
      await billing.getByRole('textbox', { name: 'Business name' }).fill(name);
      await billing.getByRole('button', { name: 'Save' }).click();
      await expect(billing.getByText(name)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Forget Visa ending in 4242' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Forget card' }).click();
    await expect(page.getByText('No card is saved.')).toBeVisible();

    await page.goto(`${CHECKOUT}?storefront=${uuid}&pack=payg-150`);
    await page.getByRole('textbox', { name: 'Business name' }).fill('Shah & Sons');
    await page.getByRole('button', { name: 'Save a card without paying' }).click();
    await showSecondFactor(page, shop);
    await payWith(page, '4242 4242 4242 4242');
    await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Shah & Sons');
  });
});

test('a draft has no history', async ({ page, context }) => {
  const draft = (await signInVendor(context)).find(({ published }) => !published);
  await page.goto(`${HISTORY}?storefront=${draft?.uuid}`);
  await expect(page.getByText('Purchases begin with a published listing')).toBeVisible();
});

test('a purchase or a receipt that is not there answers 404, in words of its own', async ({
  page,
  context,
}) => {
  const [{ uuid } = { uuid: '' }] = await signInVendor(context);
  for (const missing of ['00000000-0000-4000-8000-000000000000', 'half-an-address'])
    for (const [path, title] of [
      [`${CHECKOUT}/${missing}`, 'We can’t find this purchase'],
      [`${HISTORY}/${missing}`, 'We can’t find this receipt'],
      [`/inspire/vendors/leads/${missing}/receipt`, 'We can’t find this receipt'],
    ] as const) {
      const answer = await page.goto(`${path}?storefront=${uuid}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
});
