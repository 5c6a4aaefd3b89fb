import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo, skipTextMessageQuestion } from './support/demo-people.ts';
import { newestCode, newestLink } from './support/mailbox.ts';
import { logIn, newEmail, signUp } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

// They share the listing that waits to be claimed, and the staff's mailbox.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: PHONE });

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

/** While typing the name of a new listing, to the claim of the one that is there already. */
async function findByName(page: Page, option: RegExp, link: RegExp): Promise<void> {
  await page.goto('/inspire/vendors/onboard?step=category');
  await page.getByRole('radio', { name: 'Florists' }).press('Space');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Business name' });
  await field.pressSequentially('Marsh and Mea');
  await page.getByRole('option', { name: option }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  // The heading comes with the choice, the list goes a moment after it.
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: link }).press('Enter');
}

const caseOf = (staff: Page, claimant: string) => staff.getByRole('listitem').filter({ hasText: claimant });

async function decide(
  page: Page,
  verdict: 'Grant' | 'Refuse',
  claimant: string,
  reason: string,
): Promise<void> {
  const card = caseOf(page, claimant);
  await card.getByRole('button', { name: new RegExp(`^${verdict}`) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
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
  const desk = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto('/support/claims');
  await expectAccessible(staff);
  await expectNoOverflow(staff);
  await work(staff);
  await confirmByEmail(staff, 'support@demo.example');
  await expect(staff.getByText(/: claim (granted|refused)$/)).toBeVisible();
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
  await page.goto('/inspire/vendors/dashboard');
  await expect(page.getByText(`Your claim to ${NAME} is waiting.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your claim' }).press('Enter');
  await expect(page.getByRole('heading', { name: /We’re checking your claim/ })).toBeVisible();
  // Nobody makes a second page of a business whose first they wait for.
  await page.goto('/inspire/vendors/onboard');
  await expectAccessible(page);
  await page.getByRole('link', { name: `See your claim to ${NAME}` }).press('Enter');
  await expect(page.getByRole('heading', { name: /We’re checking your claim/ })).toBeVisible();
  await atTheDesk(browser, async (staff) => {
    await decide(staff, 'Refuse', email, 'The license names another business.');
  });
  await page.reload();
  await expect(page.getByText('The license names another business.')).toBeVisible();
});

/** Whoever has claimed the listing so far. */
let owner = '';

test('a vendor finds their business while typing and claims it with a code', async ({ page, context }) => {
  owner = await signUp(context, 'vendor', 'Theo');
  await findByName(page, /Marsh & Meadow.*Unclaimed/, /Claim this listing/);
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

/** Whose listing it is says the link in the mail, and the editor behind it. */
async function openGranted(page: Page, email: string): Promise<void> {
  await skipTextMessageQuestion(page.context());
  await page.goto(await newestLink(page.request, email, / is yours$/));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit listing' })).toBeVisible();
}

test('staff reads the paper of a claim and grants it, and its claimant edits the listing', async ({
  page,
  context,
  browser,
}) => {
  await signInDemo(context, 'claimant');
  await atTheDesk(browser, async (staff) => {
    const card = caseOf(staff, 'claimant@demo.example');
    await expect(card.getByText('Nobody', { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      card.getByRole('link', { name: 'business-license.pdf' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('business-license.pdf');
    await decide(staff, 'Grant', 'claimant@demo.example', 'The license names the business.');
  });
  await openGranted(page, 'claimant@demo.example');
  await page.getByLabel('Business name').press('End');
  await page.getByLabel('Business name').pressSequentially(' and Co');
  await page.getByLabel('Business name').blur();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

/** Another vendor's claim with a paper; whoever runs the listing answers by the link in their mail. */
async function claimFromOwner(page: Page, firstName: string): Promise<string> {
  const email = await signUp(page.context(), 'vendor', firstName);
  await findByName(page, /Marsh & Meadow/, /It’s my business/);
  await page.getByRole('radio', { name: /A document/ }).press('Space');
  await sendPaper(page);
  await expect(page.getByText(/Someone manages this listing already, so we’ve asked them/)).toBeVisible();
  return email;
}

async function answer(browser: Browser, claimant: string, words: string): Promise<Page> {
  const home = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await home.newPage();
  await logIn(page, owner);
  await expect(page).not.toHaveURL(/login/);
  await skipTextMessageQuestion(home);
  await page.goto(await newestLink(page.request, owner, /says .* is their business/));
  await expect(page.getByText(claimant)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: words }).press('Enter');
  await confirmByEmail(page, owner);
  await expect(page.getByRole('heading', { name: 'Thanks for your answer' })).toBeVisible();
  await expectAccessible(page);
  return page;
}

test('an owner says no to a claim, and staff tells who is right', async ({ page, browser }) => {
  const rosa = await claimFromOwner(page, 'Rosa');
  const theo = await answer(browser, rosa, 'No, it’s mine');
  await expect(theo.getByText(`You said ${NAME} is yours.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Our team looks at both sides/)).toBeVisible();
  await atTheDesk(browser, async (staff) => {
    const card = caseOf(staff, rosa);
    await expect(card.getByText('Disputed')).toBeVisible();
    await expect(card.getByText('Says it’s theirs')).toBeVisible();
    await decide(staff, 'Grant', rosa, 'The tax form is in her name.');
  });
  await openGranted(page, rosa);
  await theo.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(theo.getByRole('heading', { level: 1, name: 'Edit listing' })).toBeHidden();
  await theo.context().close();
  owner = rosa;
});

test('an owner hands the listing over, and stays on as a manager', async ({ page, browser }) => {
  const ida = await claimFromOwner(page, 'Ida');
  const rosa = await answer(browser, ida, 'Yes, hand it over');
  await expect(rosa.getByText('You can still work on it as a manager.')).toBeVisible();
  await openGranted(page, ida);
  const { pathname, search } = new URL(page.url());
  await rosa.goto(pathname + search);
  await expect(rosa.getByRole('heading', { level: 1, name: 'Edit listing' })).toBeVisible();
  await rosa.context().close();
});
