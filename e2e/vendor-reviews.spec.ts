import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { type DemoListing, signInDemo, signInVendor, signInVendorOf } from './support/demo-people.ts';
import { csrf } from './support/people.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

// One review goes from hand to hand.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: PHONE });

const PAGE = '/inspire/vendors/reviews';
const DESK = { width: 1280, height: 900 };
const REPLY = 'Thank you. We still have the song in our heads.';
const PDF = Buffer.from('%PDF-1.7\nA run sheet');

const SAID = 'The run sheet of the day shows that we began on time.';
const ANSWER = 'We have pictures with the time in them.';
const TEXT =
  'The ceremony began an hour late and nobody told our guests, who stood in the sun and had no water.';
const TITLE = 'An hour in the sun';
const WORDS = {
  ...{ rating: 2, quality: 2, communication: 1, value: 3, professionalism: 2, flexibility: 2 },
  ...{ title: TITLE, text: TEXT, authorName: 'Grace & Min', bookedFor: '', paidBand: null },
  ...{ showsPaid: false, pictureIds: [] },
};

const list = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const titleOf = async (card: ReturnType<Page['locator']>) =>
  (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
const card = (page: Page, title: string) =>
  list(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function call(context: BrowserContext, method: 'POST' | 'PUT', path: string, data: object | Buffer) {
  const headers = {
    ...(await csrf(context)),
    ...(Buffer.isBuffer(data) && { 'content-type': 'application/octet-stream' }),
  };
  const answer = await context.request.fetch(path, { method, headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Somebody else, at a desk of their own. */
async function atADesk(browser: Browser, name: string, work: (page: Page) => Promise<void>): Promise<void> {
  const desk = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  await signInDemo(desk, name);
  await work(await desk.newPage());
  await desk.close();
}

/** Grace, who married ten days ago, has written about the venue, and staff has accepted it; the venue's page. */
async function writeReview(browser: Browser, { uuid }: DemoListing): Promise<string> {
  let address = '';
  const own = `/web-marketplace-api/v1/storefront/${uuid}/own-review`;
  await atADesk(browser, 'married', async (page) => {
    const context = page.context();
    const { version } = await call(context, 'POST', `${own}/proof/CONTRACT/contract.pdf`, PDF);
    await call(context, 'POST', `${own}/submit`, { version, ...WORDS });
  });
  await atADesk(browser, 'support', async (page) => {
    const context = page.context();
    const queue = await (await context.request.get('/web-api/v1/support/reviews')).json();
    const found = queue.cases.find((one: { title: string }) => one.title === TITLE);
    address = `/wedding-vendors/${found.storefront.taxonomyKey}/${found.storefront.slug}`;
    const base = `/web-api/v1/support/reviews/${found.uuid}`;
    const { version } = await call(context, 'POST', `${base}/pick-up`, {});
    await call(context, 'POST', `${base}/decide`, { version, verdict: 'ACCEPT', reason: 'Looked at.' });
  });
  return address;
}

let venue: DemoListing;
let venuePage = '';

test('a vendor filters reviews by the address, on a phone', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel('Reply', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/answered=no/);
  await expect(list(page).getByText('Your reply')).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Reviews by stars' })
    .getByRole('link', { name: /^5 stars/ })
    .press('Enter');
  await expect(page).toHaveURL(/stars=5/);
  await expect(list(page).getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
  await expect(list(page).getByRole('img', { name: '4 out of 5 stars' })).toHaveCount(0);
  await page.goto(`${PAGE}?disputed=yes`);
  await expect(list(page).getByText('Being verified', { exact: true }).first()).toBeVisible();
  await page.goto(`${PAGE}?disputed=yes&stars=1&answered=yes&year=2001`);
  await page.getByRole('link', { name: 'Show all reviews' }).press('Enter');
  await expect(list(page).getByRole('article').first()).toBeVisible();
});

test('a vendor replies to a review, edits the reply and takes it away', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(`${PAGE}?answered=no&disputed=no`);
  const title = await titleOf(list(page).getByRole('article').first());
  await card(page, title)
    .getByRole('button', { name: /^Reply/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Call us at 518-555-0142.');
  await dialog.getByRole('button', { name: 'Publish reply' }).press('Enter');
  await expect(dialog.getByText(/phone/i).last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill(REPLY);
  await dialog.getByRole('button', { name: 'Publish reply' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(PAGE);
  await expect(card(page, title).getByText(REPLY)).toBeVisible();
  await card(page, title)
    .getByRole('button', { name: /^Edit reply/ })
    .press('Enter');
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill(`${REPLY} All of us.`);
  await dialog.getByRole('button', { name: 'Publish reply' }).press('Enter');
  await expect(card(page, title).getByText(`${REPLY} All of us.`)).toBeVisible();
  await card(page, title)
    .getByRole('button', { name: /^Remove reply/ })
    .press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(card(page, title).getByText(REPLY)).toHaveCount(0);
});

test('whoever only reads answers nothing', async ({ page, context }) => {
  await signInDemo(context, 'viewer');
  await page.goto(PAGE);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect(list(page).getByRole('button')).toHaveCount(0);
});

test('a vendor disputes a review with a file, and couples read that it is being verified', async ({
  page,
  context,
  browser,
}) => {
  venue = await signInVendorOf(context, 'wedding-venues');
  venuePage = await writeReview(browser, venue);
  await page.goto(`${PAGE}?storefront=${venue.uuid}&stars=2`);
  await card(page, TITLE)
    .getByRole('button', { name: /^Dispute/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send dispute' }).press('Enter');
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('radio', { name: 'Something in it didn’t happen' }).press('Space');
  await dialog.getByLabel('What happened?').fill(SAID);
  await dialog.getByRole('button', { name: 'Send dispute' }).press('Enter');
  await expect(dialog.getByText(/Add something that shows it/)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).press('Enter');
  await (await chooser).setFiles({ name: 'run-sheet.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(
    dialog.getByRole('button', { name: 'Remove run-sheet.pdf', exact: true }).first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Send dispute' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page, TITLE).getByText('Being verified', { exact: true })).toBeVisible();
  await expect(card(page, TITLE).getByText(/^The couple has until/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(venuePage);
  const shown = page.getByRole('article').filter({ hasText: TEXT });
  await expect(shown.getByText('Being verified', { exact: true })).toBeVisible();
});

test('the couple answers the dispute, staff hears both and keeps the review', async ({
  page,
  context,
  browser,
}) => {
  await atADesk(browser, 'support', async (staff) => {
    await staff.goto('/support/reviews?view=disputed');
    const found = staff.getByRole('listitem').filter({ hasText: TEXT });
    await expect(found.getByText(/It has until/)).toBeVisible();
    await expect(found.getByRole('button', { name: /^Keep it/ })).toHaveCount(0);
  });
  await signInDemo(context, 'married');
  await page.goto(`${venuePage}/review`);
  await expect(page.getByText(SAID)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('What do you say to that?').fill(ANSWER);
  await page.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(page.getByText('We decide within three business days.')).toBeVisible();
  await atADesk(browser, 'support', async (staff) => {
    await staff.goto('/support/reviews?view=disputed');
    const found = staff.getByRole('listitem').filter({ hasText: TEXT });
    await expect(found.getByText(ANSWER)).toBeVisible();
    await expectAccessible(staff);
    await found.getByRole('button', { name: /^Keep it/ }).press('Enter');
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Reason, as both sides read it').fill('The pictures show it.');
    await dialog.getByRole('button', { name: 'Keep review' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(found).toHaveCount(0);
  });
  await page.reload();
  await expect(page.getByText(SAID)).toHaveCount(0);
  await signInVendor(context);
  await page.goto(`${PAGE}?storefront=${venue.uuid}&stars=2`);
  await expect(card(page, TITLE).getByText('The pictures show it.')).toBeVisible();
  await expect(card(page, TITLE).getByRole('button', { name: /^Dispute/ })).toHaveCount(0);
});
