import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { callAs, guestPhone } from './support/inviting.ts';
import { newestCode } from './support/mailbox.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { publishSite, startSite, WEBSITE } from './support/website.ts';

/** A public site of somebody whose name nobody else has. */
async function openSite(context: BrowserContext, isListed: boolean) {
  const name = `Maya${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
  await signUp(context, 'couple', name);
  await beginWedding(context, { primaryFirstName: name, partnerFirstName: 'Jonah' });
  const { address } = await startSite(context, 'grid');
  await publishSite(context);
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, { privacy: 'PUBLIC', isListed, isIndexed: false });
  return { name, address };
}

async function expectGood(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

async function lookFor(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Their first names' }).fill(name);
  await page.getByRole('button', { name: 'Find them' }).click();
  await expect(page).toHaveURL(/names=/);
}

test('a couple that wants to be found is found by name, and nobody else is', async ({ context }) => {
  const { name, address } = await openSite(context, true);
  const guest = await guestPhone(context, true);
  await guest.goto('/find-a-couple');
  await expectGood(guest);
  await lookFor(guest, 'Nobodyhasthisname');
  await expect(guest.getByRole('status')).toHaveText(/No website by those names/);
  await expectGood(guest);
  await lookFor(guest, `${name.toUpperCase()} & jonah`);
  await expect(guest.getByRole('status')).toHaveText('1 couple found');
  await expectGood(guest);
  await guest.getByRole('link', { name: new RegExp(name) }).click();
  await expect(guest).toHaveURL(new RegExp(`${address}$`));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
  await callAs(context, 'PUT', `${WEBSITE}/privacy`, {
    privacy: 'PUBLIC',
    isListed: false,
    isIndexed: false,
  });
  await guest.goto(`/find-a-couple?names=${name}`);
  await expect(guest.getByRole('status')).toHaveText(/No website by those names/);
  await guest.context().close();
});

test('staff takes a reported website down with a reason, and brings it back', async ({
  context,
  browser,
}) => {
  const { name, address } = await openSite(context, false);
  const guest = await guestPhone(context, true);
  await guest.goto(address);
  await guest.getByText('Report this website').click();
  await guest.getByLabel('What’s wrong?').selectOption({ label: 'It asks for money or passwords' });
  await guest.getByLabel('Anything we should know (optional)').fill('They want gift cards.');
  await guest.getByRole('button', { name: 'Send report' }).click();
  await expect(guest.getByText('Someone on our team will look at it.')).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto('/support/websites');
  const card = staff
    .getByRole('listitem')
    .filter({ has: staff.getByRole('heading', { name: new RegExp(name) }) });
  await expect(card.getByText('They want gift cards.')).toBeVisible();
  await expectGood(staff);
  await card.getByRole('button', { name: /^Take down/ }).click();
  const dialog = staff.getByRole('dialog', { name: /website down\?$/ });
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It asks guests for gift cards.');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  const code = staff.getByLabel('6-digit code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(staff.request, 'support@demo.example'));
  await expect(staff.getByText(/: taken down$/)).toBeVisible();
  const answer = await guest.goto(address);
  expect(answer?.status()).toBe(404);
  expect((await callAs<{ takenDownFor: string }>(context, 'GET', WEBSITE)).takenDownFor).toBe(
    'It asks guests for gift cards.',
  );

  await staff.getByRole('tab', { name: /Taken down/ }).click();
  await expect(card.getByText('It asks guests for gift cards.')).toBeVisible();
  await expectGood(staff);
  await card.getByRole('button', { name: /^Bring back/ }).click();
  await expect(staff.getByText(/: back on the web$/)).toBeVisible();
  await expect.poll(async () => (await guest.goto(address))?.status()).toBe(200);
  await guest.context().close();
  await desk.close();
});
