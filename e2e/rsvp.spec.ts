import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, guestPhone } from './support/inviting.ts';
import { newestLink } from './support/mailbox.ts';
import { newEmail } from './support/people.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a guest answers on a phone without script, is told what was heard, and changes it', async ({
  context,
}) => {
  const { code } = await coupleInviting(context, 'Ruth & Walter Adler');
  const page = await guestPhone(context, false);
  // As a camera reads it from paper.
  await page.goto(`/R/${code.toUpperCase()}`);
  await expect(heading(page, 'Dear Ruth and Walter,')).toBeVisible();
  await expect(page.getByText('Please answer by August 14')).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Answer now' }).click();

  await expect(heading(page, 'Who is coming?')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please tell us about everyone.');
  await page.getByRole('group', { name: 'Ruth' }).getByRole('radio', { name: 'Is coming' }).check();
  await page.getByRole('group', { name: 'Walter' }).getByRole('radio', { name: 'Can’t come' }).check();
  await page.getByRole('button', { name: 'Next' }).click();

  // A browser could not go back to the answer of a form.
  await expect(heading(page, 'What would Ruth like to eat?')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Who is coming?')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Hudson Valley trout' }).check();
  await page.getByText('There’s food Ruth can’t eat').click();
  await page.getByRole('checkbox', { name: 'No nuts' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'A way in without steps' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Your words to them' }).fill('Mazel tov!');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(heading(page, 'Is this right?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ruth is having: Hudson Valley trout.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heading(page, 'Thank you, Ruth.')).toBeVisible();
  for (const sentence of [
    'Ruth is coming.',
    'Walter can’t come.',
    'Food for Ruth: No nuts.',
    'For Ruth: A way in without steps.',
    'You can change this until August 14.',
  ])
    await expect(page.getByRole('main')).toContainText(sentence);
  await expectNoOverflow(page);

  // The way back, and reloading, send nothing a second time.
  await page.goBack();
  await page.goto(`/r/${code}`);
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.getByRole('button', { name: 'Neither of us can come' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('Ruth and Walter can’t come.');
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();
});

test('a guest answers in Spanish by keyboard, leaves in the middle, goes on and gets a mail', async ({
  context,
}) => {
  const { code } = await coupleInviting(context, 'Ana Cruz +1');
  const page = await guestPhone(context, true);
  await page.goto(`/r/${code}?lang=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Responder ahora' }).press('Enter');
  await page.getByRole('button', { name: /^Sí/ }).press('Enter');
  await page.goto(`/r/${code}?lang=es`);
  await page.getByRole('link', { name: /Continuar/ }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('textbox').first().fill('Lu');
  await page.getByRole('textbox').nth(1).fill('Wei');
  await page.keyboard.press('Enter');
  for (const name of [/Ana/, /Lu/]) {
    await expect(heading(page, name)).toBeVisible();
    await page.getByRole('radio', { name: 'Short rib' }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  const address = newEmail('guest');
  await page.locator('input[type=email]').fill('nobody at nowhere');
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('input[type=email]').fill(address);
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('Lu');
  await expectAccessible(page);
  expect(await newestLink(context.request, address, /Maya/, '/r/')).toBe(`/r/${code}`);
  // And once more to another address, from the receipt.
  const other = newEmail('guest');
  await page.getByText('Recibir una copia por correo').click();
  await page.locator('input[type=email]').fill(other);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(other);
  await page.context().close();
});

test('two phones of one family: the second is shown what the first sent', async ({ context }) => {
  const { code } = await coupleInviting(context, 'Femi & Tola Abara');
  const [one, two] = [await guestPhone(context, false), await guestPhone(context, false)];
  for (const page of [one, two]) {
    await page.goto(`/r/${code}/coming-1`);
    await page
      .getByRole('button', { name: page === one ? 'We’re both coming' : 'Neither of us can come' })
      .click();
  }
  await two.goto(`/r/${code}/summary`);
  await one.goto(`/r/${code}/coming-1`);
  await one.getByRole('button', { name: 'Neither of us can come' }).click();
  await one.getByRole('button', { name: 'Next' }).click();
  await one.getByRole('button', { name: 'Send' }).click();
  await expect(heading(one, /Thank you/)).toBeVisible();
  await two.getByRole('button', { name: 'Send' }).click();
  await expect(heading(two, 'Someone just answered for your household')).toBeVisible();
  await two.getByRole('link', { name: 'Keep this answer' }).click();
  await expect(two.getByRole('main')).toContainText('Femi and Tola can’t come.');
  await one.context().close();
  await two.context().close();
});

test('after the last day one can only ask', async ({ context }) => {
  const { code, event } = await coupleInviting(context, 'Greta Holm');
  const page = await guestPhone(context, false);
  await page.goto(`/r/${code}/coming-1`);
  await page.getByRole('button', { name: 'Yes, I’m coming' }).click();
  await callAs(context, 'PUT', `/web-api/v1/guests/events/${event.uuid}`, {
    ...event,
    closesOn: '2025-01-01',
  });
  await page.goto(`/r/${code}`);
  await expect(page.getByRole('heading', { name: 'Answers are closed' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a change' }).click();
  await page.getByRole('radio', { name: 'Short rib' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send this request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible();
  await page.context().close();
});

test('a link that is none says so, and carries nothing', async ({ page }) => {
  const answer = await page.goto('/r/0000000000000000000000000a');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'We couldn’t find your invitation')).toBeVisible();
  await expectAccessible(page);
});
