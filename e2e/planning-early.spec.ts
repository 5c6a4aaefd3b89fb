import { expect } from '@playwright/test';
import { BUDGET, cell, coupleWithBudget, row } from './support/budget-page.ts';
import { actBeforeCode, press } from './support/early.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('a number that is typed and sent before the page has its code begins the budget', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await actBeforeCode(page, BUDGET, async () => {
    await page.getByRole('textbox', { name: 'Your budget' }).fill('36000');
    await press(page, page.getByRole('button', { name: 'Start with this' }));
  });
  await expect(page.getByText('You’re on course to spend $36,000.')).toBeVisible();
  await expect(page).toHaveURL(BUDGET);
});

test('a task that is ticked, and a button pressed, before the page has its code', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context);
  const box = page.getByRole('checkbox', { name: 'Choose a season and three dates' });
  await actBeforeCode(page, '/wedding-planning/checklist', async () => {
    await press(page, box);
  });
  await expect(page.getByText('1 of 62 done')).toBeVisible();
  await actBeforeCode(page, '/wedding-planning/checklist', async () => {
    await press(page, page.getByRole('button', { name: 'Add a task' }).first());
  });
  await expect(page.getByRole('dialog', { name: 'Add a task' })).toBeVisible();
});

test('without a connection a line is opened and a slip is told, and the page stays', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await coupleWithBudget(context);
  const parts = page.waitForResponse(/assets\/toast-/);
  await page.goto(BUDGET);
  await parts;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await cell(page, 'Video', 'planned').click();
  await page.keyboard.type('a lot');
  await page.getByRole('heading', { name: 'What if…' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('“a lot” wasn’t saved.');
  await page.getByRole('button', { name: 'Who pays what' }).click();
  await page.getByRole('dialog', { name: 'Who pays what' }).getByRole('button', { name: 'Close' }).click();
  await row(page, 'Video').getByRole('rowheader').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Details, payments and files' }).click();
  await expect(page.getByRole('dialog', { name: 'Video' })).toBeVisible();
});
