import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { test } from './support/test.ts';

const VENUES = '/wedding-vendors/wedding-venues';
const HUDSON = '/wedding-vendors/search/hudson-ny--wedding-venues';
const map = (page: Page) => page.getByRole('region', { name: /^Map of/ }).first();
const marks = (page: Page) => map(page).getByRole('listitem').getByRole('button');
const crowd = (page: Page) => map(page).getByRole('button', { name: /vendors around .*, look closer$/ });
const single = (page: Page) =>
  map(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!.*look closer$)/ });

const showButton = (page: Page) =>
  page
    .getByRole('button', { name: /^(Show map|Map)$/ })
    .filter({ visible: true })
    .first();
const isShown = (page: Page) =>
  page.getByRole('button', { name: 'Hide map' }).or(page.getByRole('button', { name: 'Back to the list' }));

/** A press may have to wait for the code of the page, and a second one would close the map again. */
async function pressShow(page: Page): Promise<void> {
  await expect(async () => {
    if (await isShown(page).isHidden()) await showButton(page).click();
    await expect(isShown(page)).toBeVisible({ timeout: 2_000 });
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

  test('has water and parks, sheet by sheet', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${HUDSON}?area=42,-74.5,43.4,-73.2`);
    await pressShow(page);
    await expect.poll(() => files.some((path) => /\/ocean-/.test(path))).toBe(true);
    await expect.poll(() => files.some((path) => /\/near_-80_40-/.test(path)), 'where one looks').toBe(true);
    expect(files.filter((path) => /\/near_-120_/.test(path))).toEqual([]);
    await expect(map(page).getByText('Hudson River')).toBeVisible();
    await expect(map(page).getByText('Hudson, NY'), 'the searched place').toBeVisible();
  });

  test('shows the whole country for everywhere', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(VENUES);
    await openMap(page);
    const box = await map(page).boundingBox();
    for (const city of ['New York', 'Los Angeles']) {
      const label = await map(page).getByText(city, { exact: true }).boundingBox();
      expect(label?.x, city).toBeGreaterThan(box?.x ?? 0);
      expect(label?.x, city).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    }
  });

  test('card and mark light each other up', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(HUDSON);
    await openMap(page);
    const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Why this rank' });
    const names = await list.getByRole('heading').allInnerTexts();
    const mark = single(page).filter({ visible: true }).first();
    const label = (await mark.getAttribute('aria-label')) ?? '';
    await mark.hover();
    const index = names.findIndex((name) => label.startsWith(`${name},`) || label === name);
    if (index >= 0) await expect(list.nth(index)).toHaveAttribute('data-lit', '');
    await list.first().getByRole('heading').hover();
    await expect(map(page).locator('[data-selected]')).toHaveCount(1);
  });

  test('fills the screen of a phone, with cards to swipe', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(HUDSON);
    await openMap(page);
    const screen = page.getByRole('dialog', { name: /^Map: / });
    const box = await screen.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    const swipe = screen.getByRole('list', { name: /vendors$/ });
    await expect(swipe.getByRole('article').first()).toBeInViewport();
    const second = await swipe.getByRole('heading').nth(1).innerText();
    await swipe.evaluate((list) => list.scrollTo({ left: 330 }));
    await expect(map(page).locator('[data-selected]').first()).toHaveAttribute(
      'aria-label',
      new RegExp(`^${second}|look closer$`),
    );
    await expectAccessible(page);
    await screen.getByRole('button', { name: 'List', exact: true }).click();
    await expect(screen).toBeHidden();
  });

  test('Back closes the map of a phone and leaves the search where it was', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/wedding-vendors');
    await page.goto(HUDSON);
    await pressShow(page);
    const screen = page.getByRole('dialog', { name: /^Map: / });
    await page.goBack();
    await expect(screen).toBeHidden();
    await expect(page).toHaveURL(HUDSON);
    await expect(showButton(page)).toBeFocused();
    await page.goForward();
    await expect(screen).toBeVisible();
    await screen.getByRole('button', { name: 'Back to the list' }).click();
    await expect(screen).toBeHidden();
    await page.goBack();
    await expect(page, 'closing left no step behind').toHaveURL(/\/wedding-vendors$/);
  });
});
