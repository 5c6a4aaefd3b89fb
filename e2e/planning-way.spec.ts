import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays } from '../src/base/calendar-date.ts';
import { formatUsDate } from '../src/base/calendar-date-format.ts';
import { dayThatEndsLast } from '../src/capabilities/inquiries/rules/day-that-ends-last.ts';
import { BUDGET, row, saved } from './support/budget-page.ts';
import { confirmEmail } from './support/confirm-email.ts';
import { newestLink } from './support/mailbox.ts';
import {
  acceptQuote,
  answerWithQuote,
  expectGood,
  findAndAsk,
  importGuests,
  letPaymentDaysPass,
  openVenue,
  signUpSkipping,
} from './support/planning-way.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'America/New_York' });

/** Reminders count by the day that is over everywhere last. */
const TODAY = dayThatEndsLast(new Date());
const DUE = addDays(TODAY, 30);
/** Nine people. */
const GUESTS = ['Ana & Tom Lee', 'Mia Park', 'The Okafor Family (4)', 'Zoë & Max Roe'];

type Size = (typeof SIZES)[number];

const isPhone = (size: Size) => size === PHONE;
/** A line of the budget, as a row of the grid or as a card to press. */
const line = (page: Page, size: Size, name: string) =>
  isPhone(size) ? page.getByRole('button', { name: new RegExp(`^${name}`) }) : row(page, name);

async function startBudget(page: Page, size: Size): Promise<void> {
  await page.getByRole('region', { name: 'Money' }).getByRole('link', { name: 'Open budget' }).click();
  await expect(page).toHaveURL(BUDGET);
  await page.getByRole('textbox', { name: 'Your budget' }).fill('36000');
  await page.getByRole('button', { name: 'Start with this' }).click();
  await expect(page.getByText('You’re on course to spend $36,000.')).toBeVisible();
  // Nobody is counted yet, so dinner is planned for as many as usually come.
  await expect(line(page, size, 'Dinner')).toContainText('$51 × 120 invited');
  await expectGood(page);
}

async function seeVenueBooked(page: Page, size: Size, venueName: string): Promise<void> {
  await page.goto(BUDGET);
  const venue = line(page, size, 'Venue');
  await expect(venue).toContainText(venueName);
  await expect(venue).toContainText('Booked');
  await expect(venue).toContainText('$9,400');
  if (isPhone(size)) await venue.click();
  else {
    await venue.getByRole('rowheader').click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Details, payments and files' }).click();
  }
  const drawer = page.getByRole('dialog', { name: 'Venue' });
  await expect(drawer.getByRole('link', { name: venueName })).toHaveAttribute('href', /\/inquiries\//);
  await expectGood(page);
}

/** In the open drawer of the venue. */
async function addDeposit(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Venue' });
  await drawer.getByRole('button', { name: 'Add a payment' }).click();
  await drawer.getByRole('textbox', { name: 'What it is' }).fill('Deposit');
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('2500');
  await drawer.getByRole('textbox', { name: /Due/ }).fill(formatUsDate(DUE));
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await saved(page);
}

async function printBudget(page: Page, venueName: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Lines' });
  await expect(paper).toContainText(venueName);
  await expect(page.getByRole('cell', { name: 'Deposit', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^PDF For/ }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

async function printChecklist(page: Page): Promise<void> {
  await page.goto('/wedding-planning/checklist');
  await expect(page.getByText(/of 62 done/)).toBeVisible();
  await expectGood(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('printed-checklist')).toContainText('Done');
  await page.emulateMedia({ media: 'screen' });
}

for (const size of SIZES) {
  test(`a couple that answered nothing comes to a printed plan, at ${size.width}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const email = await signUpSkipping(page, 'Maya');
    await expect(page.getByText('Your next best step')).toBeVisible();
    await expectGood(page);
    await startBudget(page, size);

    await confirmEmail(page, email);
    const venue = await openVenue(browser);
    await findAndAsk(page, venue.listing, `06/${isPhone(size) ? 12 : 13}/${new Date().getFullYear() + 2}`);
    const inquiryUuid = page.url().split('/').at(-1) ?? '';
    await answerWithQuote(venue, { inquiryUuid, amountCents: 940_000 });
    await acceptQuote(page);
    await seeVenueBooked(page, size, venue.listing.name);
    await addDeposit(page);

    await importGuests(page, GUESTS);
    await page.goto(BUDGET);
    await expect(line(page, size, 'Dinner')).toContainText('$51 × 9 invited');
    await expect(line(page, size, 'Dinner')).toContainText('$459');

    await page.goto('/your-wedding');
    await expect(page.getByRole('region', { name: 'Your vendors' })).toContainText(venue.listing.name);
    await expect(page.getByRole('region', { name: 'Money' })).toContainText('$2,500');
    await expect(page.getByRole('region', { name: 'Guests' })).toContainText('9 invited, in 4 households');
    await expectGood(page);

    await letPaymentDaysPass(email, 23);
    const reminder = await newestLink(
      page.request,
      email,
      new RegExp(`^\\$2,500 to ${venue.listing.name} is due .*, in 7 days$`),
    );
    await page.goto(reminder);
    await expect(page).toHaveURL(BUDGET);
    await printBudget(page, venue.listing.name);
    await printChecklist(page);
    await venue.context.close();
  });
}
