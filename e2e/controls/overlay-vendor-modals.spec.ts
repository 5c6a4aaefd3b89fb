import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

function freeCredit(page: Page) {
  const box = example(page, 'Named modal', 'Free credits');
  return {
    visit: (name: string) => box.getByRole('button', { name }).click(),
    status: box.getByRole('status'),
    offer: page.getByRole('dialog', { name: 'Free credits for you' }),
    redeemed: page.getByRole('dialog', { name: 'Credits Redeemed' }),
  };
}

test('free credits need a storefront and an offer, and are refused for the session and storefront', async ({
  page,
  context,
}) => {
  await openControl(page, 'named-modal');
  const { visit, status, offer } = freeCredit(page);
  for (const name of ['No storefront', 'Storefront without an offer']) {
    await visit(name);
    await expect(status).toHaveText(`${name}: not due`);
    await expect(offer).toHaveCount(0);
  }
  await visit('First storefront with an offer');
  await expect(offer).toContainText('20 credits');
  await expectAccessible(page);
  await offer.press('Escape');
  await page.mouse.click(5, 5);
  await expect(offer.getByRole('button')).toHaveText(['Not Right Now', 'Accept Credits']);
  await offer.getByRole('button', { name: 'Not Right Now' }).click();
  await expect(offer).toHaveCount(0);

  await page.reload();
  await openControl(page, 'named-modal');
  await visit('First storefront with an offer');
  await expect(status).toHaveText('First storefront with an offer: not due');
  await expect(offer).toHaveCount(0);
  await visit('Second storefront with an offer');
  await expect(offer).toContainText('35 credits');

  const other = await context.newPage();
  await openControl(other, 'named-modal');
  await freeCredit(other).visit('First storefront with an offer');
  await expect(freeCredit(other).offer).toBeVisible();
});

test('accepted credits show the balance, and still close only by their buttons', async ({ page }) => {
  await openControl(page, 'named-modal');
  const { visit, offer, redeemed } = freeCredit(page);
  await visit('Second storefront with an offer');
  await offer.getByRole('button', { name: 'Accept Credits' }).click();
  await expect(redeemed).toContainText('Your total balance: 47 credits');
  await redeemed.press('Escape');
  await page.mouse.click(5, 5);
  await expect(redeemed.getByRole('button')).toHaveText(['Credit History', 'Done']);
  await redeemed.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('text messages are offered once, when every fact fits', async ({ page }) => {
  await openControl(page, 'named-modal');
  const box = example(page, 'Named modal', 'Text message opt-in');
  const fact = (name: string) => box.getByRole('checkbox', { name });
  const modal = page.getByRole('dialog', { name: 'Get text notifications' });
  const standing: [string, boolean][] = [
    ['Already opted in', true],
    ['Unsubscribed', true],
    ['Has a published listing', true],
    ['Is authenticated', true],
    ['Already opted in', false],
    ['Has a published listing', false],
    ['Unsubscribed', false],
    ['Is authenticated', false],
    ['Has a published listing', true],
  ];
  for (const [name, isTrue] of standing) {
    await fact(name).press('Space');
    await expect(fact(name)).toBeChecked({ checked: isTrue });
    await expect(modal).toHaveCount(0);
  }
  await fact('Is authenticated').press('Space');
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Get texts' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Done: You’ll get text notifications',
  );

  // Showing it has set the flag: the same facts once more bring nothing.
  await expect(fact('Shown before')).toBeChecked();
  await fact('Is authenticated').press('Space');
  await fact('Is authenticated').press('Space');
  await expect(fact('Is authenticated')).toBeChecked();
  await expect(modal).toHaveCount(0);
  await fact('Shown before').press('Space');
  await modal.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(fact('Shown before')).toBeChecked();
});
