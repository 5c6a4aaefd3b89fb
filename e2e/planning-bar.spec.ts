import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { test } from './support/test.ts';

const PAGES = [
  ['/your-wedding', 'Home'],
  ['/wedding-planning/checklist', 'Checklist'],
  ['/wedding-budget', 'Budget'],
  ['/wedding-planning/guests', 'Guests'],
  ['/wedding-planning/guests/rsvp/desk', 'Guests'],
  ['/wedding-planning/calendar', 'Calendar'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Planning' });

test('the planning bar rests at the foot of phones, and covers nothing at the end of a page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInDemo(context, 'couple');
  for (const [path, name] of PAGES) {
    await page.goto(path);
    await expect(bar(page)).toHaveCount(1);
    const box = await bar(page).boundingBox();
    expect(box, path).toMatchObject({ x: 0, width: 375 });
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBe(812);
    if (name !== 'Calendar') {
      await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0), path).toBeLessThanOrEqual(box?.y ?? 0);
    await expectNoOverflow(page);
  }
  for (const place of await bar(page).getByRole('listitem').all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar(page)).toHaveCount(1);
  expect((await bar(page).boundingBox())?.y).toBeLessThan(200);
});

test('what the bar has no room for is a press away, and goes with a press or a key', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInDemo(context, 'couple');
  await page.goto('/your-wedding');
  const more = bar(page).getByRole('button', { name: 'More', exact: true });
  const favorites = bar(page).getByRole('link', { name: 'Favorites' });
  await expect(favorites).toBeHidden();
  await more.click();
  await expect(favorites).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(favorites).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await bar(page).getByRole('link', { name: 'Calendar' }).click();
  // The address is the new one a moment before the page is.
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page).toHaveURL('/wedding-planning/calendar');
  await expect(favorites).toBeHidden();
  await more.click();
  const calendar = bar(page).getByRole('link', { name: 'Calendar' });
  await expect(calendar).toHaveAttribute('aria-current', 'page');
  await calendar.click();
  await expect(favorites).toBeHidden();
});

test('the bar works without a script', async ({ browser, context, baseURL }) => {
  await signInDemo(context, 'couple');
  const still = await browser.newContext({
    ...{ javaScriptEnabled: false, storageState: await context.storageState() },
    ...{ viewport: { width: 375, height: 812 }, baseURL },
  });
  const page = await still.newPage();
  await page.goto('/your-wedding');
  await bar(page).getByRole('button', { name: 'More', exact: true }).click();
  await bar(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/\/favorites/);
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Budget' }).click();
  await expect(page).toHaveURL('/wedding-budget');
  await still.close();
});

test('at home, a phone shows the most pressing and unfolds the rest', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInDemo(context, 'couple');
  await page.goto('/your-wedding');
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('listitem')).toHaveCount(3);
  await week.getByRole('button', { name: /^\d more: / }).click();
  expect(await week.getByRole('listitem').count()).toBeGreaterThan(3);
  const vendors = page.getByRole('region', { name: 'Your vendors' });
  await expect(vendors.getByRole('listitem')).toHaveCount(3);
  await vendors.getByRole('button', { name: 'All 10 kinds of pros' }).click();
  await expect(vendors.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
});
