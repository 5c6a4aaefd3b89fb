import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { enqueueJob } from '../../src/platform/jobs/store.ts';
import { defineTask } from '../../src/platform/jobs/task.ts';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { atDatabase } from './at-database.ts';
import { type DemoListing, signInVendorOf } from './demo-people.ts';
import { callAs } from './inviting.ts';
import { newEmail, PASSWORD } from './people.ts';

/** What every page of the way must be, at any width. */
export async function expectGood(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Skips whatever onboarding asks, gives a name and an address where the account needs them, and lands at home. */
export async function signUpSkipping(page: Page, firstName: string): Promise<string> {
  const email = newEmail('couple');
  const last = page.getByRole('heading', { name: /^Last step/ });
  const question = page.getByRole('heading', { level: 1 });
  await page.goto('/wedding/onboard/wedding-planning');
  while (!(await last.isVisible())) {
    const asked = await question.innerText();
    await page.getByRole('button', { name: /^Skip/ }).click();
    await expect(question).not.toHaveText(asked);
  }
  await page.getByLabel('Your first name').fill(firstName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /create/i }).click();
  await page.getByRole('link', { name: 'Go to your plan' }).click();
  await expect(page).toHaveURL('/your-wedding');
  return email;
}

/** The venue of the demo vendor, and the vendor at work for it. */
export async function openVenue(browser: Browser) {
  const context = await browser.newContext();
  const listing = await signInVendorOf(context, 'wedding-venues');
  return { context, listing };
}

/** Found by name among the venues, and asked for a day. */
export async function findAndAsk(page: Page, { name }: DemoListing, day: string): Promise<void> {
  await page.goto('/wedding-vendors');
  const find = page.getByRole('combobox', { name: 'Someone in mind?' });
  await find.pressSequentially(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page
    .getByRole('link', { name: /Check availability|Ask for a quote/ })
    .filter({ visible: true })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Your inquiry' });
  await form.getByLabel('Date', { exact: true }).fill(day);
  await form.getByLabel('Guests').fill('80');
  // A page that scrolls to the field closes the list it had opened.
  await expect(async () => {
    await form.getByRole('combobox', { name: 'Where' }).fill('');
    await form.getByRole('combobox', { name: 'Where' }).fill('Hudson');
    await page.getByRole('option', { name: /^Hudson, NY/ }).click({ timeout: 3_000 });
  }).toPass();
  await form.getByLabel('Your message').fill('Are you free on our day, and what would it cost?');
  await expectGood(page);
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page).toHaveURL(/\/inquiries\/[0-9a-f-]{36}$/);
}

/** As the vendor’s own page does it; how that looks is told in quotes.spec.ts. */
export async function answerWithQuote(
  { context }: Awaited<ReturnType<typeof openVenue>>,
  { inquiryUuid, amountCents }: { inquiryUuid: string; amountCents: number },
): Promise<void> {
  await callAs(context, 'POST', `/web-marketplace-api/v1/manage/inquiry/${inquiryUuid}/connect`, {
    requestUuid: randomUUID(),
    message: 'We are free, and would love to have you.',
    quote: { amountCents, includes: 'House and garden for the day', validUntil: null },
  });
}

export async function acceptQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept and book' }).click();
  await expect(page.getByRole('log').getByRole('region', { name: 'Quote' }).last()).toContainText('Accepted');
}

/** A spreadsheet from the computer, with one household a row. */
export async function importGuests(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/wedding-planning/guests/build');
  await expectGood(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name', ...rows].join('\n')),
  });
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Your list is in')).toBeVisible();
}

/** So many days go by for the payments of this couple, and the job of the morning looks at what is due. */
export function letPaymentDaysPass(email: string, days: number): Promise<void> {
  return atDatabase(async (db) => {
    await db.execute(sql`
      update budget_payments p set due_on = p.due_on - ${days}::int, reminded_on = p.reminded_on - ${days}::int
      from wedding_members m join users u on u.id = m.user_id
      where u.email = ${email} and p.wedding_id = m.wedding_id`);
    await enqueueJob(db, defineTask('budget-remind-of-payments'), {}, { jobKey: `e2e:${email}` });
  });
}
