import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pressByKeys, tabTo } from './support/go-by-keys.ts';
import { beginChart, openMode, saved } from './support/seating-page.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

test('by keys alone tables are moved, measured, chosen together, aligned, copied, removed and brought back', async ({
  page,
  context,
}) => {
  await beginChart({ page, context, size: SIZES[1], tables: 3 });
  await openMode(page, 'Room');
  const table = (number: number) => page.getByRole('button', { name: new RegExp(`^Table ${number}(,|$)`) });
  const undo = (words: string) => page.getByRole('button', { name: `Undo ${words}` });

  await table(1).press('ArrowDown');
  await expect(undo('moving Table 1')).toBeVisible();
  await expect(page.getByText(/^Between the chairs: .* to Table \d\.$/)).toBeVisible();
  await table(1).press('Shift+ArrowRight');
  await table(2).press('Shift+Enter');
  await expect(page.getByRole('heading', { name: '2 tables' })).toBeVisible();
  await page.getByRole('button', { name: 'In one row' }).press('Enter');
  await expect(undo('moving 2 tables').or(undo('moving Table'))).toBeVisible();
  await page.getByRole('button', { name: 'Turn right' }).press('Enter');
  await expect(undo('turning 2 tables')).toBeVisible();
  await expectAccessible(page);

  await table(3).press('Enter');
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect(undo('adding Table 4')).toBeVisible();
  await table(4).press('Delete');
  await expect(table(4)).toHaveCount(0);
  await expect(undo('removing Table 4')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid removing Table 4.')).toBeVisible();
  await expect(table(4)).toBeVisible();

  await table(4).press('Enter');
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Table 4' });
  await editor.getByRole('textbox', { name: 'Number' }).fill('2');
  await page.keyboard.press('Tab');
  await expect(editor.getByText('There is a Table 2 already.')).toBeVisible();
  // Half a chair is none.
  await editor.getByRole('textbox', { name: 'Chairs' }).fill('7.5');
  await page.keyboard.press('Tab');
  await expect(editor.getByRole('textbox', { name: 'Chairs' })).toHaveValue('8');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Friends');
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(undo('renaming Friends').or(undo('renaming Table 4'))).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test('by keys alone people are picked up, put down, locked and unseated on the chart', async ({
  page,
  context,
}) => {
  await beginChart({ page, context, size: SIZES[1] });
  const chair = (seat: number) => page.getByRole('button', { name: `Table 1, chair ${seat}:` });
  await page.getByRole('button', { name: 'Theo Hart', exact: true }).press('Enter');
  await chair(1).press('Enter');
  await expect(chair(1)).toHaveAccessibleName(/Theo Hart/);
  await chair(1).press('l');
  await expect(chair(1)).toHaveAccessibleName(/locked/);
  await chair(1).press('l');
  await expect(chair(1)).not.toHaveAccessibleName(/locked/);
  await chair(1).press('Enter');
  await chair(3).press('Enter');
  await expect(chair(3)).toHaveAccessibleName(/Theo Hart/);
  await expect(page.getByRole('button', { name: 'Undo moving Theo Hart' })).toBeVisible();
  await chair(3).press('Delete');
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await expect(page.getByText('Theo Hart is not seated anymore.')).toBeVisible();
});

test('by keys alone the search is begun and stopped, ways are shown and used, rules are checked, and paper comes', async ({
  page,
  context,
}) => {
  await beginChart({ page, context, size: SIZES[1] });
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  // The search begins, and finds nothing until the line lets its code through.
  const { promise: line, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search-worker-*.js', async (route) => {
    await line;
    await route.continue().catch(() => undefined);
  });
  await pressByKeys(page, button('Seat all 4'));
  await expect(page.getByRole('progressbar', { name: 'Looking for the best seats for 4' })).toBeVisible();
  await expectAccessible(page);
  await pressByKeys(page, button('Stop'));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  release();

  await pressByKeys(page, button('Theo Hart'));
  await page.getByRole('button', { name: 'Table 1, chair 1:' }).press('Enter');
  await expect(page.getByText('1 of 4 seated')).toBeVisible();
  await pressByKeys(page, button('Show me ways'));
  const offer = page.getByRole('region', { name: 'Fewest moves' });
  await pressByKeys(page, offer.getByRole('button', { name: /^Use this/ }));
  await expect(page.getByText('4 of 4 seated')).toBeVisible();

  // Where the offer was, not at the top of the page.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await chooseMode('Check');
  await pressByKeys(page, button('Can all rules be kept?'));
  await expect(page.getByText('Yes. There are seats that keep every rule.')).toBeVisible();
  await chooseMode('Print');
  const paper = page.waitForEvent('download');
  await pressByKeys(page, page.getByRole('link', { name: 'PDF of the seating chart' }));
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  await tabTo(page, page.getByRole('textbox', { name: 'Whom is it for?' }));
  await page.keyboard.type('Riverside Barn');
  await pressByKeys(page, button('Make a link'));
  await expect(
    page.getByRole('textbox', { name: /link/i }).or(page.getByText('Riverside Barn')).first(),
  ).toBeVisible();

  /** The modes are one stop; arrows go from one to the next. */
  async function chooseMode(name: string): Promise<void> {
    const mode = page.getByRole('radio', { name, exact: true });
    await tabTo(page, page.getByRole('radiogroup', { name: 'What you see' }));
    for (let step = 0; step < 3 && !(await mode.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(mode).toBeChecked();
  }
});
