import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addDays, calendarDateOf } from '../src/base/calendar-date.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { BUDGET, cell, coupleWithBudget, grid, readBudget, saved } from './support/budget-page.ts';
import { finger } from './support/finger.ts';
import { callAs } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const LONG_NAME =
  'A string quartet for the ceremony, the cocktail hour and the first two songs of the dinner';

async function nameLine(context: BrowserContext, from: string, name: string) {
  const { lines } = await readBudget(context);
  const uuid = lines.find((line) => line.name === from)?.uuid;
  await callAs(context, 'POST', '/web-api/v1/budget/changes', {
    uuid: crypto.randomUUID(),
    operations: [{ op: 'change', of: 'line', uuid, values: { name } }],
  });
}

test.describe('with a finger', () => {
  test.use({ profile: 'new', hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('a task is held, dragged to another month and let go', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context, { weddingDate: addDays(calendarDateOf(new Date()), 300) });
    await page.goto('/wedding-planning/checklist');
    const title = 'Agree on a total and who pays what';
    const row = page.getByRole('button', { name: new RegExp(`^${title}`) });
    const bar = page.getByRole('region', { name: 'Drop on a month' });
    const hand = await finger(page);

    // Whoever lets go where they began has moved nothing, and pressed nothing.
    await hand.putOn(row);
    await expect(bar).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await hand.lift();
    await expect(bar).toBeHidden();
    await expect(row).toHaveAttribute('aria-expanded', 'false');

    await hand.putOn(row);
    const month = bar.getByRole('listitem').nth(2);
    await expect(month).toBeVisible();
    const label = ((await month.textContent()) ?? '').replace(/\d+$/, '');
    await hand.moveTo(month);
    await hand.lift();
    await expect(toasts(page)).toContainText(`Moved to ${label}: ${title}`);
    await toasts(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(row).toBeVisible();
    // A tap is still one.
    await row.tap();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
  });

  test('a line of the budget is held, dragged before another and into another section', async ({
    page,
    context,
  }) => {
    await coupleWithBudget(context);
    await page.goto(BUDGET);
    const people = page.getByRole('region', { name: 'People you hire' });
    const names = () => people.getByRole('listitem').allTextContents();
    const card = (name: string) => people.getByRole('listitem').filter({ hasText: name });
    const first = (await names())[0] ?? '';
    expect(first).not.toContain('Music');
    const hand = await finger(page);
    await hand.putOn(card('Music'));
    await expect(page.getByText('Music', { exact: true })).toHaveCount(2);
    await hand.moveTo(people.getByRole('listitem').first());
    await hand.lift();
    await expect(people.getByRole('listitem').first()).toContainText('Music');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await hand.putOn(card('Music'));
    await expect(page.getByText('Music', { exact: true })).toHaveCount(2);
    await hand.moveTo(page.getByRole('button', { name: /^Place, food and drink/ }));
    await hand.lift();
    await expect(card('Music')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Place, food and drink' })).toContainText('Music');
    await saved(page);

    // The same with keys or a tap.
    const place = page.getByRole('region', { name: 'Place, food and drink' });
    await place.getByRole('listitem').filter({ hasText: 'Music' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Move up' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
    await expect(place.getByRole('listitem').last()).not.toContainText('Music');
  });

  test('a long name is read whole on a card', async ({ page, context }) => {
    await coupleWithBudget(context);
    await nameLine(context, 'Music', LONG_NAME);
    await page.goto(BUDGET);
    await expect(page.getByText(LONG_NAME)).toBeVisible();
    await expectNoOverflow(page);
    await page.getByText(LONG_NAME).tap();
    await expect(page.getByRole('dialog').getByRole('heading', { name: LONG_NAME })).toBeVisible();
    await expectNoOverflow(page);
  });
});

test('text that a cell cuts is whole below it, by key and by pointer', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await coupleWithBudget(context);
  await nameLine(context, 'Music', LONG_NAME);
  await page.goto(BUDGET);
  const whole = page.getByTestId('whole-text').filter({ visible: true });
  await grid(page).getByRole('rowheader', { name: LONG_NAME }).click();
  await expect(whole).toHaveText(LONG_NAME);
  await page.keyboard.press('ArrowDown');
  await expect(whole).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(whole).toHaveText(LONG_NAME);
  await expectNoOverflow(page);
  await expectAccessible(page);
  // It covers nothing that is pressed.
  await cell(page, 'Video', 'planned').click();
  await expect(whole).toHaveCount(0);
});
