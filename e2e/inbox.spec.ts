import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const INBOX = '/wedding-vendors/inquiries';
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

type Listed = { uuid: string; vendorName: string; status: string; taxonomyKey: string; unread: number };

/** What the demo couple has written, as its own call tells it. */
async function inquiriesOf(context: BrowserContext): Promise<Listed[]> {
  const answer = await context.request.get('/web-marketplace-api/v1/inquiry');
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).inquiries;
}

function found(inquiries: readonly Listed[], isWanted: (inquiry: Listed) => boolean): Listed {
  const inquiry = inquiries.find(isWanted);
  if (!inquiry) throw new Error('The demo couple has no such inquiry.');
  return inquiry;
}

const API = '/web-marketplace-api/v1';

async function post(context: BrowserContext, path: string, data: unknown) {
  const token = (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '';
  return context.request.post(`${API}/${path}`, {
    headers: { 'x-csrf-token': decodeURIComponent(token) },
    data,
  });
}

/** The demo couple writes to the demo vendor's venue for its day, and the vendor answers. */
async function talkToVenue(couple: BrowserContext, vendor: BrowserContext): Promise<Listed> {
  await signInDemo(vendor, 'vendor');
  const listings = (await (await vendor.request.get(`${API}/manage/storefronts`)).json()) as {
    uuid: string;
    taxonomyKey: string;
  }[];
  const venue = listings.find(({ taxonomyKey }) => taxonomyKey === 'wedding-venues');
  const wishes = await (await couple.request.get(`${API}/inquiry/preferences`)).json();
  const sent = await post(couple, 'inquiry', {
    requestUuid: crypto.randomUUID(),
    storefrontUuids: [venue?.uuid],
    events: ['day-of'],
    weddingDate: wishes.weddingDate,
    flexible: false,
    guestCount: 90,
    cityId: wishes.location?.cityId ?? null,
    location: wishes.location?.label ?? '',
    budgetMinCents: null,
    budgetMaxCents: null,
    optionIds: [],
    message: 'We are still looking for a venue for our day. Are you free?',
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { inquiries } = (await sent.json()) as { inquiries: [Listed] };
  const [inquiry] = inquiries;
  const letter = { requestUuid: crypto.randomUUID(), message: 'We are!', attachmentUuids: [], quote: null };
  await expect
    .poll(async () => (await post(vendor, `manage/inquiry/${inquiry.uuid}/connect`, letter)).status())
    .toBe(200);
  return inquiry;
}

async function open(page: Page, path: string): Promise<void> {
  await (await watchPage(page)).open(path);
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const rows = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
const talk = (page: Page) => page.getByRole('log');

test.describe('the demo couple', () => {
  test.beforeEach(({ context }) => signInDemo(context, 'couple'));

  test('narrows the inbox down, and finds the same view by its address', async ({ page, context }) => {
    const inquiries = await inquiriesOf(context);
    const closed = inquiries.filter(({ status }) => status === 'CLOSED');
    await open(page, INBOX);
    const list = page.getByRole('region', { name: 'Conversations' });
    await expect(list.getByRole('link', { name: new RegExp(inquiries[0]?.vendorName ?? '') })).toBeVisible();
    await expectAccessible(page, { withShell: true });
    await list.getByRole('link', { name: /^Closed/ }).click();
    await expect(page).toHaveURL(/show=closed/);
    await expect(list.getByText(/^(Closed|Declined|Expired)$/)).toHaveCount(closed.length);
    await page.getByRole('searchbox', { name: 'Search your inbox' }).fill(closed[0]?.vendorName ?? '');
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(list.getByRole('link', { name: new RegExp(closed[0]?.vendorName ?? '') })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search your inbox' }).fill('nobody is called that');
    await expect(list.getByText('No closed conversations.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Inbox' }).getByRole('link', { name: 'Active' }).click();
    await expect(page).toHaveURL(`${INBOX}/active`);
    await expect(list.getByText(/^(Closed|Declined|Expired)$/)).toHaveCount(0);
    await expect(list.getByRole('link', { name: /^Closed/ })).toHaveCount(0);
  });

  test('reads on a phone: list, thread, and back', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    const booked = found(await inquiriesOf(context), ({ status }) => status === 'BOOKED');
    await open(page, INBOX);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.evaluate(() => window.scrollTo(0, 150));
    await rows(page)
      .getByRole('link', { name: new RegExp(booked.vendorName) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: booked.vendorName })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), 'a thread opens at its top').toBe(0);
    await expect(talk(page).getByText(/marked .* as booked/)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Back to the inbox' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  });

  test('who declined or expired leads on to similar vendors', async ({ page, context }) => {
    const declined = found(
      await inquiriesOf(context),
      ({ taxonomyKey, status }) => status === 'CLOSED' && taxonomyKey === 'wedding-photographers',
    );
    await page.setViewportSize(DESKTOP);
    await open(page, `${INBOX}/${declined.uuid}`);
    await expect(talk(page).getByText(/declined/)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Similar to ${declined.vendorName}` })).toBeVisible();
    await expectAccessible(page);
    const write = talk(page)
      .getByRole('link', { name: /^Write to / })
      .last();
    await expect(write).toHaveAttribute('href', /\/wedding-vendors\/inquiries\/new\?vendors=/);
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0);
  });

  test('books on a phone without looking for it in a menu', async ({ page, context }) => {
    const { uuid, vendorName } = found(
      await inquiriesOf(context),
      ({ taxonomyKey, status }) => taxonomyKey === 'wedding-photographers' && status === 'CONNECTED',
    );
    await page.setViewportSize(PHONE);
    await open(page, `${INBOX}/${uuid}`);
    await page.getByRole('button', { name: `We booked ${vendorName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Did you book ${vendorName}?` });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('writes with a file, and loses no word on the way', async ({ page, context }) => {
    const { uuid, vendorName } = found(
      await inquiriesOf(context),
      ({ taxonomyKey, status }) => taxonomyKey === 'wedding-photographers' && status === 'CONNECTED',
    );
    const words = 'Could you come on Friday?\nWe bring a plan of the barn.';
    await open(page, `${INBOX}/${uuid}`);
    const field = page.getByRole('textbox', { name: `Message to ${vendorName}` });
    await field.fill(words);
    await page.reload();
    await expect(field).toHaveValue(words);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Attach files/ }).click();
    const file = { name: 'barn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    // What is refused says so, counts for nothing and holds nothing back.
    const program = { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
    await (await chooser).setFiles([program, file]);
    await expect(page.getByText('setup.exe won’t be sent.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Uploaded')).toBeVisible();
    // Signed out in another tab: the way back in stands beside the words.
    const signedOut = { error: { code: 'unauthenticated', message: 'Please log in to continue.' } };
    await page.route(
      `**/inquiry/${uuid}/message`,
      (route) => route.fulfill({ status: 401, json: signedOut }),
      { times: 1 },
    );
    await field.press('ControlOrMeta+Enter');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/account/login?next=${encodeURIComponent(`${INBOX}/${uuid}`)}`,
    );
    await page.route(`**/inquiry/${uuid}/message`, (route) => route.abort(), { times: 1 });
    await field.press('ControlOrMeta+Enter');
    await expect(page.getByText('Your message is still here.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(talk(page).getByText('Could you come on Friday?')).toBeVisible();
    await expect(talk(page).getByRole('link', { name: 'barn.pdf' })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('reads, books, takes it back, and kindly closes the rest', async ({ page, context }) => {
    const caterers = (await inquiriesOf(context)).filter(
      ({ taxonomyKey, status }) => taxonomyKey === 'wedding-catering' && status === 'CONNECTED',
    );
    const [vendor, other] = caterers.toSorted((a, b) => b.unread - a.unread);
    if (!vendor || !other) throw new Error('The demo couple talks to two caterers.');
    const unread = async () => found(await inquiriesOf(context), ({ uuid }) => uuid === vendor.uuid).unread;
    expect(await unread()).toBeGreaterThan(0);
    await open(page, `${INBOX}/${vendor.uuid}`);
    await expect.poll(unread).toBe(0);
    const book = page.getByRole('button', { name: `We booked ${vendor.vendorName}` });
    const dialog = page.getByRole('dialog', { name: `Did you book ${vendor.vendorName}?` });
    await book.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Yes, we booked' }).click();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(talk(page).getByText(/canceled the booking/)).toBeVisible();
    await book.click();
    await dialog.getByLabel('Agreed price').fill('4,321');
    await dialog.getByRole('button', { name: 'Yes, we booked' }).click();
    await expect(
      talk(page).getByText(`Waiting for ${vendor.vendorName} to confirm the booking.`),
    ).toBeVisible();
    const courtesy = page.getByRole('region', { name: /^Kindly close the other open inquiry/ });
    await courtesy.getByRole('button', { name: 'Edit the note' }).click();
    await courtesy
      .getByRole('textbox', { name: 'Your note to them' })
      .fill('Thank you, it was a close call!');
    await expectAccessible(page);
    await courtesy.getByRole('button', { name: 'Close it kindly' }).click();
    await expect(toasts(page)).toContainText('1 inquiry kindly closed.');
    await expect(courtesy).toHaveCount(0);
    await rows(page)
      .getByRole('link', { name: new RegExp(other.vendorName) })
      .click();
    await expect(talk(page).getByText('Thank you, it was a close call!')).toBeVisible();
    await expect(talk(page).getByText('This conversation has ended.')).toBeVisible();
    await open(page, `${INBOX}/booked`);
    const card = page.getByRole('article', { name: vendor.vendorName });
    await expect(card).toContainText('Total $4,321');
    await expect(card).toContainText('They haven’t confirmed yet');
  });

  test('warns of a second venue on the same day, and books nothing when that is a mistake', async ({
    page,
    context,
    browser,
  }) => {
    const venues = (await inquiriesOf(context)).filter(({ taxonomyKey }) => taxonomyKey === 'wedding-venues');
    const booked = found(venues, ({ status }) => status === 'BOOKED');
    const other = await talkToVenue(context, await browser.newContext());
    await open(page, `${INBOX}/${other.uuid}`);
    await page.getByRole('button', { name: `We booked ${other.vendorName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Did you book ${other.vendorName}?` });
    await expect(dialog.getByText(`${booked.vendorName} is already booked for that day`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: `We booked ${other.vendorName}` })).toBeVisible();
  });

  test('keeps contact, contract and payments of a booked vendor', async ({ page, context }) => {
    const venue = found(
      await inquiriesOf(context),
      ({ taxonomyKey, status }) => taxonomyKey === 'wedding-venues' && status === 'BOOKED',
    );
    await open(page, `${INBOX}/booked`);
    const card = page.getByRole('article', { name: venue.vendorName });
    await card.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: `${venue.vendorName} booking` });
    await form.getByRole('textbox', { name: 'Contact person' }).fill('Ruth Vargas');
    await form.getByRole('button', { name: 'Add payment' }).click();
    const payment = form.getByRole('group', { name: /^Payment \d+$/ }).last();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(payment.getByRole('textbox', { name: 'What it’s for' })).toHaveAccessibleDescription(/.+/);
    await payment.getByRole('textbox', { name: 'What it’s for' }).fill('Candles');
    await payment.getByRole('textbox', { name: 'Amount' }).fill('1,250');
    await payment.getByRole('textbox', { name: 'Due date' }).fill('05/01/2030');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(card.getByText('Ruth Vargas')).toBeVisible();
    await expect(card.getByText('$1,250', { exact: true })).toBeVisible();
    await expect(card.getByText('Due May 1, 2030')).toBeVisible();
    // Opened again it is saved as it stands, and with the same amount as others would type it.
    for (const typed of [undefined, '$1,250.00', '1 250']) {
      await card.getByRole('button', { name: /^Edit/ }).click();
      await expect(payment.getByRole('textbox', { name: 'Amount' })).toHaveValue('$1,250');
      if (typed) await payment.getByRole('textbox', { name: 'Amount' }).fill(typed);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      await expect(card.getByText('$1,250', { exact: true })).toBeVisible();
    }
    await card.getByRole('button', { name: 'Mark as paid (Candles)' }).click();
    await expect(card.getByRole('button', { name: 'Mark as paid (Candles)' })).toHaveCount(0);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Due May 1, 2030')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    const calendar = await context.request.get('/web-marketplace-api/v1/inquiry/booked/calendar');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('Candles');
  });

  test('compares the quotes of one trade', async ({ page, context }) => {
    const photographers = (await inquiriesOf(context)).filter(
      ({ taxonomyKey, status }) => taxonomyKey === 'wedding-photographers' && status === 'CONNECTED',
    );
    await open(page, `${INBOX}/compare?category=wedding-photographers`);
    const table = page.getByRole('table');
    for (const { vendorName } of photographers) {
      await expect(table.getByRole('columnheader', { name: new RegExp(vendorName) })).toBeVisible();
    }
    await expect(table.getByRole('rowheader', { name: 'Replied within' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.reload();
    const tab = page.getByRole('navigation', { name: 'Inbox' }).getByRole('link', { name: 'Compare quotes' });
    await expect(tab, 'the open tab is in sight').toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    await table
      .getByRole('link', { name: /^Open the conversation/ })
      .first()
      .click();
    await expect(page.getByRole('log')).toBeVisible();
  });
});

test('a new couple finds the way to vendors; strangers find nothing', async ({ page, context }) => {
  await page.goto(INBOX);
  await expect(page).toHaveURL(`/account/login?next=${encodeURIComponent(INBOX)}`);
  await signUp(context, 'couple', 'Ida');
  await beginWedding(context, { primaryFirstName: 'Ida', partnerFirstName: 'Tom' });
  await open(page, INBOX);
  await expect(page.getByRole('heading', { name: 'Your conversations start here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find vendors' }).click();
  await expect(page).toHaveURL('/wedding-vendors');
  await page.goto(`${INBOX}/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/can’t find|not found|nothing/i);
});
