import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { databaseUnderTest } from './support/database-in.ts';
import { beginWedding, signUp } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const CHECKLIST = '/wedding-planning/checklist';
const PDF = { name: 'floor plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\na plan') };

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).last();
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });

/** In three hundred days, whatever day it is. */
function weddingDate(): string {
  return new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
}

async function couple(context: BrowserContext): Promise<string> {
  const email = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: weddingDate(),
  });
  return email;
}

/** Somebody new in this owner's wedding; how they are invited is told in account.spec.ts. */
async function join(context: BrowserContext, owner: string, { name, role }: { name: string; role: string }) {
  const email = await signUp(context, 'couple', name);
  const client = new Client({ connectionString: databaseUnderTest() });
  await client.connect();
  try {
    await client.query(
      `insert into wedding_members (wedding_id, user_id, role, joined_at)
       select m.wedding_id, f.id, $3, now() from users f, users o
       join wedding_members m on m.user_id = o.id where f.email = $1 and o.email = $2`,
      [email, owner, role],
    );
  } finally {
    await client.end();
  }
}

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test('a list is seen, ticked, added to, edited, assigned, talked about and moved', async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await couple(context);
      await page.goto(CHECKLIST);
      await expect(page).toHaveTitle('Checklist · Ampersand');
      await expect(page.getByRole('navigation', { name: 'Months' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);

      // What our facts ticked is told with its reason, and taken back in a press.
      await expect(page.getByText(/^Your date is set/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo: Choose a season and three dates' }).click();
      await expect(box(page, 'Choose a season and three dates')).not.toBeChecked();

      const budget = 'Agree on a total and who pays what';
      await box(page, budget).check({ force: true });
      await expect(toasts(page)).toContainText(`Checked off: ${budget}`);
      await expect(page.getByText('2 of 62 done')).toBeVisible();

      await page
        .getByRole('button', { name: /^Add to \w+$|^Add a task$/ })
        .last()
        .click();
      const line = page.getByRole('textbox', { name: 'Task', exact: true });
      await line.fill('Call the florist');
      await line.press('Enter');
      // Written while the first is on its way; it stays for the next Enter.
      await line.pressSequentially('Ask Ana');
      await expect(box(page, 'Call the florist')).toBeVisible();
      await expect(line).toHaveValue('Ask Ana');
      await line.fill('');

      const task = row(page, 'Call the florist');
      await task.getByRole('button', { name: /^Call the florist/ }).click();
      await task.getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit task' });
      await form.getByRole('textbox', { name: 'Note' }).fill('Peonies, if they are in season.');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(toasts(page)).toContainText('Saved: Call the florist');
      await expect(task.getByText('Peonies, if they are in season.').first()).toBeVisible();

      await task.getByRole('button', { name: 'Comment' }).click();
      await task.getByRole('textbox', { name: 'Comment' }).fill('White or pink?');
      await expectAccessible(page);
      await task.getByRole('button', { name: 'Send' }).click();
      await expect(task.getByRole('list', { name: 'Comments' })).toContainText('White or pink?');

      await task.getByRole('button', { name: 'Assign' }).click();
      await page.getByRole('menuitem', { name: 'Maya' }).click();
      await expect(task.getByRole('img', { name: 'Maya' })).toBeVisible();

      await task.locator('input[type=file]').setInputFiles(PDF);
      const file = task.getByRole('link', { name: /floor plan\.pdf/ });
      await expect(file).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
      expect(download.suggestedFilename()).toBe('floor plan.pdf');
      await task.getByRole('button', { name: 'Remove floor plan.pdf' }).click();
      await expect(file).toHaveCount(0);
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(file).toBeVisible();

      await task.getByRole('button', { name: 'Snooze' }).click();
      await page.getByRole('menuitem', { name: /^Next month/ }).click();
      await expect(toasts(page)).toContainText('Snoozed until');
      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(task.getByRole('button', { name: 'Snooze' })).toBeVisible();

      // By keyboard alone: the last month there is.
      await task.getByRole('button', { name: 'Move to…' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      const month = (await page.getByRole('menuitem').last().textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText(`Moved to ${month}: Call the florist`);
      await page
        .getByRole('navigation', { name: 'Months' })
        .getByRole('link', { name: new RegExp(month.slice(0, 3)) })
        .click();
      await expect(box(page, 'Call the florist')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

/** Due on the day the list begins, so it stands in this month whatever day it is. */
const FIRST = 'Agree on a total and who pays what';

test('a plan, a task that is taken off, and the list on paper', async ({ page, context }) => {
  await couple(context);
  await page.goto(CHECKLIST);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await plan.getByRole('button', { name: 'Ceremonies…' }).click();
  await plan.getByRole('button', { name: 'Jewish ceremony' }).click();
  await expect(toasts(page)).toContainText('Your plan changed.');
  await expect(page.getByText('2 of 67 done')).toBeVisible();

  await row(page, FIRST)
    .getByRole('button', { name: new RegExp(`^${FIRST}`) })
    .click();
  await row(page, FIRST).getByRole('button', { name: 'Remove' }).click();
  await expect(box(page, FIRST)).toHaveCount(0);
  await page.getByText('Taken off your list (1)').click();
  await page.getByRole('button', { name: `Put back: ${FIRST}` }).click();
  await expect(box(page, FIRST)).toBeVisible();

  // Taken up and put down on a month by keyboard alone, as a pointer would drag it.
  const handle = page.getByRole('button', { name: `Drag ${FIRST} to another month` });
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(new RegExp(`Moved to \\w+: ${FIRST}`));

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByTestId('printed-checklist');
  await expect(paper.getByText('Order the ketubah')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toBeHidden();
});

test('a partner sees it at once; who may only look has nothing to press', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const owner = await couple(context);
  const partnerTab = await browser.newContext({ viewport: PHONE });
  await join(partnerTab, owner, { name: 'Jonah', role: 'OWNER' });
  const viewerTab = await browser.newContext({ viewport: PHONE });
  await join(viewerTab, owner, { name: 'Ana', role: 'VIEWER' });
  const partner = await partnerTab.newPage();
  const viewer = await viewerTab.newPage();
  await partner.goto(CHECKLIST);
  await viewer.goto(CHECKLIST);
  await expect(viewer.getByRole('checkbox')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: /Add|Undo|Classic/ })).toHaveCount(0);
  await page.goto(CHECKLIST);
  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByRole('textbox', { name: 'Task', exact: true }).fill('Taste the cake');
  await page.getByRole('button', { name: 'Add details' }).click();
  const form = page.getByRole('dialog', { name: 'Add a task' });
  await expect(form.getByRole('textbox', { name: 'Task' })).toHaveValue('Taste the cake');
  await form.getByRole('textbox', { name: 'Task' }).fill('Taste the cake twice');
  await form.getByText('Jonah', { exact: true }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add task' }).click();
  await expect(box(partner, 'Taste the cake twice')).toBeVisible();
  await expect(viewer.getByText('Taste the cake twice').first()).toBeVisible();
  await partner.getByRole('button', { name: 'Everyone' }).click();
  await partner.getByRole('menuitem', { name: 'Jonah' }).click();
  await expect(box(partner, 'Taste the cake twice')).toBeVisible();
  await expect(box(partner, 'Favorite three venues')).toHaveCount(0);
  await expectAccessible(viewer);
  await partnerTab.close();
  await viewerTab.close();
});
