import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signUpConfirmed } from './support/couples.ts';
import { signInVendorOf } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const YEAR = new Date().getFullYear() + 3;
/** The last of a list by name, so that a lead in the making stands in nobody's way. */
const COUPLES = [
  ['Zora', 'Yves'],
  ['Zelda', 'Yann'],
] as const;

async function openPage(browser: Browser, size: (typeof SIZES)[number]): Promise<Page> {
  return (await browser.newContext({ viewport: size })).newPage();
}

/** Writes to a photographer with a budget; answers what the vendor will read of it, in dollars. */
async function writeTo(page: Page, storefrontUuid: string): Promise<number[]> {
  await (await watchPage(page)).open(`/wedding-vendors/inquiries/new?vendors=${storefrontUuid}`);
  const form = page.getByRole('form', { name: 'Your inquiry' });
  await form.getByRole('checkbox', { name: 'Engagement' }).press('Space');
  await form.getByRole('combobox', { name: 'Where' }).pressSequentially('Hudson');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
  await form.getByRole('button', { name: /Budget for the whole wedding/ }).click();
  await page.getByRole('option', { name: '$30,000–$45,000' }).click();
  const share = await form.getByText(/^They’ll see: about/).innerText();
  await form.getByLabel('Your message').fill('Are you free on our day, and what would it cost?');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page).toHaveURL(/\/inquiries\/[0-9a-f-]{36}$/);
  return [...share.matchAll(/\$([\d,]+)/g)].map(([, dollars = '']) => Number(dollars.replace(',', '')));
}

/** Fills the sheet with two lines, a discount and a deposit, and attaches it. */
async function attachQuote(page: Page, dayDollars: number): Promise<void> {
  await page.getByRole('button', { name: 'Quote' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quote' });
  await sheet.getByRole('textbox', { name: 'Item' }).fill('The whole day');
  await sheet.getByLabel('Price each').fill(String(dayDollars));
  await sheet.getByRole('button', { name: 'Add a line' }).click();
  await sheet.getByRole('textbox', { name: 'Item' }).last().fill('Album');
  await sheet.getByRole('textbox', { name: 'Quantity' }).last().fill('2');
  await sheet.getByLabel('Price each').last().fill('150');
  await sheet.getByRole('button', { name: 'Add a discount' }).click();
  await sheet.getByLabel('Discount for').fill('Early booking');
  await sheet.getByLabel('Off each').fill('100');
  await sheet.getByLabel('Deposit').fill('500');
  await sheet.getByRole('textbox', { name: 'Open until' }).fill(`01/05/${YEAR}`);
  await expect(sheet.getByText('Inside their budget')).toBeVisible();
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: /^Attach quote/ }).click();
  await expect(page.getByText(`$500 deposit · open until Jan 5, ${YEAR}`)).toBeVisible();
}

for (const [index, names] of COUPLES.entries()) {
  const size = SIZES[index] ?? SIZES[0];
  const coupleNames = names.join(' & ');

  test(`a quote is a sheet the couple sees inside its budget; withdrawn, then sent anew, accepted and booked on both sides, at ${size.width} px`, async ({
    browser,
  }) => {
    const vendor = await openPage(browser, size);
    const listing = await signInVendorOf(vendor.context(), 'wedding-photographers');
    const couple = await openPage(browser, size);
    await signUpConfirmed(couple, names, `${YEAR}-10-0${index + 2}`);
    const [least = 0, most = 0] = await writeTo(couple, listing.uuid);
    const day = Math.round((least + most) / 2);
    const total = `$${(day + 200).toLocaleString('en-US')}`;

    await vendor.goto(`/inspire/vendors/leads/ready?storefront=${listing.uuid}&sort=recent`);
    await vendor
      .getByRole('list', { name: 'Leads' })
      .getByRole('link', { name: coupleNames })
      .first()
      .click();
    await attachQuote(vendor, day);
    const letter = vendor.getByRole('textbox', { name: `Message to ${coupleNames}` });
    await letter.fill('Here is everything in one quote.');
    await vendor.getByRole('button', { name: /^Connect · / }).click();
    const theirs = vendor.getByRole('region', { name: 'Quote' });
    await expect(theirs.first()).toContainText(total);

    const quotes = couple.getByRole('log').getByRole('region', { name: 'Quote' });
    await expect(quotes).toContainText(`Total${total}`);
    await expect(quotes).toContainText('Album2 × $150$300');
    await expect(quotes).toContainText('Early booking− $100');
    await expect(quotes).toContainText('Inside your budget');
    await expect(quotes).toContainText('$500 deposit to book');
    await expect(quotes).toContainText(`Open until Jan 5, ${YEAR}`);
    await expectNoOverflow(couple);
    await expectAccessible(couple);

    // Taken back before anybody agreed: it stays to be read, and can't be accepted.
    await vendor.getByRole('button', { name: 'Withdraw quote' }).click();
    await expect(quotes).toContainText('Withdrawn');
    await expect(couple.getByRole('button', { name: 'Accept quote' })).toHaveCount(0);

    await attachQuote(vendor, day);
    await letter.fill('The same once more.');
    await vendor.getByRole('button', { name: 'Send', exact: true }).click();
    await couple.getByRole('button', { name: 'Accept quote' }).click();
    const ask = couple.getByRole('dialog', { name: `Book ${listing.name} for ${total}?` });
    await expect(ask).toContainText('The deposit is $500; you pay it to them directly.');
    await ask.getByRole('button', { name: 'Accept and book' }).click();
    await expect(quotes.last()).toContainText('Accepted');

    await expect(theirs.last()).toContainText('Accepted');
    await expect(vendor.getByText(`${coupleNames} say they booked you for ${total}`)).toBeVisible();
    await vendor.getByRole('button', { name: 'Confirm' }).click();
    await expect(vendor.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await couple.goto('/wedding-vendors/inquiries/booked');
    const card = couple.getByRole('article', { name: listing.name });
    await expect(card).toContainText(`Total ${total}`);
    await expect(card).not.toContainText('haven’t confirmed');
    await vendor.context().close();
    await couple.context().close();
  });
}
