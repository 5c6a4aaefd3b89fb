import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callAs, guestPhone, type InvitedEvent } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const GUESTS = '/wedding-planning/guests';
const MESSY = `Our guests,,
Name,Email,Comments
Ruth & Walter Adler,,cards by mail
"Cruz, Ana",ana at home,
,femi@people.example,
Yuki Nakamura,yuki@people,`;
const FIXES = [
  ['Row 4, Email', 'ana@people.example'],
  ['Row 5, Name', 'Femi Abara'],
  ['Row 6, Email', ''],
] as const;

async function importList(page: Page): Promise<void> {
  await page.goto(`${GUESTS}/build`);
  const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY, 'latin1') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: /Need a fix 3/ }).click();
  for (const [field, value] of FIXES) {
    const box = page.getByRole('textbox', { name: field });
    await box.fill(value);
    await page.getByRole('listitem').filter({ has: box }).getByRole('button', { name: 'Fix' }).click();
    await expect(box).toBeHidden();
  }
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Your list is in')).toBeVisible();
}

/** What everybody is invited to has two dishes and a last day. */
async function saveDinner(context: BrowserContext, closesOn: string): Promise<void> {
  const { events } = await callAs<{ events: (InvitedEvent & { dishes: object[] })[] }>(
    context,
    'GET',
    '/web-api/v1/guests',
  );
  const [event] = events;
  const dishes = ['Short rib', 'Trout'].map((name) => ({ uuid: null, name, text: '', eaters: 'ALL' }));
  await callAs(context, 'PUT', `/web-api/v1/guests/events/${event?.uuid}`, {
    ...event,
    closesOn,
    meals: 'CHOICE',
    dishes: event?.dishes.length ? event.dishes : dishes,
  });
}

/** By the first name of whoever comes first in a household. */
async function codesOf(context: BrowserContext): Promise<Record<string, string>> {
  const list = await callAs<{ households: { uuid: string; people: { firstName: string }[] }[] }>(
    context,
    'GET',
    '/web-api/v1/guests',
  );
  const replies = await callAs<{ households: { householdUuid: string; linkCode: string }[] }>(
    context,
    'GET',
    '/web-api/v1/rsvp',
  );
  const codes = new Map(replies.households.map((link) => [link.householdUuid, link.linkCode]));
  return Object.fromEntries(
    list.households.map(({ uuid, people }) => [people[0]?.firstName ?? '', codes.get(uuid) ?? '']),
  );
}

/** On a small screen, in Spanish. */
async function answerInSpanish(phone: Page, code = ''): Promise<void> {
  await phone.goto(`/r/${code}?lang=es`);
  await phone.getByRole('link', { name: 'Responder ahora' }).click();
  await phone.getByRole('button', { name: /^Sí/ }).click();
  await phone.getByRole('radio', { name: 'Short rib' }).check();
  for (let screen = 0; screen < 3; screen += 1)
    await phone.getByRole('button', { name: 'Siguiente' }).click();
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
}

async function answerByKeyboard(laptop: Page, code = ''): Promise<void> {
  await laptop.goto(`/r/${code}`);
  await laptop.getByRole('link', { name: 'Answer now' }).press('Enter');
  await laptop.getByRole('button', { name: 'Yes, I’m coming' }).press('Enter');
  await laptop.getByRole('radio', { name: 'Trout' }).press('Space');
  for (let screen = 0; screen < 3; screen += 1)
    await laptop.getByRole('button', { name: 'Next' }).press('Enter');
  await laptop.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(laptop.getByRole('heading', { level: 1, name: 'Thank you, Femi.' })).toBeVisible();
}

async function answerWithoutScript(tablet: Page, code = ''): Promise<void> {
  await tablet.goto(`/R/${code.toUpperCase()}`);
  await tablet.getByRole('link', { name: 'Answer now' }).click();
  await tablet.getByRole('button', { name: 'We’re both coming' }).click();
  for (const dish of ['Short rib', 'Trout']) {
    await tablet.getByRole('radio', { name: dish }).check();
    await tablet.getByRole('button', { name: 'Next' }).click();
  }
  for (let screen = 0; screen < 2; screen += 1) await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByRole('button', { name: 'Send' }).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'Thank you, Ruth.' })).toBeVisible();
}

/** The sheet has no script: whoever waits for it loads it again. */
async function expectCount(kitchen: Page, coming: number): Promise<void> {
  await expect(async () => {
    await kitchen.reload();
    const count = kitchen.getByRole('region', { name: 'Count' });
    await expect(count).toContainText(`${coming}coming today`, { timeout: 500 });
  }).toPass();
}

test('from a messy spreadsheet to the kitchen: four ways to answer, a last day, and a change', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: '2031-09-13',
  });
  await importList(page);
  await saveDinner(context, '2031-08-14');

  await page.goto(`${GUESTS}/rsvp/rehearsal`);
  await page.getByRole('link', { name: /^A couple/ }).click();
  await expect(page.getByRole('complementary', { name: 'Rehearsal' })).toContainText('nothing is sent');

  await page.goto(`${GUESTS}/rsvp/sheets`);
  await page.getByRole('button', { name: 'New sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sheet' });
  await dialog.getByRole('textbox', { name: 'Who is it for?' }).fill('Hudson Catering');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const kitchen = await guestPhone(context, false);
  await kitchen.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await kitchen.getByRole('button', { name: 'I’ve seen this' }).click();

  const codes = await codesOf(context);
  const phone = await guestPhone(context, true);
  await answerInSpanish(phone, codes.Ana);
  const laptop = await guestPhone(context, true);
  await laptop.setViewportSize({ width: 1280, height: 800 });
  await answerByKeyboard(laptop, codes.Femi);
  const tablet = await guestPhone(context, false);
  await answerWithoutScript(tablet, codes.Ruth);

  // A card that came by mail.
  await page.goto(`${GUESTS}/rsvp/desk`);
  await expect(page.getByRole('combobox', { name: 'Name or card code' })).toBeFocused();
  await page.keyboard.type('yuk');
  for (const key of ['Enter', 'y', '2', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('list', { name: 'Just entered' })).toContainText('Yuki');
  await expectCount(kitchen, 5);
  await kitchen.getByRole('button', { name: 'I’ve seen this' }).click();

  await saveDinner(context, '2025-01-01');
  await tablet.goto(`/r/${codes.Ruth}`);
  await tablet.getByRole('link', { name: 'Ask for a change' }).click();
  await tablet.getByRole('button', { name: 'Neither of us can come' }).click();
  await tablet.getByRole('button', { name: 'Next' }).click();
  await tablet.getByRole('button', { name: 'Send this request' }).click();
  await expectCount(kitchen, 5);

  await page.goto(`${GUESTS}/rsvp`);
  await page.getByRole('button', { name: 'Approve for Ruth and Walter Adler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: 'Wedding' })).toContainText('3 coming, of 5');
  await expectCount(kitchen, 3);
  await expect(kitchen.getByText('Walter A. isn’t coming anymore')).toBeVisible();
  for (const other of [kitchen, phone, laptop, tablet]) await other.context().close();
});
