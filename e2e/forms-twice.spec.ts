import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { signInDemo } from './support/demo-people.ts';
import type { FORMS_TWICE } from './support/every-form.ts';
import { newestCode } from './support/mailbox.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, newEmail, PASSWORD, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const API = '/web-marketplace-api/v1';
const NEXT_YEAR = new Date().getFullYear() + 2;

type People = { page: Page; context: BrowserContext };

async function call<Answer>(
  context: BrowserContext,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<Answer> {
  await context.request.get('/website-nav/web-api/v1/user/get');
  const token = (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '';
  const headers = { 'x-csrf-token': decodeURIComponent(token) };
  const answer = await context.request[method](path, { headers, ...(data && { data }) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function open(page: Page, path: string): Promise<void> {
  await (await watchPage(page)).open(path);
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Presses, waits for the word that it is saved, and puts that word away, so that the next one is a new one. */
async function save(page: Page, button: Locator, done: string | RegExp): Promise<void> {
  await button.click();
  await expect(toasts(page)).toContainText(done);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(toasts(page).getByText(done)).toHaveCount(0);
}

/** The dialog that asks for a code before something sensitive changes. */
async function confirmByEmail(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('6-digit code').fill(await newestCode(page.request, email));
  await expect(dialog).toBeHidden();
}

async function accountSettings({ page, context }: People): Promise<void> {
  const email = await signUp(context, 'couple', 'Maya');
  await open(page, '/account/settings');
  const name = page.getByRole('form', { name: 'Your name' });
  await name.getByLabel('Last name').fill('Lindqvist-O’Hara');
  const saveName = name.getByRole('button', { name: 'Save name' });
  await save(page, saveName, 'Name saved.');
  await page.reload();
  await expect(name.getByLabel('Last name')).toHaveValue('Lindqvist-O’Hara');
  await save(page, saveName, 'Name saved.');

  const phone = page.getByRole('region', { name: 'Phone' });
  for (const [typed, shown] of [
    ['(212) 555-0171', '(212) 555-0171'],
    ['212.555.0172', '(212) 555-0172'],
  ] as const) {
    await phone.getByLabel(/mobile number/i).fill(typed);
    await phone.getByRole('button', { name: 'Send code' }).click();
    if (typed.startsWith('(')) await confirmByEmail(page, email);
    await phone.getByLabel('Code').fill(await newestCode(page.request, shown.replace(/\D/g, '')));
    await expect(phone).toContainText(shown);
  }

  const emails = page.getByRole('region', { name: 'Email', exact: true });
  for (const address of [newEmail('maya'), newEmail('maya')]) {
    await emails.getByLabel('New email').fill(address);
    await emails.getByRole('button', { name: 'Change email' }).click();
    await expect(emails).toContainText(address);
  }

  const password = page.getByRole('form', { name: 'Password' });
  // A change makes a new session, which would be asked for a code again: refused once, then saved.
  for (const current of ['Not-mine-1', PASSWORD]) {
    await password.getByLabel('Current password', { exact: true }).fill(current);
    await password.getByLabel('New password', { exact: true }).fill('Better-pass2');
    await password.getByRole('button', { name: 'Change password' }).click();
    if (current !== PASSWORD)
      await expect(password.getByText(/isn’t right|incorrect|don’t match/)).toBeVisible();
  }
  await expect(toasts(page)).toContainText('Password changed');
}

async function weddingSettings({ page, context }: People): Promise<void> {
  const email = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', weddingDate: `${NEXT_YEAR}-06-12` });
  await open(page, '/account/settings');
  const form = page.getByRole('form', { name: /^Your wedding/ });
  const guests = form.getByLabel('Guests');
  const budget = form.getByLabel('Budget in dollars');
  const saveWedding = () =>
    save(page, form.getByRole('button', { name: 'Save wedding' }), 'Your wedding is saved.');
  const stored = async () => {
    const { guestCount, budgetCents } = await (await context.request.get('/web-api/v1/wedding')).json();
    return { guestCount, budgetCents };
  };
  for (const [people, money] of [
    ['1,200', '$5,700'],
    ['1 200', '5 700'],
    ['1200', '5,700.00'],
  ] as const) {
    await guests.fill(people);
    await budget.fill(money);
    await saveWedding();
    expect(await stored()).toEqual({ guestCount: 1200, budgetCents: 570_000 });
  }
  await page.reload();
  await expect(budget).toHaveValue('5,700');
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue(`06/12/${NEXT_YEAR}`);
  await saveWedding();
  expect(await stored()).toEqual({ guestCount: 1200, budgetCents: 570_000 });

  const invite = page.getByRole('form', { name: 'Invite someone' });
  for (const [who, role] of [
    ['Jonah', 'Partner'],
    ['Ines', 'Planner'],
  ] as const) {
    await invite.getByLabel('Their first name').fill(who);
    await invite.getByLabel('Their email').fill(newEmail(who.toLowerCase()));
    await invite.getByRole('radio', { name: new RegExp(role) }).press('Space');
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    if (who === 'Jonah') await confirmByEmail(page, email);
    await expect(toasts(page)).toContainText(`${who}’s invitation is on its way.`);
    await expect(invite.getByLabel('Their first name')).toHaveValue('');
  }
}

async function onboarding({ page, context }: People): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  const back = page.getByRole('button', { name: 'Back' });
  const heading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const titles = [
    /getting married/,
    /big day/,
    /Where will/,
    /How many guests/,
    /like to spend/,
    /How far along/,
  ];
  await page.goto('/wedding/onboard/wedding-planning');
  await page.getByLabel('Your first name').fill('Ana');
  await next.click();
  await page.getByLabel('Wedding date', { exact: true }).fill(`06/12/${NEXT_YEAR}`);
  await next.click();
  await page.getByRole('combobox', { name: 'City' }).fill('Hudson');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
  await next.click();
  await page.getByLabel(/^Guests/).fill('1 200');
  await next.click();
  await page.getByLabel(/^Total budget/).fill('$5,700.00');
  await next.click();
  await page.getByRole('radio').nth(1).press('Space');
  await next.click();
  await heading(/Last step/);

  // All the way back, and through again with what stands there.
  for (const title of titles.toReversed()) {
    await back.click();
    await heading(title);
  }
  for (const title of titles) {
    await heading(title);
    await next.click();
  }
  await heading(/Last step/);
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('couple'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /create/i }).click();
  await heading(/Ana/);
  const wedding = await (await context.request.get('/web-api/v1/wedding')).json();
  expect(wedding).toMatchObject({
    guestCount: 1200,
    budgetCents: 570_000,
    weddingDate: `${NEXT_YEAR}-06-12`,
  });
}

type Card = { storefrontUuid: string; vendorName: string; claimed: boolean };

async function inquiry({ page, context }: People): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', weddingDate: `${NEXT_YEAR}-06-12` });
  // The form then asks for the budget for this vendor, in two fields.
  const flags = { removeVendorBudgetFromInquiryFlow: false };
  await call(context, 'put', '/web-api/v1/session-overrides', { flags, experiments: {} });
  const { results } = await call<{ results: { card: Card }[] }>(
    context,
    'post',
    `${API}/vendor-search/search`,
    {
      vendorType: 'wedding-photographers',
      location: { type: 'ALL_MARKETS' },
    },
  );
  const vendors = results.map(({ card }) => card).filter(({ claimed }) => claimed);
  const form = page.getByRole('form', { name: 'Your inquiry' });
  const from = form.getByLabel('From, in dollars');
  const to = form.getByLabel('To, in dollars');
  const send = form.getByRole('button', { name: 'Send inquiry' });
  // First as people type it; then as it stands there; then as other people type it.
  const spellings = [['$5,700', '9 000'], undefined, ['5,700.00', ' 9,000 ']] as const;
  for (const [index, typed] of spellings.entries()) {
    const vendor = vendors[index];
    await open(page, `/wedding-vendors/inquiries/new?vendors=${vendor?.storefrontUuid}`);
    if (index === 0) {
      await form.getByLabel('Guests').fill('1,200');
      await form.getByRole('combobox', { name: 'Where' }).fill('Hudson');
      await page.getByRole('option', { name: /^Hudson, NY/ }).click();
    } else {
      await expect(form.getByLabel('Guests')).toHaveValue('1200');
      await expect(from).toHaveValue('5,700');
      await expect(to).toHaveValue('9,000');
    }
    await form.getByLabel('Your message').fill('Are you free on our day?');
    if (typed) {
      await from.fill(typed[1]);
      await to.fill(typed[0]);
      // A budget that ends before it begins is told at its end, and nothing is sent.
      await send.click();
      await expect(to).toHaveAccessibleDescription('The end of your budget can’t be below its start.');
      await expect(to).toBeFocused();
      await from.fill(typed[0]);
      await to.fill(typed[1]);
    }
    await send.click();
    await expect(page.getByRole('heading', { name: vendor?.vendorName ?? '' })).toBeVisible();
    await expect(page.getByText('$5,700–$9,000').first()).toBeAttached();
  }
}

async function vendorDesk({ page, context }: People): Promise<void> {
  await signInDemo(context, 'vendor');
  await call(context, 'post', `${API}/vendor-user/settings`, { key: 'text_message_opt_in_shown' });
  const listings = await call<{ uuid: string; taxonomyKey: string }[]>(
    context,
    'get',
    `${API}/manage/storefronts`,
  );
  const studio = listings.find(({ taxonomyKey }) => taxonomyKey === 'wedding-photographers');
  await open(page, `/inspire/vendors/leads/conversations?storefront=${studio?.uuid}`);
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('link').first();
  const names = (await row.textContent()) ?? '';
  await row.click();
  const composer = page.getByRole('form', { name: `Message to ${names}` });

  const title = `Twice ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog');
  await composer.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('menuitem', { name: /Manage saved replies|Write your first reply/ }).click();
  await dialog.getByRole('button', { name: 'New reply' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Hi {names}, from $5,700.');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await dialog.getByRole('button', { name: `Change ${title}` }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(dialog.getByRole('button', { name: `Change ${title}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  for (const [typed, shown] of [
    ['$5,700', '$5,700'],
    ['5 800', '$5,800'],
    ['5,900.50', '$5,900.50'],
  ] as const) {
    await composer.getByRole('textbox', { name: `Message to ${names}` }).fill('Here is our offer.');
    await composer.getByRole('button', { name: 'Quote', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Item' }).fill('The whole day');
    await dialog.getByLabel('Price each').fill(typed);
    await dialog.getByRole('button', { name: `Attach quote, ${shown}` }).click();
    await composer.getByRole('button', { name: 'Send' }).click();
    const talk = page.getByRole('region', { name: `Conversation with ${names}` });
    await expect(talk.getByRole('region', { name: 'Quote' }).last()).toContainText(shown);
  }

  // A report ends the inquiry, so it stays with what is refused.
  const report = page.getByRole('alertdialog');
  for (const note of ['a'.repeat(501), 'b'.repeat(501)]) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Report spam' }).click();
    await expect(report.getByRole('textbox')).toHaveValue('');
    await report.getByRole('textbox').fill(note);
    await report.getByRole('button', { name: 'Report spam' }).click();
    await expect(report.getByText('Must be 500 characters or less')).toBeVisible();
    await report.getByRole('button', { name: 'Cancel' }).click();
  }
}

async function boardsAndNotes({ page, context }: People): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context);
  const { results } = await call<{ results: { card: Card }[] }>(
    context,
    'post',
    `${API}/vendor-search/search`,
    {
      vendorType: 'wedding-venues',
      location: { type: 'ALL_MARKETS' },
    },
  );
  const { storefrontUuid, vendorName } = results[0]?.card ?? { storefrontUuid: '', vendorName: '' };
  await call(context, 'post', `${API}/favorites/storefront`, { storefrontUuid });
  await open(page, '/favorites/vendors');
  await page.getByRole('button', { name: `Add note on ${vendorName}` }).click();
  const note = page.getByRole('textbox', { name: `Note on ${vendorName}` });
  await note.fill('From $5,700?\nHeated in October?');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: `Edit the note on ${vendorName}` }).click();
  await expect(note).toHaveValue('From $5,700?\nHeated in October?');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Heated in October?')).toBeVisible();

  await page.goto('/favorites/home');
  await page.getByRole('button', { name: 'New board' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Barns');
  await page.getByRole('button', { name: 'Create board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Barns' })).toBeVisible();
  await page.getByRole('button', { name: 'Board options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(name).toHaveValue('Barns');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function filters({ page }: People): Promise<void> {
  await open(page, '/wedding-vendors/wedding-venues');
  const form = page.getByRole('complementary', { name: 'Filters' }).getByRole('form', { name: 'Filters' });
  for (const [from, to, address] of [
    ['$2,000', '9 000', /\?price=2000-9000$/],
    ['2,500.00', '$9,500', /\?price=2500-9500$/],
  ] as const) {
    await form.getByLabel('From $').fill(from);
    await form.getByLabel('To $').fill(to);
    await form.getByLabel('To $').press('Enter');
    await expect(page).toHaveURL(address);
    await expect(form.getByLabel('From $')).toHaveValue(/^2[05]00$/);
  }
  await form.getByLabel('From $').press('Enter');
  await expect(page).toHaveURL(/\?price=2500-9500$/);
  await form.getByLabel('How many guests?').fill('1,200');
  await form.getByLabel('How many guests?').press('Enter');
  await expect(page).toHaveURL(/capacity=1200-max/);
  await form.getByLabel('From $').focus();
  await expect(form.getByLabel('How many guests?')).toHaveValue(/^1,?200$/);
  await form.getByLabel('How many guests?').press('Enter');
  await expect(page).toHaveURL(/capacity=1200-max/);

  await page.goto('/dev/mailbox');
  const to = page.getByRole('searchbox', { name: 'Sent to' });
  await to.fill('nobody@people.example');
  await to.press('Enter');
  await expect(page).toHaveURL(/to=nobody/);
  await page.reload();
  await expect(to).toHaveValue('nobody@people.example');
  await to.press('Enter');
  await expect(page).toHaveURL(/to=nobody/);
}

const JOURNEYS: Readonly<Record<keyof typeof FORMS_TWICE, (people: People) => Promise<void>>> = {
  'the settings of an account': accountSettings,
  'the settings of a wedding': weddingSettings,
  'the questions of a beginning': onboarding,
  'an inquiry': inquiry,
  'messages, saved replies, quotes and reports of a vendor': vendorDesk,
  'boards and notes': boardsAndNotes,
  'filters of a search': filters,
};

for (const [name, journey] of Object.entries(JOURNEYS)) {
  test(`${name}: filled, saved, and saved again`, ({ page, context }) => journey({ page, context }));
}
