import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { test } from './support/test.ts';

const VENUES = '/wedding-vendors/wedding-venues';
const map = (page: Page) => page.getByRole('region', { name: /^Map of/ }).first();
const marks = (page: Page) => map(page).getByRole('listitem').getByRole('button');
const crowd = (page: Page) => map(page).getByRole('button', { name: /vendors around .*, look closer$/ });
const single = (page: Page) =>
  map(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!.*look closer$)/ });

const showButton = (page: Page) => page.getByRole('button', { name: /^(Show map|Map)$/ }).first();

/** A press may have to wait for the code of the page, and a second one would close the map again. */
async function pressShow(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Hide map' }).isHidden()) await showButton(page).click();
    await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function openMap(page: Page): Promise<void> {
  await pressShow(page);
  await expect(marks(page).first()).toBeVisible();
}

test.describe('the map of a search', () => {
  test('comes only when it is wanted', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(VENUES);
    await expect(page.getByRole('article').first()).toBeVisible();
    const isOfTheMap = (path: string) => /start-map|maplibre|vendor-map/.test(path);
    expect(files.filter(isOfTheMap)).toEqual([]);
    await openMap(page);
    expect(files.filter(isOfTheMap).length).toBeGreaterThan(0);
  });

  test('opens a crowd, then a vendor, by keyboard, and Escape leads back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(VENUES);
    await openMap(page);
    const before = await marks(page).count();
    await crowd(page).first().press('Enter');
    await expect(single(page).first()).toBeVisible();
    expect(before).toBeGreaterThan(0);

    const mark = single(page).first();
    const name = (await mark.getAttribute('aria-label'))?.replace(/, \$.*$/, '') ?? '';
    await mark.press('Enter');
    const card = map(page).getByRole('dialog', { name });
    await expect(card.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(map(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wedding-vendors\/wedding-venues\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

  test('searches the area it was moved to', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(VENUES);
    await openMap(page);
    const search = map(page).getByRole('button', { name: 'Search this area' });
    await expect(search).toBeHidden();
    await crowd(page).first().click();
    await search.click();
    await expect(page).toHaveURL(/[?&]area=/);
    // The map shows what was asked for and offers it no second time.
    await expect(search).toBeHidden();
    await map(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(search).toBeVisible();
  });

  test('can be passed in one step', async ({ page }) => {
    await page.goto(VENUES);
    await openMap(page);
    const skip = map(page).getByRole('link', { name: 'Skip the map' });
    await skip.focus();
    await expect(skip).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(map(page).getByText('End of the map')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(map(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(0);
  });

  for (const width of [375, 1280]) {
    test(`is accessible at ${width} px and breaks no rule of content security`, async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(VENUES);
      await openMap(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(refused).toEqual([]);
    });
  }

  test('leaves the list alone where it cannot be drawn', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(VENUES);
    const found = await page.getByRole('main').getByRole('article').count();
    await pressShow(page);
    await expect(map(page)).toContainText('The map cannot be drawn here. Every vendor is in the list.');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(found);
    await expectAccessible(page);
  });

  test('leaves the list alone where its script does not come', async ({ page }) => {
    await page.route(/start-map.*\.js$/, (route) => route.abort());
    await page.goto(VENUES);
    await pressShow(page);
    await expect(map(page)).toContainText('Every vendor is in the list.');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
