import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

test('a table sorts by its headers and says so', async ({ page }) => {
  await openControl(page, 'data-table');
  const grid = page.getByRole('grid', { name: 'Leads', exact: true });
  const guests = grid.getByRole('columnheader', { name: 'Guests' });
  const first = grid.getByRole('row').nth(1);
  await expect(guests).toHaveAttribute('aria-sort', 'none');
  await expect(grid.getByRole('columnheader', { name: 'Tier' })).not.toHaveAttribute('aria-sort');
  await guests.getByRole('button').click();
  await expect(guests).toHaveAttribute('aria-sort', 'ascending');
  await expect(first.getByRole('gridcell').nth(2)).toHaveText('40');
  await guests.getByRole('button').press('Enter');
  await expect(guests).toHaveAttribute('aria-sort', 'descending');
  await expect(first.getByRole('gridcell').nth(2)).toHaveText('190');
  await expectAccessible(page);
});

test('rows are moved through, selected, extended and opened by keyboard', async ({ page }) => {
  await openControl(page, 'data-table');
  const box = example(page, 'Data table', 'Sort and select');
  const row = (name: string) => box.getByRole('row', { name });
  const status = box.getByRole('status');
  await expect(status).toHaveText('1 of 40 selected, opened: none');
  await box.getByRole('columnheader', { name: 'Credits' }).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(row('Maya & Jonah 1 Gold')).toBeFocused();

  await page.keyboard.press('Space');
  await expect(row('Maya & Jonah 1 Gold')).toHaveAttribute('aria-selected', 'true');
  await expect(status).toContainText('2 of 40 selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(status).toContainText('1 of 40 selected');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(status).toContainText('4 of 40 selected');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('opened: Ana & Sofia 4');
  await page.keyboard.press('End');
  await expect(row('Ana & Sofia 40')).toBeFocused();
  await expect(row('Ana & Sofia 40')).toBeInViewport();
  // The rows are one stop: the next one is outside of them.
  await page.keyboard.press('Tab');
  await expect(box.locator(':focus')).toHaveCount(0);
});

test('all rows are selected by one box, which knows of some', async ({ page }) => {
  await openControl(page, 'data-table');
  const box = example(page, 'Data table', 'Sort and select');
  const all = box.getByRole('checkbox', { name: 'Select all rows' });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press('Space');
  await expect(all).toBeChecked();
  await expect(box.getByRole('status')).toContainText('40 of 40 selected');
  await box.getByRole('checkbox', { name: 'Select Elise & Tom 2', exact: true }).click();
  await expect(box.getByRole('status')).toContainText('39 of 40 selected');
  await expect(all).toBeChecked({ indeterminate: true });
});

test('of 100,000 rows only those in sight exist, and the last is one key away', async ({ page }) => {
  await openControl(page, 'data-table');
  const box = example(page, 'Data table', '100,000 rows');
  const grid = box.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
  await box.getByRole('columnheader', { name: 'Credits' }).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const last = grid.getByRole('row', { name: /100000/ });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-rowindex', '100001');
  await expect(last).toBeInViewport();
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
  await page.keyboard.press('PageUp');
  await expect(last).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(grid.getByRole('row', { name: 'Maya & Jonah 1 Gold' })).toBeFocused();
});

test('a table without rows says why, and one that loads says so', async ({ page }) => {
  await openControl(page, 'data-table');
  await expect(page.getByRole('region', { name: 'No leads', exact: true })).toContainText('No leads yet');
  await expect(page.getByRole('region', { name: 'Loading leads' })).toHaveAttribute('aria-busy', 'true');
});

test('rows come with the wheel, before anything else was touched', async ({ page }) => {
  await openControl(page, 'data-table');
  const grid = page.getByRole('grid', { name: 'Leads with chosen columns' });
  await grid.scrollIntoViewIfNeeded();
  await grid.getByRole('row', { name: /Jonah 1 / }).hover();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.mouse.wheel(0, 5200);
    await expect(grid.getByRole('row', { name: new RegExp(` ${(turn + 1) * 100 + 1} `) })).toBeInViewport();
  }
  await expect(grid.getByRole('row', { name: /Jonah 1 / })).toHaveCount(0);
  await expect(grid.getByRole('columnheader', { name: 'Couple' })).toBeInViewport();
});

test('columns are shown and hidden by choice, all but the one that names the rows', async ({ page }) => {
  await openControl(page, 'data-table');
  const grid = page.getByRole('grid', { name: 'Leads with chosen columns' });
  const header = (name: string) => grid.getByRole('columnheader', { name });
  await expect(header('Tier')).toBeVisible();
  await expect(header('Credits')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await expect(chooser.getByRole('checkbox')).toHaveCount(3);
  await chooser.getByText('Credits').click();
  await chooser.getByRole('checkbox', { name: 'Tier' }).press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect(header('Credits')).toBeVisible();
  await expect(header('Tier')).toHaveCount(0);
  await expect(grid.getByRole('row').nth(1)).toHaveText('Maya & Jonah 1408');
});

test('the header stays in sight, and a row that comes back is not covered by it', async ({ page }) => {
  await openControl(page, 'data-table');
  const grid = page.getByRole('grid', { name: 'Leads', exact: true });
  const header = grid.getByRole('columnheader', { name: 'Couple' });
  await header.getByRole('button').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(grid.getByRole('row', { name: /Sofia 40/ })).toBeFocused();
  await expect(header).toBeInViewport();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowUp');
  const row = grid.getByRole('row', { name: /Sofia 28/ });
  await expect(row).toBeFocused();
  const [rowBox, headBox] = [await row.boundingBox(), await header.boundingBox()];
  expect(rowBox?.y).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
});

test('a key that leads no further does not call the focus back later', async ({ page }) => {
  await openControl(page, 'data-table');
  const grid = page.getByRole('grid', { name: 'Leads', exact: true });
  const sort = grid.getByRole('columnheader', { name: 'Couple' }).getByRole('button');
  const first = grid.getByRole('row', { name: /Jonah 1 / });
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await sort.focus();
  await first.hover();
  await page.mouse.wheel(0, 1_000);
  await expect(first).toHaveCount(0);
  await expect(sort).toBeFocused();
});
