import { expect, type Page, test } from '@playwright/test';
import { DISTINCT } from './support/all-pages.ts';
import {
  actBeforeCode,
  expectTyped,
  openEarly,
  pause,
  press,
  slowPage,
  untilSettled,
} from './support/early.ts';

const DELAYS = [0, 100, 400, 1500] as const;
/** Here people type first; all other pages take turns with the delays. */
const IMPORTANT = [
  '/',
  '/wedding/onboard/wedding-planning',
  '/account/login',
  '/wedding-vendors',
  '/wedding-vendors/search/austin-tx--wedding-florists',
];
const FIELD = /<(input|textarea)\b(?![^>]*type="(hidden|checkbox|radio|range|file|date)")/;

const fieldIn = (page: Page, landmark: 'main' | 'banner') => {
  const part = page.getByRole(landmark);
  return part
    .getByRole('textbox')
    .or(part.getByRole('combobox'))
    .or(part.getByRole('searchbox'))
    .or(part.getByRole('spinbutton'))
    .filter({ visible: true })
    .first();
};

type Typing = { keys: string; text: string };

/** Something that the field may hold. */
async function typingFor(field: ReturnType<typeof fieldIn>): Promise<Typing> {
  const kind = await field.evaluate((element: HTMLInputElement) => element.inputMode || element.type);
  if (kind === 'date') return { keys: '09182027', text: '2027-09-18' };
  const keys = ['numeric', 'decimal', 'number', 'tel'].includes(kind) ? '12' : 'nashville';
  return { keys, text: keys };
}

async function typeEarly(page: Page, path: string, delay: number): Promise<void> {
  await openEarly(page, path);
  const field = fieldIn(page, 'main');
  await field.waitFor();
  const { keys, text } = await typingFor(field);
  await pause(page, delay);
  await field.focus();
  await page.keyboard.type(keys, { delay: 15 });
  await untilSettled(page);
  await expectTyped(field, text);
}

DISTINCT.forEach((path, index) => {
  const delays = IMPORTANT.includes(path) ? DELAYS : DELAYS.slice(index % 4, (index % 4) + 1);
  for (const delay of delays) {
    test(`typing ${delay} ms after ${path} appeared is kept`, async ({ context, request }) => {
      const html = await (await request.get(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      // A page without a field has nothing to lose.
      if (FIELD.test(main)) await typeEarly(await slowPage(context), path, delay);
    });
  }
});

async function dragPrice(page: Page): Promise<void> {
  const price = page.getByRole('group', { name: 'Price range' });
  await price.scrollIntoViewIfNeeded();
  const box = await price.boundingBox();
  if (!box) throw new Error('There is no slider.');
  const y = box.y + 22;
  await page.mouse.move(box.x + 16, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y);
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.up();
}

const SEARCH = '/wedding-vendors/search/hudson-ny--wedding-venues';

/** The code is held back while hands are at work, so these need no slow processor. */
test.describe('before a page has its code', () => {
  test('a city is typed on the home page, and its list opens', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Where will it be?' });
    await actBeforeCode(page, '/', async () => {
      await field.focus();
      await page.keyboard.type('nash');
    });
    await page.keyboard.type('ville', { delay: 30 });
    await expect(page.getByRole('option', { name: /^Nashville, TN/ }).first()).toBeVisible();
    await expectTyped(field, 'nashville');
  });

  test('a name is begun and the caret moved back', async ({ page }) => {
    const field = page.getByLabel('Your first name');
    await actBeforeCode(page, '/wedding/onboard/wedding-planning', async () => {
      await press(page, field);
      await page.keyboard.type('Aa');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('n');
    });
    await untilSettled(page);
    await page.keyboard.type('n');
    await expect(field).toHaveValue('Anna');
    await expect(field).toBeFocused();
  });

  test('a form is sent: it waits, and nothing in it is lost', async ({ page }) => {
    await actBeforeCode(page, '/wedding/onboard/wedding-planning', async () => {
      await press(page, page.getByLabel('Your first name'));
      await page.keyboard.type('Ana');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    });
    await expect(page.getByRole('heading', { name: 'When is the big day?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your first name')).toHaveValue('Ana');
  });

  test('the price slider is dragged', async ({ page }) => {
    await actBeforeCode(page, SEARCH, () => dragPrice(page));
    await expect(page).toHaveURL(/[?&]price=[1-9]\d*-max/);
  });

  test('a menu is opened and a place typed into it', async ({ page }) => {
    await actBeforeCode(page, SEARCH, async () => {
      await press(page, page.getByText('Place: Hudson, NY'));
      await press(page, page.getByRole('textbox', { name: 'Where' }));
      await page.keyboard.type('nash');
    });
    await page.keyboard.type('ville', { delay: 30 });
    await expect(page.getByRole('option', { name: /^Nashville, TN/ }).first()).toBeVisible();
    await expectTyped(page.getByRole('combobox', { name: 'Where' }), 'nashville');
  });

  test('a button is pressed: it says so and acts once', async ({ page }) => {
    await actBeforeCode(page, SEARCH, async () => {
      await press(page, page.getByRole('button', { name: 'Show map' }));
      await press(page, page.getByRole('button', { name: 'Show map' }));
      await expect(page.getByRole('button', { name: 'Show map' })).toHaveAttribute('aria-busy', 'true');
    });
    const shown = page.getByRole('button', { name: 'Hide map' });
    await expect(shown).toBeVisible();
    await expect(shown).not.toHaveAttribute('aria-busy');
    await untilSettled(page);
    await expect(shown).toBeVisible();
  });

  test('a list is opened', async ({ page }) => {
    await actBeforeCode(page, '/wedding-vendors', async () => {
      await press(page, page.getByRole('main').getByRole('button', { name: /Looking for/ }));
    });
    await expect(page.getByRole('option', { name: 'Florists' })).toBeVisible();
  });

  test('a box is checked', async ({ page }) => {
    const checkbox = page.getByRole('main').getByRole('checkbox').first();
    let wasChecked = false;
    await actBeforeCode(page, '/styleguide?only=checkbox-field', async () => {
      wasChecked = await checkbox.isChecked();
      await checkbox.focus();
      await page.keyboard.press('Space');
    });
    await untilSettled(page);
    await expect(checkbox).toBeChecked({ checked: !wasChecked });
    // A box that React does not know of would jump back with the next drawing.
    await page.keyboard.press('Space');
    await expect(checkbox).toBeChecked({ checked: wasChecked });
  });

  test('the browser fills in a field', async ({ page }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    await actBeforeCode(page, '/account/login', () =>
      // Without a key, as password managers and the Back button do.
      email.evaluate((field: HTMLInputElement) => {
        field.value = 'ana@people.example';
      }),
    );
    await untilSettled(page);
    await page.getByLabel('Password', { exact: true }).pressSequentially('x');
    await expect(email).toHaveValue('ana@people.example');
  });
});

test('the price slider follows the very first finger', async ({ page }) => {
  await page.goto(SEARCH);
  await untilSettled(page);
  await dragPrice(page);
  await expect(page).toHaveURL(/[?&]price=[1-9]\d*-max/);
});
