import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callAs, guestPhone } from './support/inviting.ts';
import { test } from './support/test.ts';
import { newSlug, WEBSITE } from './support/website.ts';
import {
  begunSite,
  comeIn,
  expectDoor,
  expectGood,
  publishedSite,
  region,
  SETTINGS,
} from './support/website-screens.ts';

type Site = { draftVersion: number; slug: string };

/** Types into a field in the very task in which its form, sent a moment later, is drawn as sent. */
function typeOnceSaved(field: Locator, text: string): Promise<void> {
  return field.evaluate((input, typed) => {
    const form = input.closest('form');
    let wasSending = false;
    const observer = new MutationObserver(() => {
      const isSending = form?.querySelector('[aria-busy="true"]') !== null;
      if (!(wasSending && !isSending)) {
        wasSending ||= isSending;
        return;
      }
      observer.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    if (form) observer.observe(form, { subtree: true, childList: true, attributes: true });
  }, text);
}

test('an address is checked while it is typed, saved, and leads on when it is changed', async ({
  page,
  context,
}) => {
  const { slug, passcode } = await publishedSite(context);
  await page.goto(SETTINGS);
  const form = region(page, 'Address');
  const field = form.getByRole('textbox', { name: 'Address' });
  await field.fill('admin');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('That address is reserved. Try adding your names or the year.')).toBeVisible();
  // What is typed while an address is on its way stays.
  let arrive = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // It stays until the end: where the last one is taken away, requests that set out at that moment have been lost.
  await page.route('**/website/slug', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await field.fill(newSlug());
  await form.getByRole('button', { name: 'Save address' }).click();
  const [first, second] = [newSlug(), newSlug()];
  await field.fill(first);
  arrive();
  await expect(page.getByText('That’s your address now.').first()).toBeVisible();
  await expect(field).toHaveValue(first);
  for (const next of [first, second]) {
    await field.fill(next);
    await expect(form.getByText('That one is available')).toBeVisible();
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect.poll(async () => (await callAs<Site>(context, 'GET', WEBSITE)).slug).toBe(next);
  }
  await expect(field).toHaveValue(second);
  await expectGood(page);

  // Quick hands go on the moment the button is theirs again.
  const third = newSlug();
  await field.fill(newSlug());
  await expect(form.getByText('That one is available')).toBeVisible();
  await typeOnceSaved(field, third);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText(`/wedding/${third}`)).toBeVisible();
  await expect(form.getByText('That one is available')).toBeVisible();
  await expect(field).toHaveValue(third);
  const now = (await callAs<Site>(context, 'GET', WEBSITE)).slug;
  const phone = await guestPhone(context, false);
  for (const former of [slug, first]) {
    await phone.goto(`/wedding/${former}`);
    await expect(phone).toHaveURL(new RegExp(`/wedding/${now}$`));
  }
  await comeIn(phone, `/wedding/${now}`, passcode);
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await phone.context().close();
});

test('who can read the site is chosen in words, and a new passcode ends what the old one opened', async ({
  page,
  context,
}) => {
  const { address, passcode } = await publishedSite(context);
  const phone = await guestPhone(context, false);
  await comeIn(phone, address, passcode);
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await page.goto(SETTINGS);
  const secret = region(page, 'Passcode');
  await expect(secret.getByText(passcode, { exact: true })).toBeVisible();
  for (const next of ['two rivers', 'one table']) {
    await secret.getByRole('textbox', { name: 'Choose your own' }).fill(next);
    await secret.getByRole('button', { name: 'Use this passcode' }).click();
    await expect(secret.getByText(next, { exact: true })).toBeVisible();
  }
  await phone.reload();
  await expectDoor(phone);
  await comeIn(phone, address, 'One-Table');
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await secret.getByRole('button', { name: 'Make a new one' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(secret.getByText('one table', { exact: true })).toHaveCount(0);
  await phone.reload();
  await expectDoor(phone);

  const access = region(page, 'Who can read it');
  const save = access.getByRole('button', { name: 'Save who can read it' });
  await access.getByRole('radio', { name: /^Everyone/ }).press('Space');
  await access.getByRole('switch', { name: 'People can find it here by your names' }).press('Space');
  await save.click();
  await expect(secret).toHaveCount(0);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await expectGood(page);
  await access.getByRole('radio', { name: /^Guests with the passcode/ }).press('Space');
  await save.click();
  await expect(secret).toBeVisible();
  await phone.reload();
  await expectDoor(phone);
  await phone.context().close();
});

test('a page gets a passcode of its own, then another, and an event is for its guests alone', async ({
  page,
  context,
}) => {
  const { address, passcode } = await publishedSite(context);
  const phone = await guestPhone(context, false);
  await comeIn(phone, address, passcode);
  await page.goto(SETTINGS);
  const dialog = page.getByRole('dialog');
  for (const next of ['bring a coat', 'bring a hat']) {
    await page.getByRole('button', { name: 'Change who can read Travel' }).click();
    await dialog.getByRole('radio', { name: /^Those with a passcode/ }).press('Space');
    await dialog.getByRole('textbox').fill(next);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(region(page, 'Pages').getByText('Has its own passcode')).toBeVisible();
  await phone.goto(`${address}/travel`);
  await expectDoor(phone);
  await phone.getByLabel('Passcode').fill('bring a hat');
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();

  const events = region(page, 'Events');
  const event = events.getByRole('switch').first();
  await expect(event).toBeChecked();
  await event.press('Space');
  await expect(event).not.toBeChecked();
  // The map and the answers were filled in from it.
  await expect(events.getByText('Some pages still say where it is')).toBeVisible();
  await expectGood(page);
  await phone.goto(`${address}/schedule`);
  expect(await phone.content()).not.toContain('Leopold House');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event).toBeChecked();
  await phone.context().close();
});

test('the day on which the site goes is set, changed and taken back', async ({ page, context }) => {
  await begunSite(context);
  await page.goto(SETTINGS);
  const form = region(page, 'When it’s over');
  const field = form.getByRole('textbox', { name: /Delete on/ });
  const save = form.getByRole('button', { name: 'Save the day' });
  const saved = async () => (await callAs<{ forgetOn: string | null }>(context, 'GET', WEBSITE)).forgetOn;
  await field.fill('01/01/2020');
  await save.click();
  await expect(form.getByText('Choose a day after today.')).toBeVisible();
  for (const [typed, day] of [
    ['11/01/2031', '2031-11-01'],
    ['12/01/2031', '2031-12-01'],
    ['', null],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect.poll(saved).toBe(day);
  }
});
