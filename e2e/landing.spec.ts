import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { expectStill, watchPage } from './support/page-watch.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

const LANDING = '/wedding-vendors';
const nearYou = (page: Page, place: string) =>
  page.getByRole('region', { name: `Venues & Photographers ${place}` });
const recentlyViewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

/** The shelves come for whoever scrolls towards them. */
async function openShelves(page: Page): Promise<void> {
  await page.goto(LANDING);
  await page.getByRole('heading', { name: 'Not sure whom to ask first?' }).scrollIntoViewIfNeeded();
}

/** The first vendor of a listing: its name and its page. */
async function firstVendor(page: Page, listing: string): Promise<{ name: string; href: string }> {
  await page.goto(listing);
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  return { name: await link.innerText(), href: (await link.getAttribute('href')) ?? '' };
}

/** At once, as quick people do: the field is hydrated under their fingers and keeps what they typed. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(text);
}

test.describe('the pickers', () => {
  test('lead to a whole metro area by its slug', async ({ page }) => {
    await page.goto(LANDING);
    await typeInto(page, 'Where', 'new york');
    const market = page.getByRole('option', { name: /^New York, NY.*Metro area/ });
    await expect(market).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(market).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('New York, NY');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wedding-vendors/search/new-york-ny--wedding-venues');
  });

  test('name the county of a small town', async ({ page }) => {
    await page.goto(LANDING);
    await typeInto(page, 'Where', 'hudson, ny');
    await expect(page.getByRole('option', { name: /^Hudson, NY.*Columbia County/ })).toBeVisible();
  });

  test('lead from the first letters of a name to the vendor’s page', async ({ page }) => {
    const { name, href } = await firstVendor(page, '/wedding-vendors/wedding-photographers');
    await page.goto(LANDING);
    await typeInto(page, 'Someone in mind?', name.slice(0, 5));
    const option = page.getByRole('option', { name: new RegExp(`^${name}.*Photographers`) });
    await expect(option).toBeVisible();
    await option.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('find a name by any of its words, in any order and misspelled', async ({ page }) => {
    const { name, href } = await firstVendor(page, '/wedding-vendors/wedding-venues');
    const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && word !== 'The');
    const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
    await page.goto(LANDING);
    await typeInto(page, 'Someone in mind?', words.toReversed().join(' ').toUpperCase());
    await expect(option).toBeVisible();
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const swapped = `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`;
    const misspelled = words.join(' and ').replace(longest, swapped);
    await page.getByRole('combobox', { name: 'Someone in mind?' }).fill(misspelled);
    await expect(option).toBeVisible();
    await option.click();
    await expect(page).toHaveURL(href);
  });

  test('look for a name among the chosen trade only', async ({ page }) => {
    const { name } = await firstVendor(page, '/wedding-vendors/wedding-photographers');
    await page.goto(LANDING);
    await typeInto(page, 'Someone in mind?', name.slice(0, 5));
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const byCategory = page.waitForRequest(/vendor-search\/list-by-category$/);
    await page.getByRole('button', { name: /Looking for/ }).press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('flo');
    await expect(page.getByRole('option', { name: 'Florists' })).toBeFocused();
    await page.keyboard.press('Enter');
    // What was found among all says nothing about florists: they are asked for anew, with the same text.
    const field = page.getByRole('combobox', { name: 'Someone in mind?' });
    await expect(field).toHaveValue(name.slice(0, 5));
    await field.press('ArrowDown');
    expect((await (await byCategory).response())?.status()).toBe(200);
    await field.fill(name);
    await expect(page.getByText('No vendor by that name among florists.')).toBeVisible();
  });

  test('are searching until the answer for what is written has come', async ({ page }) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/vendor-search/**', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(LANDING);
    const asked = page.waitForRequest('**/vendor-search/**');
    await typeInto(page, 'Someone in mind?', 'qqzzqqzz');
    await expect(page.getByText('Searching…')).toBeVisible();
    await asked;
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(page.getByText('No vendor by that name')).toBeHidden();
    answer();
    await expect(page.getByText('No vendor by that name.')).toBeVisible();
  });

  test('open nobody who was found for another text', async ({ page }) => {
    const { name } = await firstVendor(page, '/wedding-vendors/wedding-photographers');
    const found = page.getByRole('option', { name: new RegExp(`^${name}`) });
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(LANDING);
    await typeInto(page, 'Someone in mind?', name.slice(0, 5));
    await expect(found).toBeVisible();
    await page.route('**/vendor-search/**', () => {});
    const field = page.getByRole('combobox', { name: 'Someone in mind?' });
    await field.fill('');
    await page.keyboard.type('qqzzqqzz');
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('qqzzqqzz');
    await expect(page).toHaveURL(LANDING);
  });

  test('keep what is typed when it turns out later who is signed in', async ({ page, context }) => {
    await signInDemo(context, 'couple');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/web-api/v1/user/get*', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(LANDING);
    await typeInto(page, 'Where', 'nashv');
    await expect(page.getByRole('option', { name: /^Nashville, TN/ }).first()).toBeVisible();
    const known = page.waitForResponse('**/web-api/v1/user/get*');
    answer();
    await known;
    // The open list hides the rest of the page.
    await expect(page.getByRole('link', { name: 'Favorites', includeHidden: true }).first()).toBeAttached();
    await page
      .getByRole('option', { name: /^Nashville, TN/ })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Nashville, TN');
  });
});

test.describe('the shelves', () => {
  test('begin in New York, then where vendors were looked for last', async ({ page }) => {
    await openShelves(page);
    await expect(nearYou(page, 'near New York').getByRole('article').first()).toBeVisible();
    await page.goto('/wedding-vendors/search/california--wedding-venues');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('searched_location')))
      .toContain('california');
    await openShelves(page);
    const shelf = nearYou(page, 'in California');
    await expect(shelf.getByRole('article').first()).toContainText(', CA');
    await expect(shelf.getByRole('link', { name: 'All venues in California' })).toHaveAttribute(
      'href',
      '/wedding-vendors/search/california--wedding-venues',
    );
    await expect(shelf.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  });

  test('follow an account into another browser', async ({ page, context, browser }) => {
    await signUp(context, 'couple', 'Maya');
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/account-preferences/location') && response.request().method() === 'PUT',
    );
    await page.goto('/wedding-vendors/search/california--wedding-venues');
    expect((await saved).status()).toBe(200);
    const elsewhere = await browser.newContext({
      storageState: { cookies: await context.cookies(), origins: [] },
    });
    const other = await elsewhere.newPage();
    await openShelves(other);
    await expect(nearYou(other, 'in California')).toBeVisible();
    await elsewhere.close();
  });

  test('begin anew where a browser keeps nonsense', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('searched_location', '{"type":"CITY","slug":"nowhere-at-all-zz"}');
      localStorage.setItem('recently_viewed', '["<b>", 7, "00000000-0000-4000-8000-000000000000"]');
    });
    await openShelves(page);
    await expect(nearYou(page, 'near New York')).toBeVisible();
    await expect(recentlyViewed(page)).toBeHidden();
  });

  test('show whom this browser looked at', async ({ page }) => {
    await openShelves(page);
    await expect(nearYou(page, 'near New York')).toBeVisible();
    await expect(recentlyViewed(page)).toBeHidden();
    const first = await firstVendor(page, '/wedding-vendors/wedding-venues');
    const second = await firstVendor(page, '/wedding-vendors/wedding-florists');
    for (const { href, name } of [first, second]) {
      await page.goto(href);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toBeTruthy();
    }
    await openShelves(page);
    await expect(recentlyViewed(page).getByRole('heading', { level: 3 })).toHaveText([
      second.name,
      first.name,
    ]);
  });
});

test.describe('the page', () => {
  test('offers what people browse first, in that order', async ({ page }) => {
    await page.goto(LANDING);
    const tiles = page.getByRole('region', { name: 'Everyone it takes' }).getByRole('link');
    const labels = [
      'Venues',
      'Photographers',
      'Videographers',
      'Florists',
      'Caterers',
      'Bakers',
      'Musicians',
    ];
    for (const [index, label] of [...labels, 'Beauty', 'Planners', 'Bar services'].entries()) {
      await expect(tiles.nth(index)).toContainText(label);
    }
  });

  test('leads on without a script', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(LANDING);
    const searches = page.getByRole('region', { name: 'Popular searches' });
    await expect(
      searches.getByRole('link', { name: 'Venues in New York', exact: true }).first(),
    ).toHaveAttribute('href', '/wedding-vendors/search/new-york-ny--wedding-venues');
    await page.getByText('Venues in every state').click();
    const ohio = searches.getByRole('link', { name: 'Venues in Ohio' });
    await expect(ohio).toBeVisible();
    expect((await request.get((await ohio.getAttribute('href')) ?? '')).status()).toBe(200);
    await context.close();
  });

  test('is accessible and stays still while its shelves fill', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    const watch = await watchPage(page);
    await watch.open(LANDING);
    await page.getByRole('heading', { name: 'Not sure whom to ask first?' }).scrollIntoViewIfNeeded();
    await expect(nearYou(page, 'near New York').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectStill(page);
    expect(watch.problems).toEqual([]);
  });
});
