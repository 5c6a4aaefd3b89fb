import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, signInVendorOf } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

const LEADS = '/inspire/vendors/leads';
const API = '/web-marketplace-api/v1';

async function openLeads(page: Page, path: string): Promise<void> {
  await (await watchPage(page)).open(`${LEADS}${path}`);
}

const list = (page: Page) => page.getByRole('list', { name: 'Leads' });
const rows = (page: Page) => list(page).getByRole('link');
const firstRow = (page: Page) => rows(page).first();
const nameOf = async (row: Locator) => (await row.textContent()) ?? '';
const isSorted = async (links: Locator) => {
  const names = await links.allTextContents();
  return names.length > 5 && names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en')).join();
};
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const head = (page: Page, names: string) => page.getByRole('heading', { level: 2, name: names });

type FoundLead = { uuid: string; coupleNames: string; lastMessage: { text: string } };

test('a lead is found by the second partner, misspelled or not, and by what was said', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  const answer = await context.request.get(`${API}/manage/inquiry?storefrontUuid=${uuid}`);
  const { leads }: { leads: FoundLead[] } = await answer.json();
  const lead = leads.find(({ coupleNames }) => (coupleNames.split(' & ')[1] ?? '').length > 4);
  const [names, partner = ''] = [lead?.coupleNames ?? '', lead?.coupleNames.split(' & ')[1]];
  await openLeads(page, `/ready?storefront=${uuid}`);
  await expect(firstRow(page)).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search leads' });
  const row = rows(page).filter({ hasText: names });
  await search.fill(partner.toUpperCase());
  await expect(page).toHaveURL(/name=/);
  await expect(row.first()).toBeVisible();
  await search.fill(`${partner[0]}${partner[2]}${partner[1]}${partner.slice(3)}`);
  await expect(row.first()).toBeVisible();
  const said = lead?.lastMessage.text.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
  await search.fill(`${partner} ${said}`);
  await expect(row.first()).toBeVisible();
  await search.fill('qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'No lead matches “qqqqzzzz”' })).toBeVisible();
  await expectAccessible(page, { withShell: true });
});

test.describe('the lead inbox', () => {
  test.describe.configure({ mode: 'serial' });

  test('keeps every parameter on its way through tabs, order and leads', async ({ page, context }) => {
    const { uuid } = await signInVendorOf(context, 'wedding-venues');
    await openLeads(page, `?storefront=${uuid}&utm_source=mail`);
    await expect(page).toHaveURL(`${LEADS}/ready?storefront=${uuid}&utm_source=mail`);
    await expect(firstRow(page)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitem', { name: 'Name' }).click();
    await expect(page).toHaveURL(/utm_source=mail&sort=name$/);
    await expect.poll(() => isSorted(rows(page))).toBe(true);
    const names = await rows(page).allTextContents();

    await firstRow(page).click();
    await expect(head(page, names[0] ?? '')).toBeVisible();
    await expect(page).toHaveURL(/\/ready\/[0-9a-f-]{36}\?.*utm_source=mail&sort=name$/);
    const about = page.getByRole('complementary', { name: 'About this lead' });
    await expect(about.getByText('Email address verified')).toBeVisible();
    await expect(about.getByText('You pay once, when you first reply.')).toBeVisible();
    await expect(about.getByText('show after you connect')).toBeVisible();
    await about.getByText('Why this price').click();
    await expect(about.getByText('Base price of your category')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Kinds of leads' }).getByText('Conversations').click();
    await expect(page).toHaveURL(
      new RegExp(`/conversations\\?storefront=${uuid}&utm_source=mail&sort=name$`),
    );
    await page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Booked/ })
      .click();
    await expect(page).toHaveURL(/\/booked\?.*sort=name$/);
    await expect(firstRow(page)).toBeVisible();

    await page.goto(`${LEADS}/expired?storefront=${uuid}&sort=name`);
    await expect(page).toHaveURL(`${LEADS}/closed?storefront=${uuid}&sort=name&filter=expired`);
    await expect(page.getByRole('button', { name: 'Show: Expired' })).toBeVisible();
    await expect(firstRow(page)).toBeVisible();

    const prospects = page.getByRole('navigation', { name: 'Kinds of leads' }).getByText('Prospects');
    await prospects.click();
    await expect(page).toHaveURL(/\/leads\/find-couples\/browse\?.*sort=name/);
  });

  test('connects with a saved reply and a quote, books, and takes it back', async ({ page, context }) => {
    const { uuid, name: business } = await signInVendorOf(context, 'wedding-venues');
    await openLeads(page, `/ready?storefront=${uuid}`);
    const names = await nameOf(firstRow(page));
    await firstRow(page).click();
    await expect(head(page, names)).toBeVisible();

    // Written once, used for whoever asks.
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('menuitem', { name: /Manage saved replies|Write your first reply/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'New reply' }).click();
    await dialog.getByLabel('Title').fill('Come and see us');
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Hi {names}, welcome to {business}!');
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await expect(dialog.getByText('Come and see us')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('menuitem', { name: 'Come and see us' }).click();
    const message = page.getByRole('textbox', { name: `Message to ${names}` });
    await expect(message).toHaveValue(`Hi ${names}, welcome to ${business}!`);

    // A quote is a sheet: lines, a deposit and an end.
    await page.getByRole('button', { name: 'Quote' }).click();
    const sheet = page.getByRole('dialog', { name: 'Quote' });
    await sheet.getByRole('button', { name: /^Attach quote/ }).click();
    await expect(sheet.getByText('Line 1: Describe this item.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Item' }).fill('Ceremony and supper');
    await sheet.getByRole('textbox', { name: 'Quantity' }).fill('100');
    await sheet.getByLabel('Price each').fill('82.505');
    // No amount is said at its field, kept while the sheet is closed, and never part of the total.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quote' }).click();
    await expect(sheet.getByLabel('Price each')).toHaveValue('82.505');
    await expect(sheet.getByText('Enter a price like 42.50.')).toBeVisible();
    await expect(sheet).not.toContainText('NaN');
    await sheet.getByLabel('Price each').fill('82');
    await sheet.getByLabel('Deposit').fill('2000');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Attach quote, $8,200' }).click();
    await expect(page.getByText('Quote, $8,200')).toBeVisible();
    await page.getByRole('button', { name: /^Connect · / }).click();

    const thread = page.getByRole('region', { name: `Conversation with ${names}` });
    await expect(thread.getByText(`welcome to ${business}!`)).toBeVisible();
    const quote = thread.getByRole('region', { name: 'Quote' });
    await expect(quote).toContainText('100 × $82');
    await expect(quote).toContainText('$2,000 deposit to book');
    await expect(page.getByRole('button', { name: 'Copy email address' })).toBeVisible();
    // Who was just answered stays in sight, in the list and in a toast.
    await expect(toasts(page)).toContainText(`You’re connected with ${names}.`);
    const row = list(page).getByRole('listitem').filter({ hasText: names });
    await expect(row.getByText('Connected')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');

    // By the button or by its key: it asks first, and knows what was offered.
    await page.getByRole('button', { name: 'Mark as booked' }).click();
    const booking = page.getByRole('dialog', { name: `Did ${names} book you?` });
    await expect(booking.getByLabel('Agreed price, shown to the couple')).toHaveValue(/8,?200/);
    await booking.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('b');
    await expectAccessible(page);
    await booking.getByRole('button', { name: 'Mark as booked' }).click();
    await expect(toasts(page)).toContainText(`${names} are booked.`);
    await expect(thread.getByText(`Waiting for ${names} to confirm the booking.`)).toBeVisible();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Mark as booked' })).toBeVisible();
  });

  test('snoozes and brings back, declines with a reason, and goes on to the next', async ({
    page,
    context,
  }) => {
    const { uuid } = await signInVendorOf(context, 'wedding-venues');
    await openLeads(page, `/ready?storefront=${uuid}&sort=name`);
    const names = await nameOf(firstRow(page));
    const next = await nameOf(rows(page).nth(1));
    const row = list(page).getByRole('link', { name: names, exact: true });
    await row.click();
    await page.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '3 days' }).click();
    await expect(toasts(page)).toContainText(`Snoozed. ${names} will be back in 3 days.`);
    await expect(row).toHaveCount(0);
    await expect(head(page, next)).toBeVisible();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();

    await row.click();
    await expect(head(page, names)).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: `Decline ${names}?` });
    await expect(dialog.getByText('We don’t serve their location')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Not available on their date' }).press('Space');
    // Said before it is sent, in the words the couple will read.
    await expect(dialog.getByRole('status')).toHaveText('They’ll read: “Not available on your date”');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(toasts(page)).toContainText(`You declined ${names}.`);
    await expect(head(page, next)).toBeVisible();
    await page.goto(`${LEADS}/closed?storefront=${uuid}&name=${encodeURIComponent(names)}`);
    await row.click();
    await expect(page.getByText('This inquiry is closed.')).toBeVisible();
  });
});

test('many leads at once, by keyboard and pointer, and the list as a file', async ({ page, context }) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openLeads(page, `/ready?storefront=${uuid}&sort=name`);
  const [first = '', second = '', third = ''] = await rows(page).allTextContents();

  await page.keyboard.press('j');
  await expect(firstRow(page)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(firstRow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(head(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(head(page, second)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: `Message to ${second}` })).toBeFocused();
  // While one types, letters are letters.
  await page.keyboard.type('just');
  await expect(page.getByRole('textbox', { name: `Message to ${second}` })).toHaveValue('just');
  // Esc leaves the composer: the keys work again, on the row that is open.
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Decline or close');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: `Snooze ${second}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search leads' })).toBeFocused();
  await page.keyboard.press('Escape');

  // From the first to the third, with Shift.
  await page.getByRole('checkbox', { name: `Select ${first}` }).click();
  await page.getByRole('checkbox', { name: `Select ${third}` }).click({ modifiers: ['Shift'] });
  const chosen = page.getByRole('group', { name: 'Selected leads' });
  await expect(chosen).toContainText('3');
  await chosen.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('dialog', { name: 'Snooze 3 leads' }).getByRole('button', { name: '1 day' }).click();
  await expect(toasts(page)).toContainText('3 leads snoozed for 1 day.');
  await expect(list(page).getByRole('link', { name: first, exact: true })).toHaveCount(0);
  // The focus goes to the row in their place, and the way back has a key.
  await expect(list(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(list(page).getByRole('link', { name: first, exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${first}` }).click();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Decline 1 lead?' });
  await dialog.getByRole('radio', { name: 'Their budget is too low' }).press('Space');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(toasts(page)).toContainText('1 lead declined.');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export these leads as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('on a phone the lead takes the place of the list, and the way back keeps the order', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openLeads(page, `/conversations?storefront=${uuid}&sort=wedding-date`);
  await expect(firstRow(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const names = await nameOf(firstRow(page));
  await firstRow(page).click();
  await expect(head(page, names)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog', { name: names })).toContainText('Lead receipt');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page).toHaveURL(`${LEADS}/conversations?storefront=${uuid}&sort=wedding-date`);
  await expect(firstRow(page)).toBeVisible();
});

test('a listing that is not published says how leads come, and who has none is led to one', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-florists');
  await openLeads(page, `/ready?storefront=${uuid}`);
  await expect(page.getByRole('heading', { name: 'Leads come once you’re published' })).toBeVisible();
  await page.getByRole('button', { name: /^Leads for/ }).click();
  await page.getByRole('menuitem', { name: 'Willow & Negative' }).click();
  await expect(firstRow(page)).toBeVisible();
  await page.goto(`${LEADS}/ready/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'We can’t find this lead' })).toBeVisible();
  await signInDemo(context, 'newvendor');
  await page.goto(`${LEADS}/ready`);
  await expect(page.getByRole('link', { name: 'Create your listing' })).toBeVisible();
  await expectAccessible(page);
});
