import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const PAGE = '/inspire/vendors/listing/preferred-vendors';

/** The public page of them leads back to where somebody came from, and never away from us. */
async function expectRecommendations(page: Page, uuid: string, listing: string): Promise<void> {
  const address = `/inspire/public-recommendations/${uuid}`;
  await page.setViewportSize(PHONE);
  await page.goto(`${address}?returnUrl=${encodeURIComponent('/wedding-vendors?from=print')}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Vendors .+ recommends$/ })).toBeVisible();
  await expect(page.getByText('“They know every corner of our barn.”')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/wedding-vendors\?from=print$/);
  for (const trick of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${address}?returnUrl=${encodeURIComponent(trick)}`);
    const back = page.getByRole('link', { name: /^Back to / });
    await expect(back).toHaveAttribute('href', listing);
  }
  await page.goto('/inspire/public-recommendations/nobody');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this vendor' })).toBeVisible();
}

test('a vendor recommends another by keyboard on a phone, says why, and couples read it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const listings = await signInVendor(page.context());
  const { uuid = '' } = listings.find(({ published }) => published) ?? {};
  await (await watchPage(page)).open(`${PAGE}?storefront=${uuid}`);
  const list = page.getByRole('list', { name: 'Your vendors, in the order couples see them' });
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Whoever is in the list from an earlier try leaves it first.
  const before = await list.getByRole('listitem').count();
  for (let left = before; left > 0; left -= 1) {
    await list
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(left - 1);
  }
  for (const letters of ['fl', 'st']) {
    await page.getByRole('combobox', { name: 'Vendor’s name' }).fill(letters);
    await expect(page.getByRole('option').filter({ hasText: '·' }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const second = (await list.getByRole('link').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(list.getByRole('link').first()).toHaveText(second);

  await page.getByRole('button', { name: `Add a note on ${second}` }).press('Enter');
  const note = page.getByRole('dialog').getByRole('textbox', { name: /^Note/ });
  await note.fill('Call them at 555 867 5309');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();
  await note.fill('They know every corner of our barn.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('They know every corner of our barn.');

  await page.getByRole('button', { name: `Remove ${second}` }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(list.getByRole('link').first()).toHaveText(second);

  const couple = await browser.newContext();
  const { taxonomyKey = '', slug = '' } = await (
    await page.context().request.get(`/web-marketplace-api/v1/manage/storefronts/${uuid}/listing`)
  ).json();
  const shown = await couple.newPage();
  await shown.goto(`/wedding-vendors/${taxonomyKey}/${slug}`);
  await expect(shown.getByText('“They know every corner of our barn.”')).toBeVisible();

  await expectRecommendations(shown, uuid, `/wedding-vendors/${taxonomyKey}/${slug}`);
  await couple.close();
});
