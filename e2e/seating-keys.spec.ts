import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { coupleToSeat, openMode, SEATING, saved } from './support/seating-page.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

test('by keys alone tables are moved, measured, chosen together, aligned, copied, removed and brought back', async ({
  page,
  context,
}) => {
  await coupleToSeat(context);
  await page.setViewportSize(SIZES[1]);
  await page.goto(SEATING);
  await page.getByRole('textbox', { name: 'How many guests?' }).fill('20');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Lay out 3 tables' }).press('Enter');
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
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
  await coupleToSeat(context);
  await page.setViewportSize(SIZES[1]);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).press('Enter');
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
