import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, newEmail, PASSWORD, signUp } from './support/people.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const VENUES = '/wedding-vendors/wedding-venues';
const API = '/web-marketplace-api/v1/favorites';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A call of the API with the cookies of this browser. */
async function call<Answer>(context: BrowserContext, method: Method, path: string, data?: object) {
  await context.request.get('/website-nav/web-api/v1/user/get');
  const token = (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '';
  const answer = await context.request[method](path, {
    headers: { 'x-csrf-token': decodeURIComponent(token) },
    ...(data && { data }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Answer;
}

type Found = { results: { card: { storefrontUuid: string; vendorName: string } }[] };

async function findVenues(context: BrowserContext, count: number) {
  const query = { vendorType: 'wedding-venues', location: { type: 'ALL_MARKETS' } };
  const { results } = await call<Found>(
    context,
    'post',
    '/web-marketplace-api/v1/vendor-search/search',
    query,
  );
  expect(results.length).toBeGreaterThanOrEqual(count);
  return results.slice(0, count).map(({ card }) => card);
}

/** A new couple with so many venues saved, the first of the list last. */
async function coupleWith(context: BrowserContext, count: number) {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  const venues = await findVenues(context, count);
  for (const { storefrontUuid } of venues.toReversed()) {
    await call(context, 'post', `${API}/storefront`, { storefrontUuid });
  }
  return venues;
}

/** Hearts answer once the page knows who looks. */
async function open(page: Page, path: string): Promise<void> {
  await (await watchPage(page)).open(path);
}

const saveButton = (page: Page, name: string | RegExp = /^Save /) =>
  page.getByRole('main').getByRole('button', { name }).first();
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The first heart of the venues page that is still empty, and whose it is. */
async function firstHeart(page: Page) {
  const heart = saveButton(page);
  await expect(heart).toBeVisible();
  const vendor = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  return {
    vendor,
    empty: saveButton(page, `Save ${vendor}`),
    filled: saveButton(page, `Remove ${vendor} from favorites`),
  };
}

test.describe('a visitor', () => {
  test('signs up to save a vendor and lands back with the heart filled', async ({ page }) => {
    await open(page, `${VENUES}?sort=price`);
    const { vendor, empty, filled } = await firstHeart(page);
    await empty.click();
    await expect(page).toHaveURL(/\/wedding\/onboard\/favorite-vendor\?storefront=/);
    await expect(page.getByRole('heading', { level: 1, name: `Save ${vendor}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your first name').fill('Ida');
    await page.getByLabel('Email').fill(newEmail('couple'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up and save' }).click();
    await expect(page).toHaveURL(`${VENUES}?sort=price`);
    await expect(filled).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page)).toContainText(`${vendor} is your first favorite!`);
    await toasts(page).getByRole('link', { name: 'View board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    await expect(page.getByRole('link', { name: vendor })).toBeVisible();
  });

  test('who has an account logs in and finds the favorite made', async ({ page, context }) => {
    const email = await signUp(context, 'couple', 'Noa');
    await context.clearCookies();
    await open(page, VENUES);
    const { empty, filled } = await firstHeart(page);
    await empty.click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(VENUES);
    await expect(filled).toBeVisible();
  });

  test('who changes their mind finds the heart as it was', async ({ page }) => {
    await open(page, VENUES);
    const { empty } = await firstHeart(page);
    await empty.click();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(VENUES);
    await expect(empty).toHaveAttribute('aria-pressed', 'false');
  });

  test('is asked to log in before looking at favorites', async ({ page }) => {
    for (const path of ['/favorites/home', '/favorites/vendors', '/favorites/compare?vendors=x']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/account/login?next=${encodeURIComponent(path)}`);
    }
  });

  test('finds no way to be made to save: a link alone asks first', async ({ page, context }) => {
    await signUp(context, 'couple', 'Lea');
    const [venue] = await findVenues(context, 1);
    await page.goto(`/wedding/onboard/favorite-vendor?storefront=${venue?.storefrontUuid}&next=/faq`);
    await page.getByRole('button', { name: 'Save to favorites' }).press('Enter');
    await expect(page).toHaveURL('/faq');
    expect(await call<unknown[]>(context, 'get', API)).toHaveLength(1);
    await page.goto('/wedding/onboard/favorite-vendor?storefront=junk&next=//evil.example');
    await expect(page).toHaveURL('/favorites/home');
  });
});

test.describe('the heart', () => {
  test.beforeEach(({ context }) => signUp(context, 'couple', 'Maya'));

  test('greets the first, the second and every other vendor, and undoes', async ({ page, context }) => {
    await open(page, VENUES);
    const first = await firstHeart(page);
    await first.empty.click();
    await expect(first.filled).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page)).toContainText(`${first.vendor} is your first favorite!`);
    const second = await firstHeart(page);
    // With the keyboard alone.
    await second.empty.focus();
    await page.keyboard.press('Space');
    await expect(toasts(page)).toContainText(
      `Two favorites! See how ${second.vendor} compares with the first.`,
    );
    await expect(toasts(page).getByRole('link', { name: 'Compare them' })).toBeVisible();
    const third = await firstHeart(page);
    await third.empty.click();
    await expect(toasts(page)).toContainText(`Saved ${third.vendor} to your favorites.`);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(third.empty).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await call<unknown[]>(context, 'get', API)).length).toBe(2);
    await page.reload();
    await expect(first.filled).toBeVisible();
    await expect(third.empty).toBeVisible();
  });

  test('favoriteToasts changes what is said, and the page that shows it records the view', async ({
    page,
    context,
  }) => {
    await call(context, 'put', '/web-api/v1/session-overrides', {
      experiments: { favoriteToasts: 'TEST-0' },
    });
    await open(page, VENUES);
    const viewed = page.waitForResponse(/experiments\/favoriteToasts\/viewed$/);
    const first = await firstHeart(page);
    await first.empty.click();
    await expect(toasts(page)).toContainText(`Saved ${first.vendor} to your favorites.`);
    expect(await (await viewed).json()).toEqual({ recorded: true });
  });

  test('is reverted when saving fails, and says so', async ({ page }) => {
    await open(page, VENUES);
    const { empty, filled } = await firstHeart(page);
    await page.route(`**${API}/storefront`, (route) => route.abort());
    await empty.click();
    await expect(toasts(page).getByText(/Error creating favorite\.$/)).toBeVisible();
    await expect(empty).toHaveAttribute('aria-pressed', 'false');
    await expect(filled).toHaveCount(0);
  });

  test('is filled again when removing fails, without a word', async ({ page }) => {
    await open(page, VENUES);
    const { empty, filled } = await firstHeart(page);
    await empty.click();
    await expect(toasts(page)).toContainText('first favorite');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.route(`**${API}/storefront/*`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE');
    await filled.click();
    await failed;
    await expect(filled).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page).getByText(/\w/)).toHaveCount(0);
  });

  test('pressed twice in a hurry leaves nothing behind', async ({ page, context }) => {
    await open(page, VENUES);
    const { vendor, empty } = await firstHeart(page);
    await empty.click();
    await saveButton(page, new RegExp(`^(Save|Remove) ${vendor}`)).click();
    await expect(empty).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => call(context, 'get', API)).toEqual([]);
  });

  test('pressed twice before it is known who presses leaves nothing behind either', async ({
    page,
    context,
  }) => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/web-api/v1/user/get', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto(VENUES);
    const { empty } = await firstHeart(page);
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await empty.dblclick();
    asked.resolve();
    await removed;
    await expect(empty).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => call(context, 'get', API)).toEqual([]);
  });

  test('follows the other tab although the server could not listen at first', async ({ page, context }) => {
    let refusals = 0;
    await page.route('**/web-api/v1/live', (route) => {
      refusals += 1;
      return refusals > 2 ? route.continue() : route.fulfill({ status: 503 });
    });
    const known = page.waitForResponse((response) => response.url().endsWith(API));
    await open(page, VENUES);
    await known;
    await expect.poll(() => refusals).toBeGreaterThan(0);
    const [venue] = await findVenues(context, 1);
    await call(context, 'post', `${API}/storefront`, { storefrontUuid: venue?.storefrontUuid });
    const filled = saveButton(page, `Remove ${venue?.vendorName} from favorites`);
    await expect(filled).toHaveAttribute('aria-pressed', 'true');
    expect(refusals).toBeGreaterThan(2);
  });
});

/** They have one list of favorites, so one journey goes through it after the other. */
test.describe('two partners', () => {
  test.describe.configure({ mode: 'serial' });

  for (const size of SIZES) {
    test(`see each other’s hearts and signed notes live, at ${size.width} px`, async ({ browser }) => {
      // Words of this attempt alone: a repeat must not stumble over what the first one left.
      const note = `Mom loves it ${crypto.randomUUID().slice(0, 8)}`;
      const [mine, theirs] = [
        await browser.newContext({ viewport: size }),
        await browser.newContext({ viewport: size }),
      ];
      await signInDemo(mine, 'couple');
      await signInDemo(theirs, 'partner');
      const [page, partnerPage] = [await mine.newPage(), await theirs.newPage()];
      const live = partnerPage.waitForResponse(/\/web-api\/v1\/live$/);
      await open(partnerPage, VENUES);
      await live;
      await open(page, VENUES);
      const { vendor, empty } = await firstHeart(page);
      await empty.click();
      await expect(saveButton(partnerPage, `Save ${vendor}. Saved by Maya`)).toBeVisible();
      await partnerPage.goto('/favorites/vendors');
      await partnerPage.getByRole('button', { name: `Add note on ${vendor}` }).click();
      await partnerPage.getByRole('textbox', { name: `Note on ${vendor}` }).fill(note);
      await page.goto('/favorites/vendors');
      await partnerPage.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByText(note)).toBeVisible();
      const item = (of: Page) => of.getByRole('listitem').filter({ hasText: note });
      await expect(item(page)).toContainText('Jonah, ');
      await partnerPage.getByRole('button', { name: `Save ${vendor}, too` }).click();
      await expect(item(page)).toContainText('Saved by you & Jonah');
      await page.getByRole('button', { name: `Remove ${vendor} from favorites` }).click();
      await expect(item(partnerPage)).not.toContainText('Saved by');
      await partnerPage.getByRole('button', { name: `Remove ${vendor} from favorites` }).click();
      await expect(page.getByText(note)).toHaveCount(0);
      await mine.close();
      await theirs.close();
    });
  }
});

test.describe('boards', () => {
  test('are made, filled, renamed and deleted', async ({ page, context }) => {
    const [venue] = await coupleWith(context, 2);
    const name = venue?.vendorName ?? '';
    await page.goto('/favorites/home');
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('favorites');
    await page.getByRole('button', { name: 'Create board' }).click();
    await expect(page.getByRole('dialog')).toContainText('You already have a board with this name.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Barns');
    await page.getByRole('button', { name: 'Create board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Barns' })).toBeVisible();
    await expect(page.getByText('Nothing on this board yet')).toBeVisible();
    await page.getByRole('link', { name: 'Move favorites here' }).click();
    await page.getByRole('button', { name: `Move ${name} to another board` }).click();
    await page.getByRole('menuitem', { name: 'Barns' }).click();
    await expect(toasts(page)).toContainText(`${name} moved to Barns.`);
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('link', { name: 'Barns' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Barns and mills');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Barns and mills' })).toBeVisible();
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Delete board' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
    await expect(page).toHaveURL('/favorites/home');
    await expect(page.getByRole('main').getByText('2 vendors')).toBeVisible();
  });

  test('are shown to anybody with the link, without notes, until it is taken back', async ({
    page,
    context,
    browser,
  }) => {
    const [venue] = await coupleWith(context, 1);
    const [favorite] = await call<{ uuid: string; boardUuid: string }[]>(context, 'get', API);
    await call(context, 'put', `${API}/saved/${favorite?.uuid}`, { note: 'Too dear for us' });
    await page.goto(`/favorites/boards/${favorite?.boardUuid}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectAccessible(page);

    const guest = await browser.newContext();
    const guestPage = await guest.newPage();
    await guestPage.goto(address);
    await expect(guestPage.getByText('Shared by Maya & Jonah')).toBeVisible();
    await expect(guestPage.getByRole('link', { name: venue?.vendorName ?? '' })).toBeVisible();
    const html = await guestPage.content();
    expect(html).not.toContain('Too dear for us');
    expect(html).toContain('noindex');
    await expectAccessible(guestPage);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    const answer = await guestPage.goto(address);
    expect(answer?.status()).toBe(404);
    await guest.close();
  });

  test('of others are not found', async ({ page, context, browser }) => {
    await coupleWith(context, 1);
    const [board] = await call<{ uuid: string }[]>(context, 'get', `${API}/boards`);
    const stranger = await browser.newContext();
    await signUp(stranger, 'couple', 'Eve');
    const strangerPage = await stranger.newPage();
    for (const uuid of [board?.uuid, 'junk']) {
      expect((await strangerPage.goto(`/favorites/boards/${uuid}`))?.status()).toBe(404);
    }
    await page.goto(`/favorites/boards/${board?.uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    await stranger.close();
  });
});

for (const size of SIZES) {
  test(`compare uses what is ticked, on a board as well, at ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    const venues = await coupleWith(context, 5);
    const [, second = '', , fourth = ''] = venues.map(({ vendorName }) => vendorName);
    const [board] = await call<{ uuid: string }[]>(context, 'get', `${API}/boards`);
    await page.goto(`/favorites/boards/${board?.uuid}`);
    const whole = page.getByRole('link', { name: 'Compare the newest 4' });
    await expect(whole).toBeVisible();
    for (const name of [second, fourth])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).press('Space');
    await expect(whole).toHaveCount(0);
    await page.getByRole('link', { name: /^Compare/ }).press('Enter');
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveCount(2);
    await expect(columns.nth(0)).toContainText(second);
    await expect(columns.nth(1)).toContainText(fourth);
  });
}

test('vendors are chosen and compared side by side', async ({ page, context }) => {
  const venues = await coupleWith(context, 5);
  const names = venues.map(({ vendorName }) => vendorName);
  await page.goto('/favorites/vendors');
  const choose = (name = '') => page.getByRole('checkbox', { name: `Compare ${name}` });
  for (const name of names.slice(0, 4)) await choose(name).press('Space');
  await expect(choose(names[4])).toBeDisabled();
  await page
    .getByRole('region', { name: 'Comparison' })
    .getByRole('link', { name: 'Compare' })
    .press('Enter');
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  await expect(columns.first()).toContainText(names[0] ?? '');
  await expect(page.getByRole('rowheader').first()).toHaveText('Price');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.getByRole('button', { name: `Replace or remove ${names[0]}` }).click();
  await page.getByRole('menuitem', { name: names[4] ?? '' }).click();
  await expect(columns.first()).toContainText(names[4] ?? '');
  await page.getByRole('button', { name: `Replace or remove ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from comparison' }).click();
  await expect(columns).toHaveCount(3);
  await page.getByRole('button', { name: 'Add a vendor' }).click();
  await page.getByRole('menuitem', { name: names[0] ?? '' }).click();
  await expect(columns).toHaveCount(4);
});

test('a removed favorite comes back with its note', async ({ page, context }) => {
  const [venue] = await coupleWith(context, 2);
  const name = venue?.vendorName ?? '';
  await page.goto('/favorites/vendors');
  await page.getByRole('button', { name: `Add note on ${name}` }).click();
  await page.getByRole('textbox', { name: `Note on ${name}` }).fill('Heated in October?');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Heated in October?')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name} from favorites` }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Heated in October?')).toBeVisible();
});

test('the pages of favorites are whole on a phone and for everyone', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  const views = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  };
  await views('/favorites/home');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await views('/favorites/compare');
  for (const { storefrontUuid } of await findVenues(context, 3)) {
    await call(context, 'post', `${API}/storefront`, { storefrontUuid });
  }
  const [board] = await call<{ uuid: string }[]>(context, 'get', `${API}/boards`);
  for (const path of ['/favorites/home', '/favorites/vendors', `/favorites/boards/${board?.uuid}`]) {
    await views(path);
  }
  await page.goto('/favorites/vendors?category=wedding-florists&board=junk&sort=%00');
  await expect(page.getByText('No matches')).toBeVisible();
});
