import { expect } from '@playwright/test';
import { NEW_EVENT } from '../src/capabilities/guests/rules/new-event.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { actBeforeCode, press, untilSettled } from './support/early.ts';
import { callAs, coupleInviting } from './support/inviting.ts';
import { photoFile } from './support/photo-file.ts';
import { test, untilHydrated } from './support/test.ts';
import { changeLook, startSite, WEBSITE } from './support/website.ts';
import {
  blocks,
  CUSTOMIZE,
  coupleWithSite,
  EDIT,
  type EditedSite,
  openBlock,
  preview,
  saved,
  WIDE,
} from './support/website-editor.ts';

test('what is typed is saved by itself, seen in the preview, and there after a reload', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await openBlock(page, 'Cover');
  await page.getByLabel('A few words').fill('Bring shoes for grass');
  await expect(saved(page)).toBeVisible();
  await expect(preview(page).getByText('Bring shoes for grass')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  // A preview that arrives leads nowhere.
  await expect(preview(page).getByText('Bring shoes for grass')).toBeVisible();
  await expect(page.getByLabel('A few words')).toHaveValue('Bring shoes for grass');

  await page.goto(EDIT);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('There will be bread.');
  await page.getByRole('button', { name: 'Bullets' }).click();
  await expect(saved(page)).toBeVisible();
  const { pages } = await callAs<EditedSite>(context, 'GET', WEBSITE);
  const stored = pages[0]?.blocks.find(({ kind }) => kind === 'rich-text');
  expect(stored?.props.text).toEqual({
    en: [{ kind: 'bullets', items: [[{ text: 'There will be bread.' }]] }],
  });
  await expectAccessible(page);
});

test('a block is opened and written in before the page has its code', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  const words = page.getByLabel('A few words');
  await actBeforeCode(page, EDIT, async () => {
    await press(page, page.getByRole('link', { name: /^Cover/ }));
    await press(page, words);
    await page.keyboard.type('Written early');
  });
  await untilSettled(page);
  await expect(words).toHaveValue('Written early');
  await expect(preview(page).getByText('Written early')).toBeVisible();
  await expect(words).toBeFocused();

  await page.goBack();
  await expect(blocks(page).first()).toHaveAccessibleName('Cover: Written early');
  await page.goForward();
  await untilHydrated(page);
  await expect(words).toHaveValue('Written early');
  await page.getByRole('link', { name: 'All blocks of this page' }).click();
  await expect(blocks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await page.goBack();
  await expect(blocks(page).first()).toBeVisible();
});

test('pages and blocks are added, renamed, moved by keyboard, removed and brought back', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kids');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kids' })).toBeVisible();
  const pages = page.getByRole('grid', { name: 'Pages' });
  for (const name of ['For the kids', 'Little guests']) {
    await pages.getByRole('button', { name: 'More for' }).last().click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(pages.getByRole('row', { name })).toBeVisible();
  }

  await pages.getByRole('row', { name: 'Home' }).click();
  await expect(blocks(page).first()).toHaveAccessibleName(/Cover/);
  await page.getByRole('button', { name: 'More for Cover' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  await expect(blocks(page).first()).toHaveAccessibleName(/Names and date/);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(blocks(page).first()).toHaveAccessibleName(/Cover/);

  await page.getByRole('button', { name: 'More for Countdown' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(blocks(page).filter({ hasText: 'Countdown' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks(page).filter({ hasText: 'Countdown' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(blocks(page).filter({ hasText: 'Countdown' })).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  const site = await callAs<EditedSite>(context, 'GET', WEBSITE);
  expect(site.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['hero', 'names-and-date', 'rsvp']);
});

test('the preview shows the block that is opened, and the site as a guest of an event has it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleInviting(context, 'Ruth Adler, Hal Adler');
  await startSite(context, 'editorial');
  await callAs(context, 'POST', '/web-api/v1/guests/events', {
    ...NEW_EVENT,
    ...{ name: 'Rehearsal dinner', date: '2031-09-12', placeName: 'The Boathouse' },
  });
  await page.goto(EDIT);
  await openBlock(page, 'RSVP');
  await expect(preview(page).getByRole('link', { name: /RSVP/ }).last()).toBeInViewport();
  await page.getByRole('link', { name: 'All blocks of this page' }).click();
  await openBlock(page, 'Cover');
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeInViewport();

  await page.getByRole('grid', { name: 'Pages' }).getByRole('row', { name: 'Schedule' }).click();
  const secret = preview(page).getByText('The Boathouse').first();
  await expect(preview(page).getByText('Leopold House').first()).toBeVisible();
  await expect(secret).toHaveCount(0);
  const asGuest = async (name: string) => {
    await page.getByRole('button', { name: /As it looks to/ }).click();
    await page.getByRole('option', { name }).click();
  };
  await asGuest('A guest invited to Rehearsal dinner');
  await expect(secret).toBeVisible();
  await asGuest('A guest not invited to Rehearsal dinner');
  await expect(preview(page).getByText('Leopold House').first()).toBeVisible();
  await expect(secret).toHaveCount(0);
  await expectAccessible(page);
});

test('what lacks a language is marked until it has it', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await changeLook(context, { languages: ['en', 'es'] });
  await page.goto(EDIT);
  await openBlock(page, 'Cover');
  await page.getByLabel('A few words').fill('Bring shoes for grass');
  await page.getByRole('link', { name: 'All blocks of this page' }).click();
  const cover = blocks(page).first();
  await expect(cover).toContainText('Español missing');
  await page.getByRole('radio', { name: 'Español' }).click();
  await cover.click();
  const field = page.getByLabel('A few words in Español');
  await expect(page.getByText('English: Bring shoes for grass')).toBeVisible();
  await field.fill('Traigan zapatos para el césped');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'All blocks of this page' }).click();
  await expect(cover).not.toContainText('Español missing');
});

test('a photo is brought, and its focus point moved by arrow keys', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await openBlock(page, 'Cover');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload from this device' }).click();
  await (await chooser).setFiles(await photoFile('us'));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  const dot = page.getByRole('slider', { name: 'Focus point' });
  await expect(dot).toHaveAttribute('aria-valuetext', '50% from the left, 40% from the top');
  await dot.press('ArrowRight');
  await dot.press('ArrowDown');
  await expect(dot).toHaveAttribute('aria-valuetext', '55% from the left, 45% from the top');
  await page.getByLabel('Description for those who can’t see it').fill('The two of us at the river');
  await expect(saved(page)).toBeVisible();
  await expect(preview(page).getByRole('img', { name: 'The two of us at the river' })).toBeVisible();
  // What the bar covers as it stands there counts as too small to hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});

test('a value that cannot be kept is told at its field, and the one before stays', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Video/ })
    .click();
  const link = page.getByLabel('Link to the video');
  await link.fill('https://example.com/film');
  await link.blur();
  await expect(page.getByText("Something's wrong! Check your link.")).toBeVisible();
  await link.fill('https://vimeo.com/76979871');
  await expect(page.getByText("Something's wrong! Check your link.")).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test('pasted text that is too long is told at its field, stays there, and holds nothing else up', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  const paste = (type: string, data: string) =>
    text.evaluate(
      (field, [kind = '', words = '']) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, words);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [type, data],
    );
  await paste('text/plain', 'x'.repeat(100_000));
  await expect(page.getByText('A paragraph can have up to 4,000 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Saved all the same');
  await expect(saved(page)).toBeVisible();
  await expect(text).toContainText('xxxx');
  await expectNoOverflow(page);

  await text.press('ControlOrMeta+a');
  await paste('text/html', '<p>Come <b>early</b><script>alert(1)</script><img src=x onerror=alert(1)></p>');
  await expect(page.getByText('A paragraph can have up to 4,000 characters.')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await expect(preview(page).getByText('Saved all the same')).toBeVisible();
  const { pages } = await callAs<EditedSite>(context, 'GET', WEBSITE);
  const stored = pages[0]?.blocks.find(({ kind }) => kind === 'rich-text');
  expect(stored?.props.text).toEqual({
    en: [{ kind: 'paragraph', runs: [{ text: 'Come ' }, { text: 'early', bold: true }] }],
  });
});

test('colors, languages and title are chosen, and both pages are in order at every width', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(CUSTOMIZE);
  const second = page.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio').nth(1);
  await second.check({ force: true });
  await page.getByLabel('In place of your two names').fill('The Adlers');
  await page.getByRole('button', { name: /Add a language/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(second).toBeChecked();
  await expect(page.getByLabel('In place of your two names')).toHaveValue('The Adlers');
  await expect(page.getByRole('button', { name: 'Remove Español' })).toBeVisible();
  for (const path of [CUSTOMIZE, EDIT]) {
    if (path === EDIT) await page.goto(EDIT);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('radio', { name: 'Look' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
