import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { type NewListing, newListing } from './support/new-listing.ts';
import { csrf } from './support/people.ts';
import { caseOf, editorOf, openDesk, pressed, publish, QUEUE } from './support/publish-listing.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

/** Reaches a button as somebody without a mouse does, and presses it. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await pressed(page, name).focus();
  await page.keyboard.press('Enter');
}

async function isFound(page: Page, { name }: NewListing): Promise<boolean> {
  const answer = await page.request.post('/web-marketplace-api/v1/vendor-search/name-prefix-query', {
    headers: await csrf(page.context()),
    data: { prefix: name },
  });
  return (await answer.text()).includes(name);
}

test('a listing is submitted, sent back, submitted again and approved, and couples find it', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const listing = await newListing(context, 'Nora');
  await page.goto(editorOf(listing));
  await expect(page.getByText('Your listing is ready')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await pressByKey(page, 'Submit for review');
  await expect(pressed(page, 'Withdraw')).toBeVisible();

  const desk = await openDesk(browser, 'support', QUEUE);
  await desk.setViewportSize(PHONE);
  await expect(desk.getByRole('list', { name: 'Listings' })).toBeVisible();
  await expectAccessible(desk);
  await expectNoOverflow(desk);
  await desk.getByRole('link', { name: new RegExp(listing.name) }).press('Enter');
  await expect(desk.getByText('First submission, so everything is new.')).toBeVisible();
  await pressByKey(desk, 'Start review');
  await pressByKey(desk, 'Request changes');
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Send to the vendor' }).press('Enter');
  await expect(dialog.getByText('Please choose at least one.').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Description' }).press('Space');
  await dialog.getByLabel('What to change in Description').fill('Tell couples how far you travel.');
  await dialog.getByRole('button', { name: 'Send to the vendor' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectNoOverflow(desk);

  // The vendor's page says so by itself.
  await expect(page.getByText('A few changes, and you’re there')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Changes requested' }).getByRole('link').press('Enter');
  const words = page.getByRole('region', { name: 'Description', exact: true }).getByRole('textbox');
  await words.press('Control+End');
  await words.pressSequentially(' We travel an hour and a half.');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await pressByKey(page, 'Submit again');
  await expect(pressed(page, 'Withdraw')).toBeVisible();

  await desk.goto(caseOf(listing));
  await expect(desk.getByText(/We travel an hour and a half/).first()).toBeVisible();
  await expect(desk.getByText('Tell couples how far you travel.')).toBeVisible();
  await pressByKey(desk, 'Start review');
  await pressByKey(desk, 'Approve');
  expect(await isFound(page, listing)).toBe(false);
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).press('Enter');
  await expect(desk.getByText('This listing is published. Couples can see it.')).toBeVisible();
  // A second is what is promised; a machine with many tests on it gets some more.
  await expect.poll(() => isFound(page, listing), { timeout: 5_000, intervals: [50] }).toBe(true);

  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.goto(`/wedding-vendors/search/${listing.citySlug}--wedding-florists`);
  await expect(page.getByRole('article').filter({ hasText: listing.name })).toBeVisible();
  await desk.context().close();
});

test('two of staff at once: the second is told who has it, and can take it over', async ({
  page,
  context,
  browser,
}) => {
  const listing = await newListing(context, 'Iris');
  await page.goto(editorOf(listing));
  await pressed(page, 'Submit for review').click();
  await expect(pressed(page, 'Withdraw')).toBeVisible();
  const sam = await openDesk(browser, 'support', caseOf(listing));
  const ines = await openDesk(browser, 'colleague', caseOf(listing));
  await pressed(sam, 'Start review').click();
  await expect(pressed(sam, 'Approve')).toBeVisible();
  await expect(ines.getByText('Sam is on it')).toBeVisible();
  await pressed(ines, 'Take over').click();
  await ines.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
  await expect(pressed(ines, 'Approve')).toBeVisible();
  await expect(sam.getByText('Ines is on it')).toBeVisible();

  // Withdrawn by the vendor, there is nothing left to decide.
  await pressed(page, 'Withdraw').click();
  await expect(ines.getByText('Nothing to decide until the vendor submits it.')).toBeVisible();
  await sam.context().close();
  await ines.context().close();
});

test('a held text is refused with a reason, asked for again and approved', async ({
  page,
  context,
  browser,
}) => {
  const listing = await newListing(context, 'Ada');
  await page.goto(`${editorOf(listing)}&section=description#description`);
  const description = page.getByRole('region', { name: 'Description', exact: true });
  const words = description.getByRole('textbox');
  await words.press('Control+End');
  await words.pressSequentially(' As seen on Bridebook.');
  await description.getByRole('button', { name: 'Ask us to look' }).click();
  await expect(description.getByText('Our team is looking at it.')).toBeVisible();

  const desk = await openDesk(browser, 'support', `${QUEUE}?view=held`);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: `Ask ${listing.name} to change Description` }).click();
  await desk.getByLabel('What should they change?').fill('Please leave out other services.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Send to the vendor' }).click();
  await expect(description.getByText('We looked at it: Please leave out other services.')).toBeVisible();

  await words.press('Control+End');
  await words.pressSequentially(' They wrote about us first.');
  await description.getByRole('button', { name: 'Ask us to look' }).click();
  await desk.getByRole('button', { name: `Approve Description of ${listing.name}` }).click();
  await expect(description.getByText('This text is waiting')).toBeHidden();
  await desk.context().close();
});

test('a published listing is taken down by staff, and put back in the queue', async ({
  page,
  context,
  browser,
}) => {
  const listing = await newListing(context, 'Lena');
  const desk = await publish(page, browser, listing);
  await pressed(desk, 'Take it down').click();
  await desk.getByLabel('Why').fill('Nobody answers at this address.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await expect(pressed(desk, 'Put back in the queue')).toBeVisible();
  await expect(page.getByText('Nobody answers at this address.')).toBeVisible();
  await pressed(desk, 'Put back in the queue').click();
  await expect(pressed(desk, 'Start review')).toBeVisible();
  await desk.context().close();
});

test('an owner unpublishes and publishes again, changes the address, and old links lead on', async ({
  page,
  context,
  browser,
}) => {
  const listing = await newListing(context, 'Vera');
  await (await publish(page, browser, listing)).context().close();

  const publicPage = (slug: string) => `/wedding-vendors/wedding-florists/${slug}`;
  await pressed(page, 'More options').click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Couples can’t see your page.')).toBeVisible();
  const visitor = await browser.newContext();
  expect((await visitor.request.get(publicPage(listing.slug))).status()).toBe(404);
  await pressed(page, 'Publish again').click();
  await expect(pressed(page, 'Publish again')).toBeHidden();
  await expect.poll(async () => (await visitor.request.get(publicPage(listing.slug))).status()).toBe(200);

  await page.getByLabel('Page address').fill(`${listing.slug}-co`);
  await page.getByLabel('Page address').blur();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const moved = await visitor.request.get(publicPage(listing.slug));
  expect(moved.url()).toContain(publicPage(`${listing.slug}-co`));
  expect(moved.status()).toBe(200);
  await visitor.close();
});

test('the demo vendor has a draft to finish, with what is missing one press away', async ({
  page,
  context,
}) => {
  const draft = (await signInVendor(context)).find(({ published }) => !published);
  await page.goto(editorOf({ uuid: draft?.uuid ?? '' }));
  await expect(page.getByText(/^\d steps? left before you can submit$/)).toBeVisible();
  await expect(page.getByText(/^(5\d|6\d)% complete$/)).toBeVisible();
  await page.getByRole('list', { name: 'Left to do' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/section=/);
});
