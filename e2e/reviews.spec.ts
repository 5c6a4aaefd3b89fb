import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { beginWedding, signUp } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

// One review goes from hand to hand.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: PHONE });

const TEXT =
  'The rain came at four and by five the barn was lit, dry and full of people who had stopped looking up.';
const TITLE = 'Dry by five';
const DESK = { width: 1280, height: 900 };

/** The first vendor the couple booked, and its page. */
async function openReview(page: Page): Promise<{ form: string; vendor: string }> {
  await page.goto('/wedding-vendors/inquiries/booked');
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/review$/);
  const form = new URL(page.url()).pathname;
  return { form, vendor: form.replace(/\/review$/, '') };
}

async function giveStars(page: Page, group: string, stars: number): Promise<void> {
  await page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
    .press('Space');
}

async function fillReview(page: Page): Promise<void> {
  await giveStars(page, 'Overall', 5);
  for (const group of ['Quality', 'Communication', 'Value', 'Professionalism', 'Flexibility']) {
    await giveStars(page, group, 4);
  }
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Your review', { exact: true }).fill(TEXT);
}

/** Staff at a desk of its own. */
async function atTheDesk(browser: Browser, work: (staff: Page) => Promise<void>): Promise<void> {
  const desk = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  await signInDemo(desk, 'support');
  const staff = await desk.newPage();
  await staff.goto('/support/reviews');
  await work(staff);
  await desk.close();
}

const caseOf = (staff: Page) => staff.getByRole('listitem').filter({ hasText: TEXT });

async function decide(
  staff: Page,
  verdict: 'Accept' | 'Turn away',
  button: string,
  reason: string,
): Promise<void> {
  await caseOf(staff)
    .getByRole('button', { name: /^Pick up/ })
    .press('Enter');
  await caseOf(staff)
    .getByRole('button', { name: new RegExp(`^${verdict}`) })
    .press('Enter');
  const dialog = staff.getByRole('dialog');
  await expectAccessible(staff);
  await dialog.getByLabel(/^(Note for colleagues|Reason)/).fill(reason);
  await dialog.getByRole('button', { name: button }).press('Enter');
  await expect(dialog).toBeHidden();
}

let vendor = '';
let form = '';

test('a couple writes a review: the draft is kept, nothing is sent that lacks something', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'couple');
  ({ form, vendor } = await openReview(page));
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(page.getByText('Required').first()).toBeVisible();
  await expectAccessible(page);
  await fillReview(page);
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await expect(
    page.getByRole('radiogroup', { name: 'Quality' }).getByRole('radio', { name: '4 stars' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(page.getByRole('heading', { name: /We’re looking at your review/ })).toBeVisible();
  await expectAccessible(page);
});

test('staff turns it away with a reason, the couple sends it again, staff accepts and it is shown', async ({
  page,
  context,
  browser,
}) => {
  await atTheDesk(browser, async (staff) => {
    await expectAccessible(staff);
    await expectNoOverflow(staff);
    await decide(staff, 'Turn away', 'Turn away', 'Please leave the rain out.');
  });
  await signInDemo(context, 'couple');
  await page.goto(form);
  await expect(page.getByText('Please leave the rain out.')).toBeVisible();
  await page.getByRole('button', { name: 'Change and send again' }).press('Enter');
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(page.getByRole('heading', { name: /We’re looking at your review/ })).toBeVisible();
  await atTheDesk(browser, (staff) => decide(staff, 'Accept', 'Accept review', 'All well.'));
  await page.goto(vendor);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectAccessible(page);
});

test('the couple takes it back, and it is gone everywhere', async ({ page, context }) => {
  await signInDemo(context, 'couple');
  await page.goto(form);
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You took your review back' })).toBeVisible();
  await page.goto(vendor);
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
});

test('whoever booked nobody and is not married yet reads why they can’t write, and goes back', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Noor');
  await beginWedding(context, { primaryFirstName: 'Noor', weddingDate: '2031-09-13' });
  const answer = await page.goto(form);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('once you’ve booked them here, or after your wedding')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the vendor' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${vendor}$`));
});
