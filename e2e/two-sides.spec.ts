import { type Browser, expect, type Page } from '@playwright/test';
import { signUpConfirmed } from './support/couples.ts';
import { type DemoListing, signInVendorOf } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { test } from './support/test.ts';

const API = '/web-marketplace-api/v1';
const WEDDING_DAY = `${new Date().getFullYear() + 3}-09-04`;

/** The demo vendor at the inbox of its photography, as on a quiet morning. */
async function openVendor(browser: Browser): Promise<{ page: Page; listing: DemoListing }> {
  const context = await browser.newContext();
  const listing = await signInVendorOf(context, 'wedding-photographers');
  const page = await context.newPage();
  await (await watchPage(page)).open(`/inspire/vendors/leads/ready?storefront=${listing.uuid}`);
  return { page, listing };
}

const NAMES = ['Odette', 'Ansel'] as const;
const COUPLE = NAMES.join(' & ');

test('a couple writes to three vendors, one answers, they talk and book, and the others are told kindly', async ({
  browser,
}) => {
  const { page: vendor, listing } = await openVendor(browser);
  const couple = await (await browser.newContext()).newPage();
  await signUpConfirmed(couple, NAMES, WEDDING_DAY);
  const leads = vendor.getByRole('list', { name: 'Leads' });
  await expect(leads.getByRole('link').first()).toBeVisible();
  await expect(leads.getByRole('link', { name: COUPLE })).toHaveCount(0);

  // The couple writes; nobody touches the vendor's page, and the lead is there.
  await (await watchPage(couple)).open(`/wedding-vendors/inquiries/new?vendors=${listing.uuid}`);
  const form = couple.getByRole('form', { name: 'Your inquiry' });
  const similar = couple.getByRole('group', { name: 'Ask similar vendors, too?' }).getByRole('checkbox');
  await similar.nth(0).press('Space');
  await similar.nth(1).press('Space');
  await form.getByRole('combobox', { name: 'Where' }).fill('Hudson');
  await couple.getByRole('option', { name: /^Hudson, NY/ }).click();
  await form
    .getByLabel('Your message')
    .fill('Are you free in September? Reach us at odette@letters.example.');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(couple).toHaveURL(/\/inquiries\/active$/);
  await expect(leads.getByRole('link', { name: COUPLE })).toBeVisible();

  // What would go around us is covered until the vendor connects.
  await leads.getByRole('link', { name: COUPLE }).click();
  const talk = vendor.getByRole('region', { name: `Conversation with ${COUPLE}` });
  await expect(talk.getByText('Are you free in September?')).toBeVisible();
  await expect(vendor.getByText('odette@letters.example')).toHaveCount(0);
  await vendor.getByRole('textbox', { name: `Message to ${COUPLE}` }).fill('We are free, and would love to.');
  await vendor.getByRole('button', { name: /^Connect · / }).click();
  await expect(talk.getByText('odette@letters.example')).toBeVisible();

  // The badge count rises where the couple happens to be.
  await expect(
    couple
      .getByRole('navigation')
      .getByRole('link', { name: /^Inbox.*1/ })
      .first(),
  ).toBeVisible();
  await couple
    .getByRole('region', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(listing.name) })
    .click();
  const words = couple.getByRole('log');
  await expect(words.getByText('We are free, and would love to.')).toBeVisible();
  await expect(talk.getByText('Seen')).toBeVisible();
  await couple.getByRole('textbox', { name: `Message to ${listing.name}` }).fill('Then it is you.');
  await couple.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByText('Then it is you.')).toBeVisible();

  // Booked by mistake and taken back: nobody hears of it.
  const ask = couple.getByRole('dialog', { name: `Did you book ${listing.name}?` });
  const weBooked = couple.getByRole('button', { name: `We booked ${listing.name}` });
  await weBooked.click();
  await ask.getByRole('button', { name: 'Yes, we booked' }).click();
  await expect(talk.getByText(/marked you as booked/)).toBeVisible();
  await couple.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(talk.getByText(/canceled the booking/)).toBeVisible();

  // Booked, and the other two learn it in one tap.
  await weBooked.click();
  await ask.getByRole('button', { name: 'Yes, we booked' }).click();
  const courtesy = couple.getByRole('region', { name: /^Kindly close the other 2 open inquiries/ });
  await courtesy.getByRole('button', { name: 'Close them kindly' }).click();
  await expect(couple.getByRole('region', { name: 'Notifications' })).toContainText(
    '2 inquiries kindly closed.',
  );
  await expect(vendor.getByRole('button', { name: 'Mark as booked' })).toHaveCount(0);
  await expect(talk.getByText(/booked/).first()).toBeVisible();
  const answer = await couple.context().request.get(`${API}/inquiry`);
  type Listed = { status: string; closeEventType: string | null };
  const { inquiries } = (await answer.json()) as { inquiries: Listed[] };
  expect(inquiries.map(({ status }) => status).toSorted()).toEqual(['BOOKED', 'CLOSED', 'CLOSED']);
  expect(inquiries.flatMap(({ closeEventType }) => closeEventType ?? [])).toEqual(['CANCEL', 'CANCEL']);

  // The vendor is asked whether it is so, and cancels the couple's booking only when it means to.
  const question = talk.getByText(`${COUPLE} say they booked you`);
  await expect(question).toBeVisible();
  await talk.getByRole('button', { name: 'Not booked' }).click();
  const cancel = vendor.getByRole('alertdialog', { name: `Cancel the booking with ${COUPLE}?` });
  await expect(cancel).toContainText('will be told that you canceled it');
  await cancel.getByRole('button', { name: 'Keep booking' }).click();
  await talk.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toHaveCount(0);
  await expect(couple.getByText('Not confirmed')).toHaveCount(0);
  await vendor.getByRole('button', { name: 'More' }).click();
  await vendor.getByRole('menuitem', { name: 'Cancel booking' }).click();
  await expect(cancel).toBeVisible();
  await cancel.getByRole('button', { name: 'Keep booking' }).click();

  // Whatever was pressed within the last two minutes, no mail about a booking has gone out.
  const mailbox = await vendor.context().request.get('/web-api/v1/dev/mailbox', {
    params: { to: 'vendor@demo.example', limit: '50' },
  });
  const subjects = ((await mailbox.json()) as { subject: string | null }[]).map(
    ({ subject }) => subject ?? '',
  );
  expect(subjects.filter((subject) => subject.includes(COUPLE) && /booked|booking/.test(subject))).toEqual(
    [],
  );

  // The day is taken from now on, for everybody.
  const month = await couple.context().request.get(`${API}/storefront/${listing.uuid}/availability`, {
    params: { month: WEDDING_DAY.slice(0, 7) },
  });
  const { days } = (await month.json()) as { days: { date: string; state: string }[] };
  expect(days.find(({ date }) => date === WEDDING_DAY)?.state).toBe('TAKEN');
});
