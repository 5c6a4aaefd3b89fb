import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginChart, coupleToSeat, SEATING, saved, tableCard } from './support/seating-page.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

test('a plan is begun from nothing, seated by the search, undone and done again', async ({
  page,
  context,
}) => {
  await coupleToSeat(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SEATING);
  await page.getByRole('textbox', { name: 'How many guests?' }).fill('20');
  await page.keyboard.press('Tab');
  await expect(page.getByText('3 tables of 8, 60 in round: 24 seats')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lay out 3 tables' }).click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seat all 4' }).click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
  await expect(page.getByText('Everyone has a chair.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  for (const mode of ['Check', 'Room', 'Print']) {
    await page.getByRole('radio', { name: mode, exact: true }).click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
});

test('on a phone, by keyboard alone: somebody is seated, locked and unseated', async ({ page, context }) => {
  await beginChart({ page, context, size: PHONE });
  await page.getByRole('button', { name: 'Open list' }).press('Enter');
  const tray = page.getByRole('dialog', { name: 'Not seated yet' });
  await expect(tray.getByRole('button', { name: 'Theo Hart', exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tray).toHaveCount(0);
  await tableCard(page, 'Table 1').press('Enter');
  await page.getByRole('button', { name: 'Add guest to chair 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Table 1, chair 2' });
  await dialog.getByRole('button', { name: 'Theo Hart' }).press('Enter');
  await expect(page.getByText('1 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Options for Theo Hart' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Lock this seat' }).press('Enter');
  await expect(page.getByRole('img', { name: ', locked' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Options for Theo Hart' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Unseat' }).press('Enter');
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test('a rule stands in the way of a move, and the plan is walked by arrow keys', async ({
  page,
  context,
}) => {
  await beginChart({ page, context, size: SIZES[1] });
  await page.getByRole('radio', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const names = page.getByRole('combobox', { name: 'Guests' });
  for (const name of ['Theo Hart', 'Dana Klein']) {
    await names.fill(name);
    await page.getByRole('option', { name }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('button', { name: /Keep Theo Hart and Dana Klein at/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Seat' }).click();
  const chair = (seat: number) => page.getByRole('button', { name: `Table 1, chair ${seat}:` });
  await page.getByRole('button', { name: 'Theo Hart', exact: true }).click();
  await chair(1).focus();
  await page.keyboard.press('Enter');
  await expect(chair(1)).toHaveAccessibleName(/Theo Hart/);
  await page.getByRole('button', { name: 'Dana Klein', exact: true }).click();
  await chair(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chair(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Seating Dana Klein at Table 1 would break 1 rule');
  await question.getByRole('button', { name: 'Don’t seat here' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('1 of 4 seated')).toBeVisible();
});
