import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import {
  BUDGET,
  cell,
  coupleWithBudget,
  paste,
  readBudget,
  row,
  saved,
  toasts,
} from './support/budget-page.ts';
import { callAs } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const WIDE = SIZES[1];

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('a budget starts with one number', async ({ page, context }) => {
      await page.setViewportSize(size);
      await signUp(context, 'couple', 'Maya');
      if (size === PHONE) await beginWedding(context);
      await page.goto(BUDGET);
      await expect(page.getByRole('heading', { name: 'What do you want to spend?' })).toBeVisible();
      await expect(page.getByText('Median. The Wedding Report, 2025')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start with this' }).click();
      await expect(page.getByText('Type an amount, like 25,000.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Your budget' }).fill('9999999999');
      await expect(page.getByText(/^Type an amount up to \$/)).toBeVisible();
      await page.getByRole('textbox', { name: 'Your budget' }).fill('36000');
      if (size === PHONE) await expect(page.getByText('$300 a guest, for 120 guests.')).toBeVisible();
      await page.getByText('My venue includes food and bar').click();
      await expect(page.getByText('Venue, dinner and bar')).toBeVisible();
      await page.getByText('My venue includes food and bar').click();
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Start with this' }).click();
      await expect(page.getByText('You’re on course to spend $36,000.')).toBeVisible();
      await expect(page).toHaveTitle('Budget · Ampersand');
      // It is theirs to share, also where the number began their wedding.
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

test('a part that comes later brings no second style sheet, for which the whole page would be drawn anew', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  await page.getByRole('button', { name: 'Who pays' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => href?.split('#')[0]),
  );
  expect(sheets.filter(Boolean)).toHaveLength(new Set(sheets.filter(Boolean)).size);
  expect(sheets.filter(Boolean)).toHaveLength(1);
});

test('the number itself is changed where it stands', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  for (const [typed, shown] of [
    ['40,000', '$40,000'],
    ['38000', '$38,000'],
  ] as const) {
    await page.getByRole('button', { name: 'Change your budget' }).click();
    await page.getByRole('textbox', { name: 'Your budget' }).fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your budget' })).toContainText(shown);
  }
  await expect(page.getByText('That’s $2,000 under.')).toBeVisible();
  await page.getByRole('button', { name: 'Change your budget' }).click();
  await page.getByRole('textbox', { name: 'Your budget' }).fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Type an amount, like 25,000.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await saved(page);
});

test('the grid is typed in, moved through and undone with keys alone', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  await cell(page, 'Photos', 'planned').click();
  await expect(cell(page, 'Photos', 'planned')).toBeFocused();
  await expect(page.getByRole('region', { name: 'In this cell' })).toContainText('Photos, planned');

  await page.keyboard.type('4100');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Photos', 'planned')).toHaveText('$4,100');
  await expect(cell(page, 'Video', 'planned')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That isn’t an amount.');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Photos', 'quoted')).toBeFocused();
  await page.keyboard.type('3900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4300');
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 'Photos', 'agreed')).toContainText('$200 over');
  await expect(cell(page, 'Photos', 'quoted')).toBeFocused();
  await expect(row(page, 'Photos')).toContainText('Booked');

  // A price for each of something, typed as one says it.
  await cell(page, 'Transport', 'planned').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12 x guests');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Transport', 'planned')).toHaveText('$1,440');
  await expect(row(page, 'Transport')).toContainText('$12 × 120 invited');

  await cell(page, 'Photos', 'quoted').click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Photos', 'quoted')).toHaveText('–');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 'Photos', 'quoted')).toHaveText('$3,900');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 'Photos', 'quoted')).toHaveText('–');

  // Lines change places, within their section and beyond.
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Photos')).toHaveAttribute('aria-rowindex', '6');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'Photos')).not.toHaveAttribute('aria-rowindex', '6');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(row(page, 'Venue').getByRole('rowheader')).toBeFocused();
  await saved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(cell(page, 'Photos', 'agreed')).toContainText('$4,300');
});

test('lines are added, split, folded, moved and removed with a way back', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  await cell(page, 'Video', 'planned').click();
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.keyboard.type('Photo booth');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Uncle Ray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Photo booth', 'who')).toHaveText('Uncle Ray');

  await row(page, 'Venue').getByRole('rowheader').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Split into parts' }).click();
  await page.keyboard.type('Site fee');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Site fee', 'planned')).toHaveText('$6,840');
  await expect(cell(page, 'Venue', 'planned')).toHaveText('$6,840');
  await page.getByRole('button', { name: 'Parts of Venue' }).click();
  await expect(row(page, 'Site fee')).toHaveCount(0);

  await row(page, 'Photo booth').getByRole('rowheader').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'To Everything else' }).click();
  await expect(row(page, 'Photo booth').getByRole('rowheader')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row(page, 'Photo booth')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Photo booth')).toHaveCount(1);
  await saved(page);
});

test('200 rows come in at once, cells are pasted and copied, and a file goes out and comes back', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  const lines = Array.from({ length: 200 }, (_, index) => `Thing ${index + 1}\t${index + 1}`);
  await row(page, 'Venue').getByRole('rowheader').click();
  await paste(page, ['Item\tPlanned', ...lines, 'Broken\tabc'].join('\n'));
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('200 new lines');
  await expect(dialog).toContainText('1 row left out');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring in 200 lines' }).click();
  await expect(toasts(page)).toContainText('Brought in 200 lines.');
  await expect.poll(async () => (await readBudget(context)).lines.length).toBe(217);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await readBudget(context)).lines.length).toBe(17);

  await cell(page, 'Photos', 'planned').click();
  await paste(page, '3,000\t2,900\n1,500\t\n');
  await expect(cell(page, 'Photos', 'quoted')).toHaveText('$2,900');
  await expect(cell(page, 'Video', 'planned')).toHaveText('$1,500');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const copied = await page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return data.getData('text/plain');
  });
  expect(copied).toBe('$3,000\t$2,900\n$1,500\t');
  await saved(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Spreadsheet/ }).click(),
  ]);
  const path = await file.path();
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a CSV file' }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(dialog.getByText('Everything here is in your budget already.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Bring in' })).toBeDisabled();
});

test('more than a budget holds is refused in a sentence, wherever it comes from', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  const tooMuch = 'That’s more than a budget holds. Copy only the rows you need.';
  const huge = 'Thing\t1\n'.repeat(260_000);
  await row(page, 'Venue').getByRole('rowheader').click();
  await paste(page, huge);
  await expect(toasts(page)).toContainText(tooMuch);
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  const rows = dialog.getByRole('textbox', { name: 'Rows' });
  await rows.evaluate((field: HTMLTextAreaElement, text) => {
    // As a paste does it: typing two million signs would take minutes.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, huge);
  await expect(dialog.getByText(tooMuch)).toBeVisible();
  await expect(rows).toHaveValue('');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a CSV file' }).click(),
  ]);
  await chooser.setFiles({ name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(huge) });
  await expect(
    dialog.getByText('That file is too large. Save the sheet as CSV and choose that.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await readBudget(context)).lines).toHaveLength(17);
});

test('a name of any length is told in short', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const { budget } = await coupleWithBudget(context);
  const [first] = budget.lines;
  const operations = [{ op: 'change', of: 'line', uuid: first?.uuid, values: { name: 'W'.repeat(120) } }];
  await callAs(context, 'POST', '/web-api/v1/budget/changes', { uuid: crypto.randomUUID(), operations });
  await page.goto(BUDGET);
  await page.getByRole('button', { name: /^WWW/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toasts(page).getByText(`${'W'.repeat(59)}… is gone.`)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('what is counted by the head moves when guests are added elsewhere', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  await expect(row(page, 'Dinner')).toContainText('120 invited');
  await callAs(context, 'POST', '/web-api/v1/guests/lines', {
    lines: 'Lee family (4)\nSam & Alex Cruz',
    side: 'A',
    list: 'INVITED',
  });
  await expect(row(page, 'Dinner')).toContainText('$51 × 6 invited');
  await expect(cell(page, 'Dinner', 'planned')).toHaveText('$306');

  await row(page, 'Dinner')
    .getByRole('button', { name: /invited/ })
    .click();
  const picker = page.getByRole('dialog', { name: 'How it’s counted' });
  await picker.getByText('A number you type').click();
  await picker.getByRole('textbox', { name: 'How many' }).fill('100');
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Use this' }).click();
  await expect(cell(page, 'Dinner', 'planned')).toHaveText('$5,100');
});
