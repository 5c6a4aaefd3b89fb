import { type BrowserContext, expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, guestPhone } from './support/inviting.ts';
import { newestLink } from './support/mailbox.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const MESSAGES = '/wedding-planning/guests/rsvp-notifications';

type Household = { uuid: string; people: { email: string }[] };

/** A couple whose first household has an address of its own, and whose second has none. */
async function coupleWithAddress(context: BrowserContext) {
  const { householdUuid, code } = await coupleInviting(context, 'Ruth & Walter Adler\nOpal Greene');
  const email = `ruth-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { households } = await callAs<{ households: Household[] }>(context, 'GET', '/web-api/v1/guests');
  const household = households.find(({ uuid }) => uuid === householdUuid);
  await callAs(context, 'PUT', `/web-api/v1/guests/households/${householdUuid}`, {
    ...household,
    people: household?.people.map((person, place) => (place === 0 ? { ...person, email } : person)),
  });
  return { email, code, householdUuid };
}

test('a message is written, seen as a household sees it, approved, and arrives', async ({
  page,
  context,
}) => {
  const { email, code } = await coupleWithAddress(context);
  await page.goto(MESSAGES);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(page.getByRole('heading', { name: 'Write it' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await expect(page.getByRole('form', { name: 'Message' })).toContainText('Required');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Where to park');
  await page
    .getByRole('textbox', { name: 'Your words' })
    .fill('There is a field behind the barn.\n\nFollow the lights.');
  await page.getByRole('button', { name: 'Save and preview' }).click();

  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview).toContainText('Dear Ruth and Walter,');
  await expect(preview).toContainText('Follow the lights.');
  const reach = page.getByRole('region', { name: 'Who gets it' });
  await expect(reach).toContainText('1 household');
  await expect(reach).toContainText('1 without an email address.');
  await expectAccessible(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }

  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this message' });
  await dialog.getByRole('radio', { name: 'At a day and time' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toContainText('Choose a day.');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Now' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send now' }).click();
  const result = page.getByRole('table', { name: 'What became of it' });
  await expect(result.getByRole('row', { name: /Ruth and Walter Adler/ })).toContainText(/Sent|On its way/);
  await expect(result.getByRole('row', { name: /Opal Greene/ })).toContainText('No email address');
  expect(await newestLink(page.request, email, /Where to park/, '/r/')).toBe(`/r/${code}`);
  await expectAccessible(page);
});

test('a reminder is off until it was read and approved, and can be called back', async ({
  page,
  context,
}) => {
  await coupleWithAddress(context);
  await page.goto(MESSAGES);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders).toContainText('Off. Would go out Jul 24, 2031, 10:00 AM');
  await reminders.getByRole('button', { name: 'Read and approve first reminder' }).click();
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText(
    'We don’t have your answer yet.',
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this reminder' });
  await expect(dialog).toContainText('Today that’s 1 household.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main')).toContainText('Goes out Jul 24, 2031, 10:00 AM');
  await page.getByRole('button', { name: 'Don’t send it' }).click();
  await expect(page.getByRole('heading', { name: 'Write it' })).toBeVisible();

  await page.goto(MESSAGES);
  await page.getByRole('radio', { name: 'Only when someone can’t come' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Only when someone can’t come' })).toBeChecked();
});

test('a guest without script stops the mails, and allows them again', async ({ page, context }) => {
  const { email } = await coupleWithAddress(context);
  const { uuid } = await callAs<{ uuid: string }>(context, 'POST', '/web-api/v1/rsvp/messages', {
    kind: 'INVITATION',
  });
  const now = { version: 1, when: 'NOW', day: null, time: '' };
  await callAs(context, 'POST', `/web-api/v1/rsvp/messages/${uuid}/approve`, now);
  const stop = await newestLink(page.request, email, /wedding/, '/r/stop/');

  const phone = await guestPhone(context, false);
  await phone.goto(stop);
  await expect(phone.getByRole('main')).toContainText('r•••@example.com');
  await expect(phone.getByRole('main')).not.toContainText(email);
  await expectNoOverflow(phone);
  await phone.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(
    phone.getByRole('heading', { name: 'You won’t get more mail about this wedding' }),
  ).toBeVisible();
  await page.goto(MESSAGES);
  await page.getByRole('button', { name: 'Email the invitation' }).click();
  await expect(page.getByRole('region', { name: 'Who gets it' })).toContainText('1 asked for no more email');
  await phone.getByRole('button', { name: 'Allow emails again' }).click();
  await expect(
    phone.getByRole('heading', { name: 'You’ll get emails about this wedding again' }),
  ).toBeVisible();
  await phone.goto(stop.replace('lang=en', 'lang=ar'));
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');

  const seeing = await guestPhone(context, true);
  await seeing.goto(stop);
  await expectAccessible(seeing);
});

test('words that are not saved wait: for another language, another page, another tab', async ({
  page,
  context,
}) => {
  const { householdUuid } = await coupleWithAddress(context);
  const { households } = await callAs<{ households: Household[] }>(context, 'GET', '/web-api/v1/guests');
  const household = households.find(({ uuid }) => uuid === householdUuid);
  await callAs(context, 'PUT', `/web-api/v1/guests/households/${householdUuid}`, {
    ...household,
    language: 'de',
  });
  const { uuid } = await callAs<{ uuid: string }>(context, 'POST', '/web-api/v1/rsvp/messages', {
    kind: 'MESSAGE',
  });
  const form = page.getByRole('form', { name: 'Message' });
  const words = form.getByRole('textbox', { name: 'Your words in English' });
  const language = async (from: string, to: string) => {
    await page.getByRole('button', { name: new RegExp(`${from} Language`) }).click();
    await page.getByRole('option', { name: to }).click();
  };
  await page.goto(`${MESSAGES}/${uuid}`);
  await form.getByRole('textbox', { name: 'Subject in English' }).fill('Where to park');
  await words.fill('Behind the barn.\n\nLook!\n\nLook!');
  await language('English', 'Deutsch');
  await form.getByRole('textbox', { name: 'Your words in Deutsch' }).fill('Hinter der Scheune.');
  await language('Deutsch', 'English');
  await expect(words).toHaveValue(/Behind the barn/);
  await form.getByRole('button', { name: 'Save and preview' }).click();
  const reach = page.getByRole('region', { name: 'Who gets it' });
  await expect(reach).toContainText('Save your words first: Deutsch.');
  await expect(reach.getByRole('button', { name: 'Send…' })).toBeDisabled();
  await language('English', 'Deutsch');
  await form.getByRole('textbox', { name: 'Your words in Deutsch' }).fill('');
  await language('Deutsch', 'English');
  await expect(reach.getByRole('button', { name: 'Send…' })).toBeEnabled();

  await words.fill('Beside the barn.');
  await expect(reach.getByRole('button', { name: 'Send…' })).toBeDisabled();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('link', { name: 'Where to park' }).click();
  await expect(words).toHaveValue('Beside the barn.');

  const partner = await context.newPage();
  await partner.goto(`${MESSAGES}/${uuid}`);
  await partner.getByRole('textbox', { name: 'Your words in English' }).fill('On the lawn.');
  await partner.getByRole('button', { name: 'Save and preview' }).click();
  await expect(form).toContainText('This message was changed while you were typing.');
  await expect(words).toHaveValue('Beside the barn.');
  await form.getByRole('button', { name: 'Save and preview' }).click();
  await expect(form).toContainText('Someone else changed this message.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save and preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview).toContainText('Beside the barn.');
  // Two paragraphs that were alike left one behind.
  await expect(preview).not.toContainText('Look!');

  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this message' });
  await expect(dialog).toBeVisible();
  await partner.getByRole('button', { name: 'Send…' }).click();
  await partner.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('table', { name: 'What became of it' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await partner.close();
});
