import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { example, openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

/** The button of a select, whose name ends with the label and begins with what is chosen. */
const selectIn = (page: Page, title: string) => example(page, 'Select field', title).getByRole('button');

/** At the ends of a list the browser itself scrolls the last bit, in its own time. Faster keys would meet it on its way. */
function untilStill(list: Locator): Promise<void> {
  return list.evaluate(
    (element) =>
      new Promise((resolve) => {
        let [last, stillFrames] = [-1, 0];
        const look = () => {
          stillFrames = element.scrollTop === last ? stillFrames + 1 : 0;
          last = element.scrollTop;
          if (stillFrames === 4) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

test('the keys of an open list', async ({ page }) => {
  await openControl(page, 'select-field');
  const state = selectIn(page, 'Empty');
  const list = page.getByRole('listbox', { name: 'State' });
  const option = (name: string) => list.getByRole('option', { name, exact: true });
  await state.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await expect(option('Alabama')).toBeFocused();
  const height = await list.evaluate((element) => element.parentElement?.getBoundingClientRect().height);
  expect(height).toBe(300);
  for (const [key, name] of [
    ['ArrowDown', 'Alaska'],
    ['ArrowUp', 'Alabama'],
    ['ArrowUp', 'Alabama'],
    ['End', 'Vermont'],
    ['ArrowDown', 'Vermont'],
    ['Home', 'Alabama'],
    ['End', 'Vermont'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(name), key).toBeFocused();
    await untilStill(list);
  }
  await expect(option('Vermont')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(state).toBeFocused();
  await expect(state).toHaveText('Choose one');

  await page.keyboard.press('Enter');
  await expect(option('Alabama')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(state).toBeFocused();
  await expect(state).toHaveText('Alaska');

  // Tab takes the option at hand and goes on, forwards and back.
  await page.keyboard.press('Space');
  await expect(option('Alaska')).toBeFocused();
  await expect(option('Alaska')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(state).toHaveText('Arizona');
  await expect(selectIn(page, 'Groups')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Garden' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(state).toBeFocused();
});

test('groups, other words in the closed field, and nothing to choose from', async ({ page }) => {
  await openControl(page, 'select-field');
  const setting = selectIn(page, 'Groups');
  await setting.press('ArrowDown');
  const outdoors = page.getByRole('group', { name: 'Outdoors' });
  const indoors = page.getByRole('group', { name: 'Indoors' });
  await expect(outdoors.getByRole('option')).toHaveText(['Garden', 'BarnWith a roof over it']);
  await expect(outdoors.getByRole('option', { name: 'Garden' })).toBeFocused();
  await expect(indoors.getByRole('option', { name: 'Ballroom' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(page.getByRole('option', { name: 'Any setting' })).toBeFocused();
  // The last cannot be chosen, by arrows or by its first letter.
  await page.keyboard.press('End');
  await expect(indoors.getByRole('option', { name: 'Loft' })).toBeFocused();
  await page.keyboard.press('b');
  await expect(outdoors.getByRole('option', { name: 'Barn' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(setting).toHaveText('Barn');

  const sort = selectIn(page, 'Alternate display label');
  await expect(sort).toHaveText('Wedding date');
  await sort.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Wedding date, soonest first' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sort).toHaveText('Name');
  await sort.press('Home');
  await expect(sort).toHaveText('Name');

  await selectIn(page, 'Nothing to choose from').press('Enter');
  await expect(page.getByRole('listbox').getByText('Nothing to choose from')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(selectIn(page, 'Disabled')).toBeDisabled();
  await expect(selectIn(page, 'Error')).toHaveAccessibleDescription('Invalid state/territory code');
});

test('typing the beginning of a name leads to it until the wait is over', async ({ page }) => {
  await page.clock.install();
  await openControl(page, 'select-field');
  await page.clock.pauseAt(Date.now() + 60_000);
  const state = selectIn(page, 'Empty');
  await state.focus();
  await page.keyboard.type('new');
  await expect(state).toHaveText('New Hampshire');
  await page.keyboard.type(' j');
  await expect(state).toHaveText('New Jersey');
  await page.clock.runFor(501);
  await page.keyboard.type('o');
  await expect(state).toHaveText('Ohio');
  await page.clock.runFor(499);
  await page.keyboard.type('r');
  await expect(state).toHaveText('Oregon');
  await page.clock.runFor(501);
  // One letter again and again walks through its names.
  await page.keyboard.type('aa');
  await expect(state).toHaveText('Alaska');

  const quick = selectIn(page, 'Quick type-ahead');
  await quick.focus();
  await page.keyboard.type('n');
  await expect(quick).toHaveText('Nebraska');
  await page.clock.runFor(249);
  await page.keyboard.type('ew');
  await expect(quick).toHaveText('New Hampshire');
  await page.clock.runFor(251);
  await page.keyboard.type('v');
  await expect(quick).toHaveText('Vermont');
});
