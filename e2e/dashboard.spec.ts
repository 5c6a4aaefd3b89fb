import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor, signInVendorOf } from './support/demo-people.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

const DASHBOARD = '/inspire/vendors/dashboard';
const PHONE = { width: 375, height: 812 };

test('a vendor reads the figures by keyboard: range, figure, day, table', async ({ page, context }) => {
  const { name } = await signInVendorOf(context, 'wedding-venues');
  await page.goto(DASHBOARD);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ruth$/ }),
  ).toBeVisible();
  await expect(page.getByText(`${name}, `)).toContainText('compared with the 90 days before');
  await expectAccessible(page);

  const figures = page.getByRole('tablist', { name: 'Figures' });
  await figures.getByRole('tab', { name: /^Views/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figures.getByRole('tab', { name: /^Saves/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Saves a day' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');

  const chart = page.getByRole('slider', { name: 'Views a day' });
  await chart.focus();
  await page.keyboard.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(chart).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expect(chart).toHaveAttribute('aria-valuetext', /day, \w+ \d+: [\d,]+, the 90 days before [\d,]+$/);

  const asTable = page.getByRole('button', { name: 'Show as table' });
  await asTable.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Views a day' });
  await expect(table.getByRole('row')).toHaveCount(91);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range=7d/);
  await expect(table.getByRole('row')).toHaveCount(8);
});

test('a period of one’s own stands in the address, and says what it cannot show', async ({
  page,
  context,
}) => {
  await signInVendorOf(context, 'wedding-venues');
  await page.goto(DASHBOARD);
  await page.getByRole('button', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your own days' });
  await dialog.getByRole('textbox', { name: 'From' }).fill('02/03/2099');
  await dialog.getByRole('textbox', { name: 'To' }).fill('02/01/2099');
  await dialog.getByRole('button', { name: 'Show these days' }).click();
  await expect(dialog.getByText('Choose up to two years, ending today or earlier.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'From' }).fill('02/01/2026');
  await dialog.getByRole('textbox', { name: 'To' }).fill('02/10/2026');
  await dialog.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(/range=own&from=2026-02-01&to=2026-02-10/);
  await expect(page.getByText('Feb 1 to Feb 10, compared with the 10 days before')).toBeVisible();

  // A single day has no line; both days are dots.
  await page.goto(`${DASHBOARD}?range=own&from=2026-02-10&to=2026-02-10`);
  await expect(page.locator('figure path[stroke-linecap="round"]')).toHaveCount(2);
});

test('what to do next leads to where it is done, and the file has every day', async ({ page, context }) => {
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  await page.goto(`${DASHBOARD}?storefront=${uuid}&range=30d`);
  const standing = page.getByRole('region', { name: 'Where you stand in search' });
  await expect(standing).toContainText(/\d(st|nd|rd|th) of \d+/);
  await expect(standing.getByRole('row', { name: /^Reviews/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/-to-\d{4}-\d\d-\d\d\.csv$/);
  const steps = page.getByRole('region', { name: 'What to do next' });
  await steps.getByRole('link', { name: /^Reply within/ }).click();
  await expect(page).toHaveURL(new RegExp(`/inspire/vendors/leads/ready\\?storefront=${uuid}`));
});

test('the dashboard fits a phone, with what to do first', async ({ page, context }) => {
  await signInVendorOf(context, 'wedding-venues');
  await page.setViewportSize(PHONE);
  for (const range of ['7d', '90d', '12m']) {
    await page.goto(`${DASHBOARD}?range=${range}`);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  const steps = await page.getByRole('region', { name: 'What to do next' }).boundingBox();
  const figures = await page.getByRole('tablist', { name: 'Figures' }).boundingBox();
  expect(steps?.y ?? 0).toBeLessThan(figures?.y ?? 0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Views a week' })).toBeVisible();
  await expectNoOverflow(page);
});

test('the draft of a vendor says when its figures begin, and who has no listing how to get one', async ({
  page,
  context,
}) => {
  const draft = (await signInVendor(context)).find(({ published }) => !published);
  await page.goto(`${DASHBOARD}?storefront=${draft?.uuid}`);
  await expect(page.getByText('Couples can’t see this listing')).toBeVisible();
  await expectAccessible(page);
  await context.clearCookies();
  await signUp(context, 'vendor', 'Ines');
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { name: 'Your figures begin with a listing' })).toBeVisible();
  await expectAccessible(page);
});

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

test('a couple looks at a storefront, and its vendor sees one view more, however often they look', async ({
  browser,
  context,
}) => {
  const { uuid } = await signInVendorOf(context, 'wedding-venues');
  const views = async (): Promise<number> => {
    const answer = await context.request.get(
      `/web-marketplace-api/v1/manage/storefronts/${uuid}/dashboard?range=7d`,
    );
    return (await answer.json()).figures.views.value;
  };
  const before = await views();
  const couple = await browser.newContext({ userAgent: SAFARI });
  const page = await couple.newPage();
  for (const _ of [1, 2]) {
    const told = page.waitForResponse((response) => response.url().endsWith(`/storefronts/${uuid}/views`));
    await page.goto('/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny');
    expect((await told).status()).toBe(200);
  }
  await expect.poll(views).toBe(before + 1);
  // Nothing is kept in their browser for it.
  const kept = (await couple.cookies()).map(({ name }) => name.replace('__Host-', ''));
  expect(kept.filter((name) => !['csrf_token', 'visitor_id'].includes(name))).toEqual([]);
  await couple.close();
});
