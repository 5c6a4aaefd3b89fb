import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const GUESTS = '/wedding-planning/guests';

const list = (page: Page) => page.getByRole('grid', { name: 'Households' });
const row = (page: Page, name: string | RegExp) => list(page).getByRole('row', { name });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const headCount = (page: Page) => page.getByRole('region', { name: 'Head count' });

async function newCouple(context: BrowserContext): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
}

async function addLines(context: BrowserContext, lines: string): Promise<void> {
  const answer = await context.request.post('/web-api/v1/guests/lines', {
    headers: await csrf(context),
    data: { lines, side: 'A', list: 'INVITED' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.describe('a guest list', () => {
  for (const size of SIZES) {
    test.describe(`at ${size.width}`, () => {
      test('a list is typed, pasted, changed and saved again', async ({ page, context }) => {
        await page.setViewportSize(size);
        await newCouple(context);
        await page.goto(GUESTS);
        await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add guests' }).click();
        const names = page.getByRole('textbox', { name: 'Names' });
        await expect(names).toBeFocused();
        await page.keyboard.type('Sam & Alex Lee');
        await expect(page.getByRole('region', { name: 'Preview' })).toContainText('2 people in 1 household');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(toasts(page)).toContainText('Added 2 people in 1 household.');
        await expect(names).toHaveValue('');
        await expect(names).toBeFocused();
        await names.fill('Okafor family (4)\nAna Cruz +1\n\n李伟');
        await page.keyboard.press('Enter');
        await expect(toasts(page)).toContainText('Added 7 people in 3 households.');
        // The toast stays longer than this, above the buttons of the sheet.
        await page.getByRole('button', { name: 'Done' }).click({ timeout: 4_000 });
        await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
        await expect(headCount(page)).toContainText('9 people in 4 households');
        await expect(headCount(page)).toContainText('5 seats to name');
        await expectNoOverflow(page);
        await expectAccessible(page);

        await row(page, /^Ana Cruz/).click();
        const form = drawer(page, 'Ana Cruz');
        await expectAccessible(page);
        await form.getByRole('textbox', { name: 'First name' }).nth(1).fill('Tom');
        await form.getByRole('textbox', { name: 'Last name' }).nth(1).fill('Park');
        await form.getByRole('textbox', { name: 'Street address' }).fill('418 Union Street');
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(form).toHaveCount(0);
        await row(page, /^Ana Cruz and Tom Park/).click();
        const again = drawer(page, 'Ana Cruz and Tom Park');
        await expect(again.getByRole('textbox', { name: 'First name' }).nth(1)).toHaveValue('Tom');
        await expect(again.getByRole('textbox', { name: 'Street address' })).toHaveValue('418 Union Street');
        await again.getByRole('textbox', { name: 'Household name' }).fill('College friends');
        await again.getByRole('button', { name: 'Save' }).click();
        await expect(row(page, /^College friends/)).toBeVisible();

        await page.getByRole('link', { name: /^No address/ }).click();
        await expect(row(page, /^College friends/)).toHaveCount(0);
        await expect(page.getByText('3 of 4 households')).toBeVisible();
        await page.getByRole('link', { name: /^Everyone/ }).click();
        await page.getByRole('searchbox', { name: 'Search guests' }).fill('park');
        await expect(list(page).getByRole('row')).toHaveCount(1);
        await expect(page).toHaveURL(/name=park/);
      });
    });
  }

  test('goes by keyboard: opened, deleted, taken back', async ({ page, context }) => {
    await newCouple(context);
    await addLines(context, 'Ana Lee\nTom Park');
    await page.goto(GUESTS);
    await row(page, /^Ana Lee/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, /^Tom Park/)).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer(page, 'Tom Park').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(row(page, /^Tom Park/)).toHaveCount(0);
    await toasts(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(row(page, /^Tom Park/)).toBeVisible();
  });

  test('many are chosen, moved to another list, deleted, and taken back', async ({ page, context }) => {
    await newCouple(context);
    await addLines(context, 'Ana Lee\nTom Park\nKim Cruz');
    await page.goto(GUESTS);
    await row(page, /^Ana Lee/)
      .getByRole('checkbox')
      .check({ force: true });
    await row(page, /^Tom Park/).focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Chosen households' });
    await expect(bar).toContainText('2 households chosen');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'List' }).click();
    await page.getByRole('menuitem', { name: 'Maybe' }).click();
    await expect(toasts(page)).toContainText('Moved 2 households to Maybe.');
    await expect(headCount(page)).toContainText('2 maybe');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(headCount(page)).not.toContainText('maybe');
    await bar.getByRole('button', { name: 'Events' }).click();
    await page.getByRole('group', { name: 'Take off' }).getByRole('menuitem', { name: 'Wedding' }).click();
    await expect(headCount(page)).toContainText('1 waiting');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(headCount(page)).toContainText('3 waiting');
    await bar.getByRole('button', { name: 'Delete chosen households' }).click();
    await expect(bar).toHaveCount(0);
    await expect(list(page).getByRole('row')).toHaveCount(1);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(list(page).getByRole('row')).toHaveCount(3);
  });

  test('paper has every household, however long the list', async ({ page, context }) => {
    await newCouple(context);
    const letters = [...'abcdefghij'];
    const names = letters.flatMap((one) => letters.map((other) => `Guest ${one}${other}`));
    await addLines(context, names.join('\n'));
    await page.goto(GUESTS);
    await expect(list(page)).toBeVisible();
    expect(await list(page).getByRole('row').count()).toBeLessThan(names.length);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('list', { name: 'Households' }).getByRole('listitem')).toHaveCount(
      names.length,
    );
    await page.emulateMedia({ media: 'screen' });
    await expect(list(page)).toBeVisible();
  });

  test('a name of one long word stays inside the drawer', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await newCouple(context);
    await addLines(context, `${'W'.repeat(50)} Lee`);
    await page.goto(GUESTS);
    await row(page, /Lee/).click();
    const person = await page.getByRole('group', { name: 'Person 1' }).boundingBox();
    expect(person?.width).toBeLessThan(PHONE.width);
  });

  test('somebody moves to another household', async ({ page, context }) => {
    await newCouple(context);
    await addLines(context, 'Ana Lee\nTom Park');
    await page.goto(GUESTS);
    await row(page, /^Ana Lee/).click();
    await page.getByRole('button', { name: 'Move Ana Lee to another household' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Ana Lee' });
    await dialog.getByRole('combobox', { name: 'Household' }).fill('tom');
    await page.getByRole('option', { name: /Tom Park/ }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(row(page, /^Tom Park and Ana Lee/)).toBeVisible();
    await expect(row(page, /^Ana Lee/)).toHaveCount(0);
  });

  test('two people at once: the partner’s screen follows, and what is older is refused', async ({
    browser,
  }) => {
    const [mine, theirs] = [await browser.newContext(), await browser.newContext()];
    try {
      await signInDemo(mine, 'couple');
      await signInDemo(theirs, 'partner');
      const [page, partnerPage] = [await mine.newPage(), await theirs.newPage()];
      const live = partnerPage.waitForResponse(/\/web-api\/v1\/live$/);
      await partnerPage.goto(`${GUESTS}?name=quill`);
      await live;
      const name = `Quill ${Date.now()}`;
      await addLines(mine, name);
      await row(partnerPage, new RegExp(`^${name}`)).click();
      await page.goto(`${GUESTS}?name=quill`);
      await row(page, new RegExp(`^${name}`)).click();
      await drawer(page, name).getByRole('textbox', { name: 'City' }).fill('Hudson');
      await drawer(page, name).getByRole('button', { name: 'Save' }).click();
      await expect(drawer(page, name)).toHaveCount(0);
      const late = drawer(partnerPage, name);
      await late.getByRole('textbox', { name: 'City' }).fill('Albany');
      await late.getByRole('button', { name: 'Save' }).click();
      await expect(late).toContainText('Someone else just changed this household.');
      await expect(late.getByRole('textbox', { name: 'City' })).toHaveValue('Albany');
      await row(page, new RegExp(`^${name}`)).click();
      const typed = drawer(page, name).getByRole('textbox', { name: 'City' });
      await typed.fill('Kingston');
      await late.getByRole('button', { name: 'Delete' }).click();
      await expect(row(page, new RegExp(`^${name}`))).toHaveCount(0);
      await expect(typed).toHaveValue('Kingston');
      await drawer(page, name).getByRole('button', { name: 'Save' }).click();
      await expect(drawer(page, name)).toContainText('This is no longer on your guest list.');
    } finally {
      await Promise.all([mine.close(), theirs.close()]);
    }
  });
});
