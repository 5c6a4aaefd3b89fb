import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendorOf } from './support/demo-people.ts';
import { untilSettled } from './support/early.ts';
import { newListing } from './support/new-listing.ts';
import { watchPage } from './support/page-watch.ts';
import { csrf } from './support/people.ts';
import { photoFile } from './support/photo-file.ts';
import { test } from './support/test.ts';

const LISTING = '/inspire/vendors/listing';

async function openEditor(page: Page, search: string): Promise<void> {
  await (await watchPage(page)).open(`${LISTING}?${search}`);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Letters alone: digits in a row would be taken for a phone number. */
const addition = () => `We light the fire at dusk, ${randomUUID().replaceAll(/[^a-f]/g, '')}.`;

test('a text saves itself and is there after a reload', async ({ page, context }) => {
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await openEditor(page, `storefront=${uuid}`);
  const words = section(page, 'Description').getByRole('textbox');
  const text = addition();
  await words.press('Control+End');
  await words.pressSequentially(` ${text}`);
  await expect(section(page, 'Description').getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(section(page, 'Description').getByRole('textbox')).toHaveValue(new RegExp(text));
});

test('what is typed without a line survives a killed tab and is saved when the line is back', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openEditor(page, `storefront=${uuid}`);
  const text = addition();
  await context.setOffline(true);
  const words = section(page, 'Description').getByRole('textbox');
  await words.press('Control+End');
  await words.pressSequentially(` ${text}`);
  await expect(section(page, 'Description').getByText('You’re offline.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await openEditor(again, `storefront=${uuid}`);
  await expect(section(again, 'Description').getByRole('textbox')).toHaveValue(new RegExp(text));
  await expect(section(again, 'Description').getByText('Saved', { exact: true })).toBeVisible();
});

test('a phone number waits beside the listing, and the page keeps the earlier text', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await openEditor(page, `storefront=${uuid}`);
  const description = section(page, 'Description');
  const words = description.getByRole('textbox');
  await words.press('Control+End');
  await words.pressSequentially(' Call 845 555 0134.');
  await words.blur();
  await expect(description.getByText('This text is waiting')).toBeVisible();
  await expect(description.getByText(/Phone and other personal numbers aren’t allowed/)).toBeVisible();
  for (let letter = 0; letter < ' Call 845 555 0134.'.length; letter += 1) await words.press('Backspace');
  await expect(description.getByText('This text is waiting')).toBeHidden();
});

test('amounts are whole dollars, and one with cents stays as it is until somebody types there', async ({
  page,
  context,
}) => {
  const listing = await newListing(context, 'Mina');
  const address = `/web-marketplace-api/v1/manage/storefronts/${listing.uuid}/listing`;
  const budget = async () => {
    const { sections } = await (await context.request.get(address)).json();
    return sections.find(({ key }: { key: string }) => key === 'target-budget');
  };
  const { version, values } = await budget();
  await context.request.put(`${address}/sections/target-budget`, {
    headers: await csrf(context),
    data: { version, values: { ...values, targetCoupleBudgetMin: 100_050 } },
  });
  await openEditor(page, `storefront=${listing.uuid}`);
  const form = section(page, 'Target budget');
  const [from, to] = [form.getByLabel('From', { exact: true }), form.getByLabel('To', { exact: true })];
  await expect(from).toHaveValue('$1,001');
  await from.focus();
  await to.fill('plenty');
  await expect(form.getByText('Invalid dollar amount.')).toBeVisible();
  await expect(to).toHaveValue('plenty');
  await expect(form.getByRole('status')).toHaveText('Not all of it is saved. Check the amount marked above.');
  await to.fill('8,000.49');
  await to.blur();
  await expect(to).toHaveValue('$8,000');
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  expect((await budget()).values).toMatchObject({
    targetCoupleBudgetMin: 100_050,
    targetCoupleBudgetMax: 800_000,
  });
});

test('the history says what changed, and undoes it', async ({ page, context }) => {
  const { uuid } = await newListing(context, 'Nell');
  await openEditor(page, `storefront=${uuid}`);
  const description = section(page, 'Description');
  const words = description.getByRole('textbox');
  const before = await words.inputValue();
  await words.press('Control+End');
  await words.pressSequentially(' Dogs are welcome.');
  await expect(description.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('About your business')).toBeVisible();
  await expect(history.getByText(/^… .* Dogs are welcome\.$/)).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Undo this change of Description' }).click();
  await expect(page.getByText('Description is as it was before')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(words).toHaveValue(before);
});

test('of two tabs that wrote the same text, the later one is told that its own is not saved', async ({
  page,
  context,
}) => {
  const { uuid } = await newListing(context, 'Odo');
  const other = await context.newPage();
  await openEditor(page, `storefront=${uuid}`);
  await openEditor(other, `storefront=${uuid}`);
  const [mine, theirs] = [section(page, 'Description'), section(other, 'Description')];
  const before = await mine.getByRole('textbox').inputValue();
  // Not told of the other's change before it saves its own.
  await page.route('**/manage/storefronts/*/listing', (route) => route.abort());
  await theirs.getByRole('textbox').fill(`${before} From two.`);
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible();
  await mine.getByRole('textbox').fill(`${before} From one.`);
  await expect(mine.getByText('Somebody else changed this too')).toBeVisible();
  await expect(mine.getByText('Yours isn’t saved yet. Choose which one to keep.')).toBeVisible();
  await page.unroute('**/manage/storefronts/*/listing');
  await mine.getByRole('button', { name: 'Keep yours' }).click();
  await expect(mine.getByText('Saved', { exact: true })).toBeVisible();
  await expect(mine.getByRole('textbox')).toHaveValue(`${before} From one.`);
  await other.close();
});

test('on a phone one section at a time, by the row of names and by Next', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await openEditor(page, `storefront=${uuid}`);
  await expect(section(page, 'Basics')).toBeVisible();
  await expect(section(page, 'Description')).toBeHidden();
  await page.getByRole('link', { name: 'Next: Description' }).click();
  await expect(section(page, 'Description')).toBeVisible();
  await expect(section(page, 'Basics')).toBeHidden();
  await page.goBack();
  await expect(section(page, 'Basics')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, { withShell: true });
});

test('the editor is accessible on a wide screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await openEditor(page, `storefront=${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit listing' })).toBeVisible();
  await expectAccessible(page, { withShell: true });
});

test('a link that is no photo says why, and no private address is asked', async ({ page, context }) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openEditor(page, `storefront=${uuid}&section=photos`);
  await page.getByRole('button', { name: 'Add a photo by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photo by link' });
  const link = dialog.getByRole('textbox', { name: 'Link to the photo' });
  for (const [typed, said] of [
    ['not a link', 'Please enter a valid web address.'],
    ['http://127.0.0.1/barn.jpg', 'Please enter a valid web address.'],
    ['http://localhost.localdomain/barn.jpg', 'That isn’t a link we can read.'],
  ] as const) {
    await link.fill(typed);
    await dialog.getByRole('button', { name: 'Add photo' }).click();
    await expect(dialog.getByText(said)).toBeVisible();
    await expect(link).toHaveValue(typed);
  }
  await expectAccessible(page);
});

test('photos are sent, described, moved and removed, and come back by Undo', async ({ page, context }) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openEditor(page, `storefront=${uuid}&section=photos`);
  const photos = page.getByRole('grid', { name: 'Photos' });
  // The list of hundreds has only rows in sight; its heading counts them all.
  const heading = page.getByRole('heading', { name: /^Photos \(\d+\)$/ });
  const before = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose photos' }).click(),
  ]);
  await chooser.setFiles([await photoFile('one'), await photoFile('two')]);
  await expect(heading).toHaveText(`Photos (${before + 2})`);
  const name = `Photo ${before + 2}`;
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Describe and focus' }).click();
  const words = `A bride on the stairs, ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await page.getByRole('dialog').getByRole('textbox', { name: 'Description' }).fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Options for ${words}` }).click();
  await page.getByRole('menuitem', { name: 'Move to the front' }).click();
  await expect(photos.getByRole('row').first()).toHaveAccessibleName(new RegExp(words));
  await page.getByRole('button', { name: `Options for ${words}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(photos.getByRole('row', { name: words })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photos.getByRole('row', { name: words })).toBeVisible();
  await page.reload();
  await expect(photos.getByRole('row').first()).toHaveAccessibleName(new RegExp(words));
});

test('End and Home lead to the last and the first photo, and the page stays with them', async ({
  page,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-photographers');
  await openEditor(page, `storefront=${uuid}&section=photos`);
  const rows = page.getByRole('grid', { name: 'Photos' }).getByRole('row');
  await rows.first().focus();
  for (const [key, row] of [
    ['End', rows.last()],
    ['Home', rows.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
    await untilSettled(page);
    await expect(row).toBeInViewport();
  }
});
