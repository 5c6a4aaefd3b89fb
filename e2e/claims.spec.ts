import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { newestCode } from './support/mailbox.ts';
import { newEmail, signUp } from './support/people.ts';
import { test } from './support/test.ts';

// They share the listing that waits to be claimed, and the staff's mailbox.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 375, height: 812 } });

const NAME = 'Marsh & Meadow';
const PDF = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nlicense') };

async function sendPaper(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ]);
  await chooser.setFiles([PDF]);
  await expect(page.getByRole('heading', { name: /We’re checking your claim/ })).toBeVisible();
}

/** On the page of a business that nobody has claimed yet, to its claim. */
async function openClaim(page: Page): Promise<void> {
  await page.goto('/wedding-vendors/wedding-florists/marsh-meadow-hudson-ny');
  await page.getByRole('link', { name: 'Claim this page' }).click();
}

async function decide(
  page: Page,
  verdict: 'Grant' | 'Refuse',
  claimant: string,
  reason: string,
): Promise<void> {
  await page.goto('/support/claims');
  const card = page.getByRole('listitem').filter({ hasText: claimant });
  await card.getByRole('button', { name: new RegExp(`^${verdict}`) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `${verdict} claim` }).press('Enter');
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: `${verdict} claim` }).press('Enter');
}

async function confirmByEmail(page: Page, email: string): Promise<void> {
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page.request, email));
  await expect(code).toBeHidden();
}

/** Staff decides at a desk of its own, and shows a second factor for it. */
async function atTheDesk(browser: Browser, work: (staff: Page) => Promise<void>): Promise<void> {
  const desk = await browser.newContext();
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await work(staff);
  await confirmByEmail(staff, 'support@demo.example');
  await desk.close();
}

test('staff refuses a claim with a reason that its claimant reads', async ({ page, context, browser }) => {
  const email = await signUp(context, 'vendor', 'Eve');
  await openClaim(page);
  await expect(page.getByRole('heading', { name: `Claim ${NAME}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /A document/ }).press('Space');
  await sendPaper(page);
  await expectAccessible(page);
  await atTheDesk(browser, async (staff) => {
    await staff.goto('/support/claims');
    await expectAccessible(staff);
    await decide(staff, 'Refuse', email, 'The license names another business.');
  });
  await page.reload();
  await expect(page.getByText('The license names another business.')).toBeVisible();
});

test('a vendor finds their business while typing and claims it with a code', async ({ page, context }) => {
  await signUp(context, 'vendor', 'Theo');
  await page.goto('/inspire/vendors/onboard?step=category');
  await page.getByRole('radio', { name: 'Florists' }).press('Space');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Business name' });
  await field.pressSequentially('Marsh and Mea');
  await page.getByRole('option', { name: /Marsh & Meadow.*Unclaimed/ }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Claim this listing/ }).press('Enter');
  await expect(page.getByRole('heading', { name: `Claim ${NAME}` })).toBeVisible();

  await page.getByLabel('Your work email').fill('theo@gmail.com');
  await page.getByRole('button', { name: 'Send code' }).press('Enter');
  await expect(page.getByText('Use an address that ends in @marshandmeadow.example')).toBeVisible();
  const email = newEmail('theo').replace('people.example', 'marshandmeadow.example');
  await page.getByLabel('Your work email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).press('Enter');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Claim listing' }).press('Enter');
  await expect(page.getByText('That code isn’t right.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(page.request, email));
  await page.getByRole('button', { name: 'Claim listing' }).press('Enter');
  await expect(page.getByRole('heading', { name: `${NAME} is yours` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open your listing' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit listing' })).toBeVisible();
});
