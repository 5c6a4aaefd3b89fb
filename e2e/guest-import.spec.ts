import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginWedding, signUp } from './support/people.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const BUILD = '/wedding-planning/guests/build';

const MESSY = `Our guests,,,,
Name,Email,Address,RSVP,Comments
Ana & Tom Lee,ana@people.example; tom@people.example,"1 Elm St, Hudson, NY 12534",Yes,
"Park, Mia",mia at home,,,vegan
The Okafor Family (4),,,,
,nobody@people.example,,,
Mr. and Mrs. John Smith,,,no,
Ana & Tom Lee,,,,
Zoë Roe +1,zoe@people,,,`;

async function newCouple(context: BrowserContext): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
}

/** In the old encoding of Windows, unless it is said otherwise. */
async function bring(page: Page, text: string, encoding: BufferEncoding = 'latin1'): Promise<void> {
  await page.goto(BUILD);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });
  await expect(page).toHaveURL(/\/guests\/import\//);
}

async function fix(page: Page, field: string, value: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  await box.fill(value);
  await page.getByRole('listitem').filter({ has: box }).getByRole('button', { name: 'Fix' }).click();
  await expect(box).toBeHidden();
}

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('a messy spreadsheet is brought in, corrected, imported and undone', async ({ page, context }) => {
      await page.setViewportSize(size);
      await newCouple(context);
      await bring(page, MESSY);
      await expect(page.getByRole('button', { name: /Address/ })).toContainText('Whole address');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.getByRole('button', { name: /Need a fix 3/ }).click();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await fix(page, 'Row 4, Email', 'mia@people.example');
      await fix(page, 'Row 6, Name', 'Nora Nobody');
      await fix(page, 'Row 9, Email', '');
      await page.getByRole('button', { name: /^All/ }).click();
      await expect(page.getByText('Twice in the file').last()).toBeVisible();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByText('Your list is in')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to your guest list' }).click();
      await expect(page.getByText('Mia Park').first()).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import is undone')).toBeVisible();
      await page.getByRole('link', { name: 'Go to your guest list' }).click();
      await expect(page.getByText('Who’s coming?')).toBeVisible();
    });
  });
}

test('names are typed one after the other, taken back, and a list is pasted', async ({ page, context }) => {
  await newCouple(context);
  await page.goto(BUILD);
  const names = page.getByRole('textbox', { name: 'Names' });
  await names.fill('Sam & Alex Lee');
  await names.press('Enter');
  const added = page.getByRole('region', { name: 'Just added' });
  await expect(added).toContainText('Sam and Alex Lee');
  await names.fill('Ana Cruz +1');
  await names.press('Enter');
  await expect(added.getByRole('listitem')).toHaveCount(2);
  await added.getByRole('button', { name: 'Undo Sam and Alex Lee' }).click();
  await expect(added.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'Or paste it here' })
    .fill('First\tLast\tParty\nTom\tPark\tParks\nMia\tPark\tParks\nAna\tCruz\tAna Cruz');
  await page.getByRole('button', { name: 'Read this list' }).click();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 household will be added' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Your list is in')).toBeVisible();
});

test('what is filtered is exported, and comes back as the same', async ({ page, context }) => {
  await newCouple(context);
  await bring(page, 'Name,List\nAna Lee,Invited\nTom Park,Later');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Your list is in')).toBeVisible();
  await page.goto('/wedding-planning/guests?list=LATER');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export 1 shown' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text).toContain('Tom Park');
  expect(text).not.toContain('Ana Lee');
  await bring(page, text, 'utf8');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('button', { name: /Already there 1/ })).toBeVisible();
});
