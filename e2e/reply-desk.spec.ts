import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const DESK = '/wedding-planning/guests/rsvp/desk';
const CARDS = [
  'Ruth & Walter Adler',
  'Yuki Nakamura',
  'Opal & Dennis Greene',
  'Tilda Marsh',
  'Femi & Tola Abara',
  'Ana Cruz +1',
  'Zoë Brandt',
  'Ines & Paul Keller',
  'Omar Haddad',
  'Lena & Max Vogel',
  'Priya Raman',
  'Jack & Joan Quinn',
];

type Listed = { events: Record<string, unknown>[]; households: { people: { invitations: unknown[] }[] }[] };

async function listed(context: BrowserContext): Promise<Listed> {
  return (await (await context.request.get('/web-api/v1/guests')).json()) as Listed;
}

/** A couple with twelve cards to come, a wedding with two dishes and a brunch without. */
async function coupleWithCards(context: BrowserContext): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  const headers = await csrf(context);
  const post = async (path: string, data: unknown, method: 'post' | 'put' = 'post') => {
    const answer = await context.request[method](`/web-api/v1/guests/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await post('lines', { lines: CARDS.join('\n'), side: 'A', list: 'INVITED' });
  const { events } = await listed(context);
  const [{ uuid, version, ...wedding } = {}] = events;
  const dishes = ['Short rib', 'Trout'].map((name) => ({ uuid: null, name, text: '', eaters: 'ALL' }));
  await post(`events/${uuid}`, { ...wedding, uuid, version, meals: 'CHOICE', dishes }, 'put');
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Name or card code' });
const soFar = (page: Page) => page.getByRole('region', { name: 'So far' });
const entered = (page: Page) => page.getByRole('list', { name: 'Just entered' }).getByRole('listitem');

async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('twelve cards are entered by keyboard alone, counted at once, and taken back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await coupleWithCards(context);
  await page.goto(DESK);
  await expect(field(page)).toBeFocused();
  await expect(soFar(page)).toContainText('of 19');
  await expectAccessible(page);

  await type(page, 'a', 'd');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await type(page, 'Enter', 'y');
  const card = page.getByRole('form', { name: 'Ruth and Walter Adler' });
  await expect(soFar(page)).toContainText('+2 with this card');
  await type(page, '1', '2');
  await expect(card.getByRole('radio', { name: 'Trout' }).nth(1)).toBeChecked();
  await expect(card.getByRole('status')).toContainText(
    'Ruth and Walter are coming. Ruth is having: Short rib.',
  );
  await type(page, 'd', 'n', 'u', 't', 'Enter');
  await expect(card).toContainText('No nuts');
  await expectAccessible(page);
  await type(page, 'Enter');
  await expect(field(page)).toBeFocused();

  // A fast typist does not look: the rest in one go, without waiting for anything.
  await type(page, ...'yuk', 'Enter', 'n', 'Enter');
  await type(page, ...'ope', 'Backspace', 'a', 'Enter', 'y', '2', '2', 'Enter');
  await type(page, ...'til', 'Enter', 'Space', 'Space', 'Enter');
  await type(page, ...'aba', 'Enter', 'Space', '1', 'ArrowDown', 'Enter');
  await type(page, ...'ana', 'Enter', 'y', '1', '1', 'Enter');
  await type(page, ...'zoe', 'Enter', 'y', '1', 'Enter');
  await type(page, ...'kel', 'Enter', 'n', 'Enter');
  await type(page, ...'oma', 'Enter', 'y', '2', 'Enter');
  await type(page, ...'vog', 'Enter', 'y', '1', '1', 'Enter');
  await type(page, ...'pri', 'Enter', 'y', '1', 'Enter');
  await type(page, ...'qui', 'Enter', 'Escape');
  await type(page, ...'jo', 'Enter', 'y', '1', '2', 'Enter');
  await expect(entered(page)).toHaveCount(12);
  await expect(entered(page).first()).toContainText('Coming, 1 Short rib, 1 Trout');

  const counts = soFar(page).getByRole('definition');
  await expect(counts).toHaveText(['14', '1', '4']);
  await expect(page.getByText('12 cards in 1 minute')).toBeVisible();

  // Z is offered where it could also begin a name.
  await type(page, 'z');
  await expect(page.getByRole('option')).toHaveText([/Brandt|Zoë/, /Undo the last card: Quinn/]);
  await type(page, 'ArrowDown', 'Enter');
  await expect(entered(page)).toHaveCount(11);
  await expect(counts).toHaveText(['12', '3', '4']);
  await page.reload();
  await expect(counts).toHaveText(['12', '3', '4']);

  await type(page, ...'adl');
  await expect(page.getByRole('option')).toContainText('answered');
});

test('a card that could not be saved comes back with what was typed', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await coupleWithCards(context);
  await page.goto(DESK);
  await page.route('**/web-api/v1/rsvp/households/**', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { message: 'Something went wrong.', code: 'internal' } },
    }),
  );
  await expect(field(page)).toBeFocused();
  await type(page, ...'mar', 'Enter', 'y', '2', 'Enter');
  const card = page.getByRole('form', { name: 'Tilda Marsh' });
  await expect(card.getByRole('alert')).toContainText('This card isn’t saved');
  await expect(card.getByRole('radio', { name: 'Trout' })).toBeChecked();
  await expect(soFar(page).getByRole('definition').first()).toContainText('0');
  await expectAccessible(page);
  await page.unroute('**/web-api/v1/rsvp/households/**');
  await card.getByRole('button', { name: 'Save, next card' }).click();
  await expect(entered(page)).toContainText(['Coming, 1 Trout']);
  await expect(soFar(page).getByRole('definition').first()).toHaveText('1');
});

test.describe('on a phone', () => {
  test.use({ profile: 'new', hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('a card is entered by touch, one person below the other', async ({ page, context }) => {
    await coupleWithCards(context);
    await page.goto(DESK);
    await field(page).tap();
    await field(page).fill('ana');
    await page.getByRole('option', { name: /Cruz/ }).tap();
    const card = page.getByRole('form', { name: /Ana Cruz/ });
    await card.getByRole('button', { name: 'All coming' }).tap();
    const guest = card.getByRole('group', { name: 'Ana’s guest' });
    await guest.getByRole('textbox', { name: 'First name of Ana’s guest' }).fill('Sam');
    await guest.getByRole('radio', { name: 'Short rib' }).tap();
    await guest.getByRole('combobox').tap();
    await guest.getByRole('option', { name: 'Vegan' }).tap();
    await card.getByRole('group', { name: 'Ana', exact: true }).getByRole('radio', { name: 'No' }).tap();
    await card.getByRole('button', { name: 'Phone' }).tap();
    const [ana, sam] = await card.getByRole('group', { name: /Ana/ }).all();
    const [above, below] = [await ana?.boundingBox(), await sam?.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Save, next card' }).tap();
    await expect(entered(page)).toContainText(['1 of 2 coming, 1 Short rib']);
    await entered(page).getByRole('button', { name: /Undo/ }).tap();
    await expect(entered(page)).toHaveCount(0);
    await expect(soFar(page).getByRole('definition').first()).toHaveText('0');
  });
});
