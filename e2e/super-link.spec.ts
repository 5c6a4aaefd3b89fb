import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

const PAGE = '/wedding-planning/guests/super-link';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

type Household = { uuid: string; postalCode: string };

/** A couple with a list; of the last household they know where it lives. */
async function coupleWith(context: BrowserContext, lines: string): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  const headers = await csrf(context);
  const added = await context.request.post('/web-api/v1/guests/lines', {
    headers,
    data: { lines, side: 'A', list: 'INVITED' },
  });
  const { households }: { households: Household[] } = await added.json();
  const last = households.at(-1);
  const saved = await context.request.put(`/web-api/v1/guests/households/${last?.uuid}`, {
    headers,
    data: { ...last, postalCode: '12534' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('a guest leaves an address without a script, the couple matches it, another is found by name', async ({
  page,
  context,
  browser,
}) => {
  await coupleWith(context, 'Ruth & Walter Adler\nKatarzyna Wojciechowska');
  await page.goto(PAGE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make my link' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Answer the invitation by name' }).click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Answer the invitation by name' })).toBeEnabled();
  await expect(toasts(page)).toContainText('Your link is on.');
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expectAccessible(page);
  const url = (await page.getByText(/\/s\/[0-9a-z]{26}$/).textContent()) ?? '';
  const path = new URL(url).pathname;

  const guests = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const guest = await guests.newPage();
  await guest.goto(path.toUpperCase());
  await expect(guest.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  await guest.getByRole('link', { name: 'Leave my address' }).click();
  await expect(
    guest.getByRole('heading', { name: 'Where should Maya and Jonah write to you?' }),
  ).toBeVisible();
  await expectNoOverflow(guest);
  await field(guest, 'Your name').fill('Ruth Adler');
  await guest.getByRole('button', { name: 'Send my address' }).click();
  await expect(guest.getByRole('alert')).toContainText('Please type your street');
  await expect(field(guest, 'Your name')).toHaveValue('Ruth Adler');
  await field(guest, 'Street and number').fill('12 Elm St');
  await field(guest, 'City').fill('Hudson');
  await field(guest, 'State').fill('NY');
  await field(guest, 'ZIP code').fill('12534');
  await field(guest, /^Your email/).fill('ruth@example.com');
  await guest.getByRole('button', { name: 'Send my address' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(guest.getByText('Maya and Jonah will look at it.')).toBeVisible();

  // It arrives by itself.
  const card = page.getByRole('article', { name: 'Ruth Adler' });
  await expect(card).toContainText('12 Elm St, Hudson, NY 12534');
  await expect(card).toContainText('Probably Ruth and Walter Adler');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await card.getByRole('button', { name: 'Match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is Ruth Adler?' });
  await expect(dialog).toContainText('Address to add: 12 Elm St, Hudson, NY 12534');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect(toasts(page)).toContainText('Ruth and Walter Adler is up to date.');
  await expect(page.getByText('Matched to Ruth and Walter Adler')).toBeVisible();
  const answer = await context.request.get('/web-api/v1/guests');
  expect(await answer.text()).toContain('"address1":"12 Elm St"');

  await guest.goto(`${path}/answer`);
  await field(guest, 'Your name').fill('Katarzyna Wojciehowska');
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(guest.getByRole('heading', { name: 'One more thing, so we know it’s you' })).toBeVisible();
  await field(guest, 'ZIP code, phone or email').fill('12534');
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(guest).toHaveURL(/\/r\/[0-9a-z]{26}\?by=name$/);
  await expect(guest.getByRole('heading', { name: 'Dear Katarzyna,' })).toBeVisible();
  await guests.close();
});

test('whoever is not found is asked the same, and the couple hears of them', async ({
  page,
  context,
  browser,
}) => {
  await coupleWith(context, 'Opal Greene');
  const made = await context.request.put('/web-api/v1/rsvp/super-link', {
    headers: await csrf(context),
    data: { purposes: ['RSVP'], isOpen: true, version: 0 },
  });
  const { url }: { url: string } = await made.json();
  const guests = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const guest = await guests.newPage();
  /** The page after name and proof, without what was typed and what is new each time. */
  async function missed(name: string, proof: string): Promise<string> {
    // With one thing to do, the link leads there.
    await guest.goto(new URL(url).pathname);
    await field(guest, 'Your name').fill(name);
    await guest.getByRole('button', { name: 'Next' }).click();
    await field(guest, 'ZIP code, phone or email').fill(proof);
    await guest.getByRole('button', { name: 'Next' }).click();
    await expect(guest.getByRole('heading', { name: 'Leave Maya and Jonah a message' })).toBeVisible();
    const html = await guest.getByRole('main').innerHTML();
    return html.replaceAll(name, '').replace(/name="key" value="[^"]*"/, '');
  }
  expect(await missed('Opal Greene', '99999')).toBe(await missed('Nobody Atall', '99999'));
  await expectNoOverflow(guest);
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('alert')).toContainText('Please leave an email or a phone number');
  await field(guest, 'Your phone').fill('(518) 555-0117');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await guests.close();

  await page.goto(PAGE);
  const card = page.getByRole('article', { name: 'Nobody Atall' });
  await card.getByRole('button', { name: 'Set aside' }).click();
  await expect(card).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByText('Added as Nobody Atall')).toBeVisible();

  await page.getByRole('button', { name: 'Get a new link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Get a new link' }).click();
  await expect(toasts(page)).toContainText('The old one no longer works.');
  expect((await context.request.get(new URL(url).pathname)).status()).toBe(404);
});

test('every page for guests is accessible', async ({ page, context, browser }) => {
  await coupleWith(context, 'Opal Greene');
  const made = await context.request.put('/web-api/v1/rsvp/super-link', {
    headers: await csrf(context),
    data: { purposes: ['ADDRESS', 'RSVP'], isOpen: true, version: 0 },
  });
  const { url }: { url: string } = await made.json();
  const { pathname } = new URL(url);
  await page.close();
  // The checker needs a browser with scripts; the pages have none.
  const guests = await browser.newContext({ viewport: PHONE });
  const guest = await guests.newPage();
  for (const path of ['/r?lang=ar', pathname, `${pathname}/address?lang=de`, `${pathname}/sent`]) {
    await guest.goto(path);
    await expectAccessible(guest);
    await expectNoOverflow(guest);
  }
  await guest.goto(`${pathname}/answer`);
  await expectAccessible(guest);
  await field(guest, 'Your name').fill('Opal Greene');
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(field(guest, 'ZIP code, phone or email')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(guest.getByRole('alert')).toContainText('Please type one of the three.');
  await expectAccessible(guest);
  await field(guest, 'ZIP code, phone or email').fill('99999');
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(field(guest, 'Your phone')).toBeVisible();
  await expectAccessible(guest);
  await guests.close();
});

test('a code from a card opens with the last name, in the language that was chosen', async ({ browser }) => {
  const guests = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const guest = await guests.newPage();
  await guest.goto('/r?lang=de');
  await expect(guest.getByRole('heading', { name: 'Ihre Einladung öffnen' })).toBeVisible();
  await expectNoOverflow(guest);
  await field(guest, 'Code auf Ihrer Karte').fill('K7QX-2MFD');
  await field(guest, 'Nachname').fill('Adler');
  await guest.getByRole('button', { name: 'Meine Einladung öffnen' }).click();
  await expect(guest.getByRole('alert')).toContainText('Damit konnten wir keine Einladung öffnen.');
  await expect(field(guest, 'Code auf Ihrer Karte')).toHaveValue('K7QX-2MFD');
  // Back to a form that was refused is that form, not an error of the browser's.
  await guest.goto('/wedding-vendors');
  await guest.goBack();
  await expect(field(guest, 'Nachname')).toHaveValue('Adler');
  await guests.close();
});
