import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, signInVendorOf } from './support/demo-people.ts';
import { newestLink } from './support/mailbox.ts';
import { turnOn } from './support/onboarding.ts';
import { photoFile } from './support/photo-file.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

// One wedding goes from hand to hand.
test.describe.configure({ mode: 'serial' });

const EMAIL = `couple-${crypto.randomUUID()}@people.example`;
const STORY = 'The rain came at four and by five the garden was lit. '.repeat(5);
const LIST = '/inspire/vendors/listing/real-weddings';

test('a photographer reads that submissions are closed', async ({ page, context }) => {
  const studio = await signInVendorOf(context, 'wedding-photographers');
  await page.goto(`${LIST}?storefront=${studio.uuid}`);
  await expect(page.getByText('We aren’t taking real weddings at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a wedding' })).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

async function fillWedding(page: Page): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill('Maya');
  await page.getByLabel('Partner’s first name').fill('Jonah');
  await page.getByLabel('Their email').fill(EMAIL);
  await page.getByLabel('Date', { exact: true }).fill('09/20/2025');
  await page.getByRole('combobox', { name: 'City' }).fill('Hudson, NY');
  await page.getByRole('option', { name: /^Hudson, NY/ }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill('80');
  await page.getByRole('button', { name: /Main color/ }).press('Enter');
  await page.getByRole('option', { name: 'Sage' }).click();
  await page.getByRole('button', { name: /Where it was held/ }).press('Enter');
  await page.getByRole('option', { name: 'Outdoors' }).click();
  await page.getByText('Garden', { exact: true }).click();
  await page.getByLabel('Title').fill('Dry by five');
  await page.getByLabel('In two sentences').fill('Rain until four, and a garden that smelled of it.');
  await page.getByLabel('Story', { exact: true }).fill(STORY);
}

test('sends one in once it lacks nothing', async ({ page, context }) => {
  const studio = await signInVendorOf(context, 'wedding-photographers');
  await turnOn(context, 'realWeddingsSubmissions');
  await page.goto(`${LIST}?storefront=${studio.uuid}`);
  await page.getByRole('button', { name: 'Add a wedding' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The couple and the day' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to Ampersand' }).press('Enter');
  await expect(page.getByText('Add at least 10 photos.').first()).toBeVisible();
  const files = await Promise.all(Array.from({ length: 10 }, (_, index) => photoFile(`rain ${index}`)));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles(files);
  await expect(page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem')).toHaveCount(10);
  await fillWedding(page);
  await page.getByRole('button', { name: 'Send to Ampersand' }).press('Enter');
  await expect(page.getByText('Waits for the couple').first()).toBeVisible();
  await expectAccessible(page);
});

/** Staff at a desk of its own. */
async function atTheDesk(browser: Browser, work: (staff: Page) => Promise<void>): Promise<void> {
  const desk = await browser.newContext({ reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto('/support/submissions');
  await work(staff);
  await desk.close();
}

test('the couple asks for nothing, agrees, and staff edits and publishes', async ({
  page,
  browser,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const path = await newestLink(context.request, EMAIL, /show your wedding/);
  await page.goto(path);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Yes, show it' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, show it' }).press('Enter');
  await expect(page.getByText('You agreed. Thank you.')).toBeVisible();
  await atTheDesk(browser, async (staff) => {
    await expectAccessible(staff);
    await staff.getByRole('link', { name: 'Maya & Jonah' }).first().press('Enter');
    await staff.getByRole('button', { name: 'Pick up' }).press('Enter');
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Publish' }).press('Enter');
    await staff.getByRole('dialog').getByRole('button', { name: 'Publish wedding' }).press('Enter');
    await staff.getByRole('link', { name: 'See the page' }).press('Enter');
    await expect(staff.getByRole('heading', { name: /Dry by five/ })).toBeVisible();
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Take it down' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it down' }).press('Enter');
  await expect(page.getByText('You took your agreement back')).toBeVisible();
});
