import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ask } from './documents/ask.ts';
import { DISTINCT } from './support/all-pages.ts';
import {
  actBeforeCode,
  expectTyped,
  openEarly,
  pause,
  press,
  type SlowPage,
  slowPage,
  untilSettled,
} from './support/early.ts';

/** What is handed over must not break anything either. */
const test = base.extend({
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('weberror', (failed) => errors.push(failed.error().message));
    await use(context);
    expect(errors).toEqual([]);
  },
});

const MOMENTS = [0, 100, 400, 1500] as const;
/** Where people type first, the first touch itself also comes late. */
const FIRST_PLACES = ['/', '/wedding/onboard/wedding-planning'];

/** Date fields have parts of their own, and a box or a slider holds no text. */
const FIELD = /<(input|textarea)\b(?![^>]*type="(hidden|checkbox|radio|range|file|date)")/;
const PAGES_WITH_A_FIELD = new Set([
  '/',
  '/account/forgot-password',
  '/account/login',
  '/api-docs',
  '/dev/mailbox',
  '/find-a-couple',
  '/inspire/vendors/how-we-price',
  '/inspire/vendors/signup',
  '/wedding-vendors',
  '/wedding-vendors/find',
  '/wedding-vendors/near-me/wedding-venues',
  '/wedding-vendors/search/austin-tx--wedding-florists',
  '/wedding-vendors/wedding-venues',
  '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny',
  '/wedding/onboard/favorite-vendor',
  '/wedding/onboard/wedding-planning',
]);

const fieldIn = (page: Page, landmark: 'main' | 'banner') => {
  const part = page.getByRole(landmark);
  return (
    part
      .getByRole('textbox')
      // The browser's own list is chosen from, not typed into.
      .or(part.getByRole('combobox').filter({ hasNot: page.getByRole('option', { includeHidden: true }) }))
      .or(part.getByRole('searchbox'))
      .or(part.getByRole('spinbutton'))
      .filter({ visible: true })
      .first()
  );
};

type Typing = { pieces: readonly string[]; text: string };

/** Something that the field may hold, in one piece for each moment. */
async function typingFor(field: Locator): Promise<Typing> {
  const kind = await field.evaluate((element: HTMLInputElement) =>
    element.placeholder === 'MM/DD/YYYY' ? 'us-date' : element.inputMode || element.type,
  );
  if (kind === 'us-date') return { pieces: ['09', '18', '20', '27'], text: '09/18/2027' };
  if (kind === 'date') return { pieces: ['09', '18', '20', '27'], text: '2027-09-18' };
  const isNumber = ['numeric', 'decimal', 'number', 'tel'].includes(kind);
  const pieces = isNumber ? ['1', '2', '3', '4'] : ['nas', 'hv', 'il', 'le'];
  return { pieces, text: pieces.join('') };
}

async function openAtField(page: Page, path: string): Promise<Locator> {
  await openEarly(page, path);
  const field = fieldIn(page, 'main');
  await field.waitFor();
  return field;
}

/** Some letters at each of the moments: before the code is there, while it arrives, and after. */
async function typeAllAlong({ page, hurry }: SlowPage, path: string): Promise<void> {
  const field = await openAtField(page, path);
  const { pieces, text } = await typingFor(field);
  const began = Date.now();
  await field.focus();
  // A field may begin with a number; what is typed takes its place.
  await field.evaluate((element: HTMLInputElement) => element.select());
  for (const [index, moment] of MOMENTS.entries()) {
    await pause(page, Math.max(0, began + moment - Date.now()));
    await page.keyboard.type(pieces[index] ?? '', { delay: 15 });
  }
  await hurry();
  await untilSettled(page);
  await expectTyped(field, text);
}

for (const path of DISTINCT.filter((path) => PAGES_WITH_A_FIELD.has(path))) {
  test(`typing while ${path} is hydrated is kept`, async ({ context }) => {
    await typeAllAlong(await slowPage(context), path);
  });
}

for (const path of FIRST_PLACES) {
  for (const moment of MOMENTS.slice(2)) {
    test(`the first touch ${moment} ms after ${path} appeared is kept`, async ({ context }) => {
      const { page, hurry } = await slowPage(context);
      const field = await openAtField(page, path);
      await pause(page, moment);
      await field.focus();
      await page.keyboard.type('nashville', { delay: 15 });
      await hurry();
      await untilSettled(page);
      await expectTyped(field, 'nashville');
    });
  }
}

test('names and Tab while a question is hydrated that has answers of an earlier visit', async ({
  context,
}) => {
  const { page, hurry } = await slowPage(context);
  await page.goto('/wedding/onboard/wedding-planning');
  await untilSettled(page);
  await page.getByLabel('Their first name').fill('Jonah');
  await (await openAtField(page, '/wedding/onboard/wedding-planning')).focus();
  await page.keyboard.type('Ana', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('Silva', { delay: 20 });
  await hurry();
  await untilSettled(page);
  await expectTyped(page.getByLabel('Your last name'), 'Silva');
  await expect(page.getByLabel('Your first name')).toHaveValue('Ana');
  await expect(page.getByLabel('Their first name')).toHaveValue('Jonah');
});

/** A page that gets a field, or loses its last one, is noticed here. */
test('the pages with a field are those that are typed into', async ({ request }) => {
  const found = [];
  for (const path of DISTINCT) {
    const html = await (await ask(request, path)).text();
    // A page without code is never hydrated: what is typed there stays.
    if (!html.includes('data-files')) continue;
    if (FIELD.test(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')) found.push(path);
  }
  expect(found.toSorted()).toEqual([...PAGES_WITH_A_FIELD].toSorted());
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

  test('a person goes on to the next field by Tab', async ({ page }) => {
    await actBeforeCode(page, '/wedding/onboard/wedding-planning', async () => {
      await press(page, page.getByLabel('Your first name'));
      await page.keyboard.type('Ana');
      await page.keyboard.press('Tab');
    });
    await untilSettled(page);
    await page.keyboard.type('Silva');
    await expectTyped(page.getByLabel('Your last name'), 'Silva');
    await expect(page.getByLabel('Your first name')).toHaveValue('Ana');
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

  test('a finger comes down on a button, and lifts when the code is there', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Your listings' });
    await actBeforeCode(page, '/styleguide?only=menu', async () => {
      const box = await button.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.mouse.down();
    });
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    await expect.poll(() => button.evaluate(isReacts)).toBe(true);
    await untilSettled(page);
    await page.mouse.up();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('the way in for vendors is pressed while its page is hydrated', async ({ page }) => {
    await actBeforeCode(page, '/inspire/vendors', async () => {
      const box = await page.getByRole('banner').getByRole('link', { name: 'Log In' }).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.mouse.down();
    });
    await untilSettled(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a list is opened', async ({ page }) => {
    await actBeforeCode(page, '/wedding-vendors', async () => {
      await press(page, page.getByRole('main').getByRole('button', { name: /Looking for/ }));
    });
    await expect(page.getByRole('option', { name: 'Florists' })).toBeVisible();
  });

  test('a list is opened by an arrow key', async ({ page }) => {
    await actBeforeCode(page, '/styleguide?only=select-field', async () => {
      await page.getByRole('button', { name: 'Choose one State' }).first().focus();
      await page.keyboard.press('ArrowDown');
    });
    await expect(page.getByRole('option', { name: 'Alabama' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
