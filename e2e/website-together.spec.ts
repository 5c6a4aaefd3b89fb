import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/inviting.ts';
import { joinWedding } from './support/join-wedding.ts';
import { test, untilHydrated } from './support/test.ts';
import { WEBSITE } from './support/website.ts';
import {
  CUSTOMIZE,
  coupleWithSite,
  EDIT,
  type EditedSite,
  openBlock,
  saved,
  WIDE,
} from './support/website-editor.ts';

test('two write the same block, see both versions, and one chooses', async ({ page, context, browser }) => {
  await page.setViewportSize(WIDE);
  const owner = await coupleWithSite(context);
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, owner, { role: 'PLANNER', firstName: 'Jonah' });
  const jonah = await other.newPage();
  await page.goto(EDIT);
  await jonah.goto(EDIT);
  await untilHydrated(jonah);
  await openBlock(page, 'Cover');
  await openBlock(jonah, 'Cover');
  await other.setOffline(true);
  await jonah.getByLabel('A few words').fill('From Jonah');
  await page.getByLabel('A few words').fill('From Maya');
  await expect(saved(page)).toBeVisible();
  await other.setOffline(false);
  const conflict = jonah.getByRole('status').filter({ hasText: 'Someone else changed “Cover” too' });
  await expect(conflict).toContainText('English: From Maya');
  await expect(conflict).toContainText('English: From Jonah');
  await expect(jonah.getByLabel('A few words')).toHaveValue('From Jonah');
  await expectAccessible(jonah);
  await jonah.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(jonah)).toBeVisible();
  await expect(page.getByLabel('A few words')).toHaveValue('From Jonah');
  await other.close();
});

test('two change the look, see both by name, and one chooses', async ({ page, context, browser }) => {
  await page.setViewportSize(WIDE);
  const owner = await coupleWithSite(context);
  const other = await browser.newContext({ viewport: WIDE });
  await joinWedding(other, owner, { role: 'PLANNER', firstName: 'Jonah' });
  const jonah = await other.newPage();
  await page.goto(CUSTOMIZE);
  await jonah.goto(CUSTOMIZE);
  const color = (of: Page, name: string) => of.getByRole('radio', { name, exact: true });
  // The code that saves comes with the first change.
  await color(jonah, 'Rosewood').check({ force: true });
  await expect(saved(jonah)).toBeVisible();
  await expect(color(page, 'Rosewood')).toBeChecked();
  await other.setOffline(true);
  await color(jonah, 'Olive').check({ force: true });
  await color(page, 'Cobalt').check({ force: true });
  await page.getByLabel('In place of your two names').fill('The Adlers');
  await expect(saved(page)).toBeVisible();
  await other.setOffline(false);
  const conflict = jonah.getByRole('status').filter({ hasText: 'changed the look of your website too' });
  await expect(conflict).toContainText('Colors: Cobalt');
  await expect(conflict).toContainText('Title in English: The Adlers');
  await expect(conflict).toContainText('Colors: Olive');
  await expect(conflict).not.toContainText('Type:');
  await expectAccessible(jonah);
  await jonah.getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(color(jonah, 'Cobalt')).toBeChecked();
  await expect(jonah.getByLabel('In place of your two names')).toHaveValue('The Adlers');
  await other.close();
});

test('nothing is lost offline, not even where the tab is closed', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await coupleWithSite(context);
  await page.goto(EDIT);
  await openBlock(page, 'Cover');
  await context.setOffline(true);
  await page.getByLabel('A few words').fill('Written in a tunnel');
  await expect(page.getByRole('status').filter({ hasText: /^Offline: 1 change/ })).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await next.setViewportSize(WIDE);
  await next.goto(EDIT);
  await untilHydrated(next);
  await openBlock(next, 'Cover');
  await expect(next.getByLabel('A few words')).toHaveValue('Written in a tunnel');
  await expect(saved(next)).toBeVisible();
  const { pages } = await callAs<EditedSite>(context, 'GET', WEBSITE);
  expect(pages[0]?.blocks[0]?.props.text).toEqual({ en: 'Written in a tunnel' });
});

test('who may only look is told whom to ask', async ({ page, context, browser }) => {
  const owner = await coupleWithSite(context);
  const family = await browser.newContext({ viewport: WIDE });
  await joinWedding(family, owner, { role: 'FAMILY', firstName: 'Lena' });
  const lena = await family.newPage();
  await lena.goto(EDIT);
  await untilHydrated(lena);
  await expect(lena.getByRole('heading', { level: 1, name: 'You can’t edit the website' })).toBeVisible();
  await expectAccessible(lena);
  await family.close();
  await page.goto(EDIT);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit pages' })).toBeVisible();
});
