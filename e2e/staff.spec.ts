import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const QUEUE = '/support/inquiries';

/** There is one queue, so its journeys go through it one after the other. */
test.describe.configure({ mode: 'default' });

const list = (page: Page) => page.getByRole('list', { name: 'Messages to decide' });
const firstRow = (page: Page) => list(page).getByRole('listitem').first();

/** Its title, once the evidence beside it has come. */
async function openedTitle(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'In its favor' })).toBeVisible();
  return page.getByRole('article').getByRole('heading', { level: 2 }).innerText();
}

test('the staff queue shows evidence before the verdict, and takes a verdict about several back', async ({
  page,
  context,
}) => {
  await signInDemo(context, 'support');
  await page.goto(QUEUE);
  const title = await openedTitle(page);
  for (const part of [
    /^(Why it was held|What screening found)$/,
    'The sender',
    'Earlier verdicts about them',
  ])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await expectAccessible(page, { withShell: true });

  const rows = await list(page).getByRole('listitem').count();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected messages' })).toContainText('2 selected');
  await expect(page.getByRole('button', { name: 'Block 2' })).toBeEnabled();
  await page.keyboard.press('Shift+B');
  await expect(page.getByText('Blocked 2 messages. You can undo for 30 seconds.')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(rows - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(rows);
  await expect(firstRow(page)).toContainText(title.slice(0, 5));

  // The letter is about what is open, as its button is; what is selected besides stays selected.
  await firstRow(page).getByRole('checkbox').press('Space');
  await list(page).getByRole('link').nth(1).click();
  await page.keyboard.press('b');
  await expect(page.getByText('Blocked 1 message. You can undo for 30 seconds.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selected messages' })).toContainText('1 selected');
  await page.keyboard.press('z');
  await expect(list(page).getByRole('listitem')).toHaveCount(rows);

  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Decided' }).click();
  await expect(page.getByRole('list', { name: 'Verdicts' }).getByText('Undone').first()).toBeVisible();
  await expectAccessible(page);
});

test('the staff queue shows evidence before the verdict on a phone, one message at a time, with undo', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await signInDemo(context, 'support');
  await page.goto(QUEUE);
  await expectNoOverflow(page);
  const rows = await list(page).getByRole('listitem').count();
  await firstRow(page).getByRole('link').click();
  await openedTitle(page);
  await expect(page.getByRole('button', { name: /^(Block|It’s spam)/ })).toBeInViewport();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^(Block|It’s spam)/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Undone\. 1 message is back/)).toBeVisible();
  if (await list(page).isHidden()) await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(rows);
});

test('a second look needs another person', async ({ page, context, browser }) => {
  await signInDemo(context, 'support');
  await page.goto(QUEUE);
  const last = list(page).getByRole('listitem').last();
  const [title = ''] = (await last.getByRole('link').innerText()).split('\n');
  await last.getByRole('link').click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
  await page.getByRole('button', { name: /second look/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a second look' });
  await dialog.getByLabel(/What should they look at/).fill('Is this a real couple?');
  await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${QUEUE}?view=second-look`);
  await expect(page.getByText('You asked for a second look, so someone else decides.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Block/ })).toHaveCount(0);
  await expect(list(page).getByRole('checkbox')).toHaveCount(0);

  const other = await browser.newContext();
  await signInDemo(other, 'colleague');
  const theirs = await other.newPage();
  await theirs.goto(`${QUEUE}?view=second-look`);
  await list(theirs).getByRole('link').filter({ hasText: title }).first().click();
  await expect(theirs.getByText('“Is this a real couple?”')).toBeVisible();
  await theirs.getByRole('button', { name: /^(Approve|Not spam)/ }).click();
  await expect(theirs.getByText('Approved 1 message. You can undo for 30 seconds.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.getByText(/Undone\. 1 message is back/)).toBeVisible();
  await other.close();
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('staff finds a person, views their account with a reason, and comes back', async ({
      page,
      context,
    }) => {
      await signInDemo(context, 'support');
      await page.goto(QUEUE);
      await page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: 'People' }).click();
      const form = page.getByRole('form', { name: 'Find a person' });
      await form.getByLabel('Email or name').fill('nobody-of-that-name');
      await form.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByText(/No one found for/)).toBeVisible();
      await form.getByLabel('Email or name').fill('partner@demo');
      await form.getByRole('button', { name: 'Find' }).click();
      await expectAccessible(page, { withShell: true });
      await page.getByRole('button', { name: 'View as Jonah Park' }).click();
      const dialog = page.getByRole('dialog', { name: 'View as Jonah Park' });
      await dialog.getByRole('button', { name: 'View their account' }).click();
      await expect(dialog.getByText('Required')).toHaveCount(2);
      await dialog.getByLabel('Reason').fill('Asked for help with an invitation');
      await dialog.getByLabel('Ticket number').fill('T-204');
      await dialog.getByRole('button', { name: 'View their account' }).click();
      const bar = page.getByRole('region', { name: 'Support access' });
      await expect(bar).toContainText('Jonah');
      await expect(bar).toContainText('read-only');
      await page.goto(QUEUE);
      await expect(page.getByRole('heading', { name: 'You’re viewing as Jonah' })).toBeVisible();
      await bar.getByRole('button', { name: 'Stop' }).click();
      await expect(page).toHaveURL(/\/support\/people\?query=partner/);
      await expect(page.getByRole('button', { name: 'View as Jonah Park' })).toBeVisible();
    });
  });
}

test('the vendors’ landing sells what is there: published prices, the receipt, the desk', async ({
  page,
}) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/inspire/vendors');
    await expect(
      page
        .getByRole('main')
        .getByText('A credit costs $1.00 or less, and a lead costs the same for everyone'),
    ).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, { withShell: true });
  }
  const price = page.getByRole('region', { name: 'Work out a price' });
  await expect(price.getByRole('status')).toContainText('29');
  await price.getByRole('radio', { name: 'Standard' }).check({ force: true });
  await price.getByLabel('You are').selectOption({ label: 'Photographers' });
  await expect(price.getByRole('status')).toContainText('7credits');
});

test('unbuilt sections are marked in the footer, and stay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Registry Soon', exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Vendors', exact: true })).toBeVisible();
});
