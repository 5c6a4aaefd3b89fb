import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const REPLIES = '/wedding-planning/guests/rsvp';
const FORM = `${REPLIES}/form`;

type Listed = { events: { uuid: string; version: number }[]; households: { uuid: string }[] };

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Households' }).getByRole('listitem', { name });

async function ask<T>(
  context: BrowserContext,
  method: 'get' | 'put' | 'post',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await context.request[method](path, {
    headers: await csrf(context),
    ...(data && { data }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** A couple with one household a line; the code is that of the first. */
async function coupleWith(context: BrowserContext, lines: string): Promise<string> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  const added = await ask<{ households: { uuid: string }[] }>(context, 'post', '/web-api/v1/guests/lines', {
    lines,
    side: 'A',
    list: 'INVITED',
  });
  const { households } = await ask<{ households: { householdUuid: string; linkCode: string }[] }>(
    context,
    'get',
    '/web-api/v1/rsvp',
  );
  const [first] = added.households;
  return households.find(({ householdUuid }) => householdUuid === first?.uuid)?.linkCode ?? '';
}

/** The last day was long ago. */
async function closeReplies(context: BrowserContext): Promise<void> {
  const { events } = await ask<Listed>(context, 'get', '/web-api/v1/guests');
  const [event] = events;
  await ask(context, 'put', `/web-api/v1/guests/events/${event?.uuid}`, {
    ...event,
    closesOn: '2024-01-15',
  });
}

/** A household that has only the paper, and a browser without script. */
async function openInvitation(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  // In capitals, as a camera reads it from the card.
  await guest.goto(`/r/${code}`.toUpperCase());
  return guest;
}

const next = (guest: Page) => guest.getByRole('button', { name: 'Next' }).click();

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('a couple asks its own questions and a household answers them without script', async ({
      page,
      context,
      browser,
    }) => {
      await page.setViewportSize(size);
      const code = await coupleWith(context, 'Ruth Adler');
      await page.goto(FORM);
      await page.getByRole('textbox', { name: 'Greeting' }).fill('Come dance with us.');
      await page.getByRole('button', { name: 'Save words' }).click();
      await expect(toasts(page)).toContainText('Saved your words.');

      await page.getByRole('button', { name: 'Add question' }).click();
      const first = page.getByRole('group', { name: 'Question 1' });
      await page.getByRole('button', { name: 'Save questions' }).click();
      await expect(first).toContainText('Required');
      await first.getByRole('textbox', { name: 'Question' }).fill('Do you need the bus?');
      await page.getByRole('button', { name: 'Add question' }).click();
      const second = page.getByRole('group', { name: 'Question 2' });
      await second.getByRole('textbox', { name: 'Question' }).fill('Where do you get on?');
      await second.getByRole('button', { name: 'Yes or no Answer' }).click();
      await page.getByRole('option', { name: 'One of several' }).click();
      await second.getByRole('textbox', { name: 'Answers to choose from' }).fill('Hudson\nCatskill');
      await second.getByRole('button', { name: 'Always When to ask' }).click();
      await page.getByRole('option', { name: 'If “Do you need the bus?” is Yes' }).click();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Save questions' }).click();
      await expect(toasts(page)).toContainText('Saved your questions.');

      // Pressed again it is the same two, and so it is after coming back.
      await page.getByRole('button', { name: 'Save questions' }).click();
      await page.reload();
      await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(2);
      await expect(page.getByRole('textbox', { name: 'Greeting' })).toHaveValue('Come dance with us.');

      const guest = await openInvitation(browser, code);
      await expect(guest.getByText('Come dance with us.')).toBeVisible();
      await guest.getByRole('link', { name: 'Answer now' }).click();
      await guest.getByRole('button', { name: 'Yes, I’m coming' }).click();
      await next(guest);
      await guest.getByRole('radio', { name: 'Yes' }).check();
      await next(guest);
      await guest.getByRole('radio', { name: 'Catskill' }).check();
      await next(guest);
      await guest.getByRole('textbox', { name: /Your words to them/ }).fill('Save me a dance.');
      await next(guest);
      await guest.getByRole('button', { name: 'Send' }).click();
      await expect(guest.getByRole('heading', { name: 'Thank you, Ruth.' })).toBeVisible();
      await guest.context().close();

      await page.goto(REPLIES);
      await expect(page.getByRole('article', { name: 'Wedding' })).toContainText('1 coming, of 1');
      await expect(row(page, 'Ruth Adler')).toContainText('Answered');
      await expect(row(page, 'Ruth Adler')).toContainText('Save me a dance.');
      const questions = page.getByRole('region', { name: 'Food, needs, and answers' });
      await expect(questions).toContainText('Yes 1, No 0');
      await expect(questions).toContainText('Hudson 0, Catskill 1');
      await expectAccessible(page);
      await expectNoOverflow(page);
      const file = await context.request.get('/web-api/v1/rsvp/export');
      expect(await file.text()).toContain('Ruth Adler,Adult,Coming,,,,Yes,Catskill,');
    });

    test('couple and household agree on a change after the last day', async ({ page, context, browser }) => {
      await page.setViewportSize(size);
      const code = await coupleWith(context, 'Ruth & Walter Adler');
      await closeReplies(context);
      await page.goto(REPLIES);
      await expect(row(page, 'Ruth and Walter Adler')).toContainText('Late');

      const guest = await openInvitation(browser, code);
      await guest.getByRole('link', { name: 'Ask for a change' }).click();
      await guest.getByRole('button', { name: 'We’re both coming' }).click();
      await next(guest);
      await next(guest);
      await guest.getByRole('button', { name: 'Send this request' }).click();

      // It comes by itself to whoever looks at the page.
      const request = page.getByRole('region', { name: '1 household asks for a change' });
      await expect(request).toContainText('Ruth and Walter are coming.');
      await expect(request).toContainText('Nothing said');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await request.getByRole('button', { name: 'Approve for Ruth and Walter Adler' }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(toasts(page)).toContainText('Saved the change for Ruth and Walter Adler.');
      await expect(request).toHaveCount(0);
      await expect(page.getByRole('article', { name: 'Wedding' })).toContainText('2 coming, of 2');
      await expect(row(page, 'Ruth and Walter Adler')).toContainText('change approved');
      await guest.goto(`/r/${code}`);
      await expect(guest.getByText('Ruth and Walter are coming.')).toBeVisible();
      await guest.context().close();
    });
  });
}

test('a household gets more time, is shown its card, and is called from a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const code = await coupleWith(context, 'Ruth Adler\nAna Cruz');
  await closeReplies(context);
  const { households } = await ask<Listed>(context, 'get', '/web-api/v1/guests');
  for (const household of households as (Listed['households'][number] & { people: object[] })[]) {
    await ask(context, 'put', `/web-api/v1/guests/households/${household.uuid}`, {
      ...household,
      people: household.people.map((person) => ({ ...person, phone: '(518) 555-0142' })),
    });
  }
  await page.goto(`${REPLIES}?progress=LATE`);
  const ruth = row(page, 'Ruth Adler');
  await expect(ruth.getByRole('link', { name: 'Call Ruth Adler' })).toHaveAttribute('href', 'tel:5185550142');
  await expect(ruth.getByRole('link', { name: 'Text Ruth Adler' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:5185550142.*${code}$`),
  );
  await ruth.getByRole('button', { name: 'More for Ruth Adler' }).click();
  await page.getByRole('menuitem', { name: 'Show card' }).click();
  const card = page.getByRole('dialog', { name: 'Ruth Adler' });
  await expect(
    card.getByRole('img', { name: 'QR code that opens the invitation of Ruth Adler' }),
  ).toBeVisible();
  await expect(card).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(card.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(`/r/${code}$`));
  await expectAccessible(page);

  // What the couple looks at was not opened by the household.
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: /Open as they see it/ }).click();
  const look = await opened;
  await expect(look.getByRole('heading').first()).toBeVisible();
  await look.waitForLoadState('load');
  await look.close();
  await card.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(ruth).toContainText('Not opened yet');

  await ruth.getByRole('button', { name: 'More for Ruth Adler' }).click();
  await page.getByRole('menuitem', { name: 'More time' }).click();
  const dialog = page.getByRole('dialog', { name: 'More time for Ruth Adler' });
  const until = dialog.getByRole('textbox', { name: 'They can answer until' });
  await until.fill('01/15/2024');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Choose today or a later day.');
  await until.fill('12/31/2049');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Ruth Adler can answer until Dec 31.');
  await expect(ruth).toHaveCount(0);
  await expect(row(page, 'Ana Cruz')).toBeVisible();
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Waiting 1' }).click();
  await expect(ruth).toContainText('Until Dec 31');
  await expectNoOverflow(page);
});

test('a couple without guests is told where to begin', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  await page.goto(REPLIES);
  await expect(page.getByRole('heading', { name: 'No one is invited yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reply form' }).click();
  await page.getByRole('textbox', { name: 'Who to ask' }).fill('Call Maya');
  await page.getByRole('button', { name: 'Save words' }).click();
  await expect(toasts(page)).toContainText('Saved your words.');
});
