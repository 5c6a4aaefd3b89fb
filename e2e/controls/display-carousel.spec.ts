import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openControl } from '../support/styleguide.ts';
import { test } from '../support/test.ts';

const START = new Date('2026-06-01T10:00:00');
const sizeOf = async (picture: Locator) => {
  const box = await picture.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
};
/** Returns once the page has been told, which comes later than the new width. */
async function resizeTo(page: Page, width: number) {
  const isTold = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
  );
  await page.setViewportSize({ width, height: 800 });
  await isTold;
}

const placeOf = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));

test('tiles are 220 px wide, square or 310 px high, and smaller on tablets and phones', async ({ page }) => {
  await openControl(page, 'tile-carousel');
  const square = page.getByRole('region', { name: 'Vendor categories' }).getByRole('link').first();
  const tall = page.getByRole('region', { name: 'Real weddings' }).getByRole('link').first();
  const picture = (tile: Locator) => tile.locator('img');
  expect(await sizeOf(picture(square))).toEqual([220, 220]);
  expect(await sizeOf(picture(tall))).toEqual([220, 310]);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await sizeOf(picture(square))).toEqual([180, 180]);
  await page.setViewportSize({ width: 400, height: 900 });
  expect(await sizeOf(picture(square))).toEqual([150, 150]);
  await expectAccessible(page);
});

test('arrows scroll by whole tiles and hand the focus on at the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openControl(page, 'tile-carousel');
  const carousel = page.getByRole('region', { name: 'Vendor categories' });
  const list = carousel.getByRole('list');
  const next = carousel.getByRole('button', { name: 'Next tiles' });
  const previous = carousel.getByRole('button', { name: 'Previous tiles' });
  await expect(previous).toBeDisabled();

  // A tile of 220 px and the 20 px behind it.
  const step = 240;
  const fitting = await list.evaluate((element, width) => Math.floor(element.clientWidth / width), step);
  await next.click();
  await expect.poll(() => placeOf(list)).toBe(fitting * step);
  await previous.click();
  await expect.poll(() => placeOf(list)).toBe(0);

  const end = await list.evaluate((element) => element.scrollWidth - element.clientWidth);
  await next.focus();
  for (let place = fitting * step; place < end + fitting * step; place += fitting * step) {
    await page.keyboard.press('Enter');
    await expect.poll(() => placeOf(list)).toBe(Math.min(place, end));
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await expect(carousel.getByRole('link', { name: /Bar services/ })).toBeInViewport({ ratio: 0.95 });
});

test('arrows stand only where tiles do not fit, looked at 500 ms after a resize', async ({ page }) => {
  await page.clock.install({ time: START });
  await openControl(page, 'tile-carousel');
  const few = page.getByRole('region', { name: 'Two tiles' }).getByRole('button');
  const many = page.getByRole('region', { name: 'Vendor categories' }).getByRole('button');
  await expect(many).toHaveCount(2);
  await expect(few).toHaveCount(0);

  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
  await resizeTo(page, 320);
  await page.clock.runFor(499);
  await expect(few).toHaveCount(0);
  await page.clock.runFor(101);
  await expect(few).toHaveCount(2);
  await resizeTo(page, 1280);
  await page.clock.runFor(600);
  await expect(few).toHaveCount(0);
});

test('tiles that come later bring their arrows', async ({ page }) => {
  await openControl(page, 'tile-carousel');
  const growing = page.getByRole('region', { name: 'Growing' });
  await expect(growing.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring the others' }).click();
  await expect(growing.getByRole('button', { name: 'Next tiles' })).toBeVisible();
});
