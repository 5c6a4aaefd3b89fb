import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { BUDGET, cell, coupleWithBudget, readBudget, row, saved, toasts } from './support/budget-page.ts';
import { callAs } from './support/inviting.ts';
import { joinWedding } from './support/join-wedding.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const WIDE = SIZES[1];

test('two partners type at once, and each takes back their own', async ({ page, context, browser }) => {
  await page.setViewportSize(WIDE);
  const { owner } = await coupleWithBudget(context);
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, owner, { role: 'OWNER', firstName: 'Jonah' });
  const jonah = await other.newPage();
  await page.goto(BUDGET);
  await jonah.goto(BUDGET);

  await cell(page, 'Photos', 'planned').click();
  await cell(jonah, 'Video', 'planned').click();
  await page.keyboard.type('4000');
  await jonah.keyboard.type('2200');
  await Promise.all([page.keyboard.press('Enter'), jonah.keyboard.press('Enter')]);
  // Without a reload.
  await expect(cell(page, 'Video', 'planned')).toHaveText('$2,200');
  await expect(cell(jonah, 'Photos', 'planned')).toHaveText('$4,000');

  // What one types stays while the other’s change comes in.
  await cell(page, 'Music', 'planned').click();
  await page.keyboard.type('1234');
  await cell(jonah, 'Transport', 'planned').click();
  await jonah.keyboard.type('700');
  await jonah.keyboard.press('Enter');
  await expect(cell(page, 'Transport', 'planned')).toHaveText('$700');
  await page.keyboard.press('Enter');
  await expect(cell(jonah, 'Music', 'planned')).toHaveText('$1,234');

  // Each step back is one’s own: Maya’s leaves Jonah’s figures alone.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(jonah, 'Photos', 'planned')).toHaveText('$3,240');
  await expect(cell(page, 'Transport', 'planned')).toHaveText('$700');
  await jonah.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 'Transport', 'planned')).toHaveText('$540');
  await expect(cell(page, 'Video', 'planned')).toHaveText('$2,200');
  await other.close();
});

test('partners see each other, and the cell the other is in', async ({ page, context, browser }) => {
  await page.setViewportSize(WIDE);
  const { owner } = await coupleWithBudget(context);
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, owner, { role: 'OWNER', firstName: 'Jonah' });
  const jonah = await other.newPage();
  await page.goto(BUDGET);
  await jonah.goto(BUDGET);
  await expect(page.getByRole('status').filter({ hasText: 'Jonah is here' })).toBeVisible();
  await expect(jonah.getByRole('status').filter({ hasText: 'Maya is here' })).toBeVisible();

  await cell(jonah, 'Video', 'quoted').click();
  await expect(cell(page, 'Video', 'quoted').getByText('Jonah')).toBeVisible();
  await expect(cell(page, 'Video', 'planned').getByText('Jonah')).toHaveCount(0);
  await expectAccessible(page);
  await jonah.keyboard.press('ArrowDown');
  await expect(cell(page, 'Flowers and decor', 'quoted').getByText('Jonah')).toBeVisible();
  await expect(cell(page, 'Video', 'quoted').getByText('Jonah')).toHaveCount(0);

  await jonah.close({ runBeforeUnload: true });
  await expect(page.getByText('Jonah is here')).toHaveCount(0);
  await other.close();
});

test('what one types into a line that the other removes is given back, in a cell and in the drawer', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  const { budget } = await coupleWithBudget(context);
  const remove = (name: string) => {
    const uuid = budget.lines.find((line) => line.name === name)?.uuid;
    const operations = [{ op: 'remove', of: 'line', uuid }];
    return callAs(context, 'POST', '/web-api/v1/budget/changes', { uuid: crypto.randomUUID(), operations });
  };
  await page.goto(BUDGET);
  await cell(page, 'Video', 'planned').click();
  await page.keyboard.type('4321');
  await remove('Video');
  await expect(toasts(page)).toContainText('“4321” wasn’t saved. Its line was removed meanwhile.');
  await expect(toasts(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  // The hand goes on in the row that took its place.
  await expect(cell(page, 'Flowers and decor', 'planned')).toBeFocused();
  await expectAccessible(page);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();

  await row(page, 'Music').getByRole('rowheader').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Details, payments and files' }).click();
  await page
    .getByRole('dialog', { name: 'Music' })
    .getByRole('textbox', { name: 'Note' })
    .fill('A long thought');
  await remove('Music');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toasts(page)).toContainText('The line you had open was removed.');
  await expect(toasts(page)).toContainText('removed some of this a moment ago, so that part is gone.');
  await expect(toasts(page).getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('a payment is not noted for a line that went meanwhile', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  const { budget } = await coupleWithBudget(context);
  await page.goto(BUDGET);
  await page.getByRole('button', { name: 'Add a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a payment' });
  await dialog.getByRole('button', { name: /For/ }).click();
  await page.getByRole('option', { name: 'Music' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('500');
  const uuid = budget.lines.find(({ name }) => name === 'Music')?.uuid;
  const operations = [{ op: 'remove', of: 'line', uuid }];
  await callAs(context, 'POST', '/web-api/v1/budget/changes', { uuid: crypto.randomUUID(), operations });
  await expect(row(page, 'Music')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Choose what it’s for.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(/500/);
});

test('minutes without a connection lose nothing, a reload included', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithBudget(context);
  await page.goto(BUDGET);
  await cell(page, 'Photos', 'planned').click();
  // The page itself can still be loaded: only what it sends gets lost on the way.
  const lose = (url: URL) => url.pathname.startsWith('/web-api/v1/budget/changes');
  await page.route(lose, (route) => route.abort('internetdisconnected'));
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1800.50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offline: 3 changes kept on this device')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(cell(page, 'Photos', 'planned')).toHaveText('$4,321');
  await expect(page.getByText('Offline: 3 changes kept on this device')).toBeVisible();
  await page.unroute(lose);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved(page);
  const { lines } = await readBudget(context);
  expect(lines.find(({ name }) => name === 'Photos')?.priceCents).toBe(432_100);
  await page.reload();
  await expect(cell(page, 'Video', 'planned')).toHaveText('$1,800.50');
});

test('a planner sees no money until the couple lets them', async ({ page, context, browser }) => {
  await page.setViewportSize(WIDE);
  const { owner } = await coupleWithBudget(context);
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, owner, { role: 'PLANNER', firstName: 'Pia' });
  const pia = await other.newPage();
  await pia.goto(BUDGET);
  await expect(pia.getByRole('heading', { name: 'The budget is private' })).toBeVisible();
  await expect(pia.getByText('Maya and Jonah decide who sees what things cost.')).toBeVisible();
  await expectAccessible(pia);

  await page.goto(BUDGET);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your budget' });
  await dialog.getByRole('radiogroup', { name: 'Your planner' }).getByText('See it', { exact: true }).click();
  await expectAccessible(page);

  // Without a reload of hers.
  await expect(row(pia, 'Photos')).toBeVisible();
  await expect(pia.getByRole('button', { name: 'Add line' })).toHaveCount(0);
  await expect(pia.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await cell(pia, 'Photos', 'planned').click();
  await pia.keyboard.type('5');
  await expect(cell(pia, 'Photos', 'planned')).toHaveText('$3,240');
  await expectAccessible(pia);
  await other.close();
});
