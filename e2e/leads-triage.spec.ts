import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { test } from './support/test.ts';

const LEADS = '/inspire/vendors/leads';
const API = '/web-marketplace-api/v1';

const list = (page: Page) => page.getByRole('list', { name: 'Leads' });
const rows = (page: Page) => list(page).getByRole('link');

/** How many rows can be read as a whole without scrolling. */
async function wholeRows(page: Page): Promise<number> {
  await expect(rows(page).first()).toBeVisible();
  return list(page)
    .getByRole('listitem')
    .evaluateAll((items) => {
      const pane = items[0]?.closest('[data-scrolls]')?.getBoundingClientRect();
      const bottom = Math.min(window.innerHeight, pane?.bottom ?? window.innerHeight);
      return items.filter((item) => {
        const { top, bottom: end, height } = item.getBoundingClientRect();
        return height > 0 && top >= 0 && end <= bottom;
      }).length;
    });
}

test('Needs you first: what expires, then who sent a reminder, then who waits; and a chip on each row', async ({
  page,
  context,
}) => {
  await signInVendor(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${LEADS}/ready?storefront=all`);
  await expect(page.getByRole('button', { name: 'Sort: Needs you first' })).toBeVisible();
  // A compact frame.
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(7);
  const answer = await context.request.get(`${API}/manage/inquiry?sort=needs-you`);
  const { leads } = (await answer.json()) as { leads: { need: string }[] };
  const order = ['EXPIRING', 'REMINDED', 'REPLY'];
  const ranks = leads.map(({ need }) => order.indexOf(need));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBeGreaterThan(1);
  const chips = list(page)
    .getByText(/^(Expires |Reminder, |Waiting |New today)/)
    .filter({ visible: true });
  await expect(chips.first()).toBeVisible();
  expect(await chips.count()).toBe(await rows(page).count());
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitem', { name: 'Expires soonest' }).click();
  await expect(page).toHaveURL(/sort=expiry$/);
});

test('counts that agree, for all listings and for each', async ({ page, context }) => {
  const listings = await signInVendor(context);
  await page.goto(`${LEADS}/ready?storefront=all`);
  await expect(rows(page).first()).toBeVisible();
  type Counts = { storefrontUuid: string; statuses: Record<string, { total: number; snoozed: number }> };
  const counted = (await (await context.request.get(`${API}/manage/inquiry/counts`)).json()) as Counts[];
  const ready = counted.reduce((sum, { statuses }) => {
    const { total = 0, snoozed = 0 } = statuses.READY ?? {};
    return sum + total - snoozed;
  }, 0);
  const tabs = page.getByRole('navigation', { name: 'Inquiries' });
  await expect(tabs.getByRole('link', { name: /^Active/ })).toContainText(String(ready));
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    String(ready > 50 ? -1 : ready),
  );
  // Every row says whose it is.
  await expect(
    list(page)
      .getByText(listings[0]?.name ?? '')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Leads for All listings/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(listings[0]?.name ?? '') }).click();
  await expect(page).toHaveURL(new RegExp(`storefront=${listings[0]?.uuid}`));
});

test('triage keys work on the row with the focus', async ({ page, context }) => {
  await signInVendor(context);
  await page.goto(`${LEADS}/ready?storefront=all&sort=name`);
  const [first = '', second = ''] = await rows(page).allTextContents();
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: `Snooze ${first}` });
  await expect(snooze).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: `Decline ${first}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/[0-9a-f-]{36}\?/);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const message = page.getByRole('textbox', { name: `Message to ${second}` });
  await expect(message).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
});

test('the composer never pushes Send out of view, on a laptop and above a phone’s keyboard', async ({
  page,
  context,
}) => {
  await signInVendor(context);
  const long = Array.from({ length: 40 }, (_, line) => `Line ${line} of a long answer.`).join('\n');
  for (const [width, height] of [
    [1366, 768],
    [375, 470],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${LEADS}/ready?storefront=all&sort=name`);
    await rows(page).first().click();
    await page.getByRole('textbox', { name: /^Message to/ }).fill(long);
    const send = page.getByRole('button', { name: /^Connect · / });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
  }
});

test('on a phone five leads are in sight, and a thread opens at its newest message below its head', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInVendor(context);
  await page.goto(`${LEADS}/ready?storefront=all`);
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(5);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto(`${LEADS}/conversations?storefront=all`);
  const names = (await rows(page).first().textContent()) ?? '';
  await rows(page).first().click();
  const talk = page.getByRole('region', { name: `Conversation with ${names}` });
  await expect(talk.getByRole('listitem').last()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: names })).toBeInViewport();
  await expectAccessible(page);
});
