import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, guestPhone } from './support/inviting.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { addHelper, beginDay, keptOperations, untilKept, VENUE_ZONE } from './support/wedding-day.ts';

// A tab that others have used may still have their worker.
test.use({ profile: 'new' });

const DAY_MS = 86_400_000;

test('a phone from another part of the world, with a clock that is days ahead, shows the venue’s day', async ({
  context,
  browser,
}) => {
  await beginDay(context, { guests: ['Ada Park'], moments: ['Toasts', 'Dinner'] });
  const { token } = await addHelper(context);
  const away = await browser.newContext({ timezoneId: 'Asia/Tokyo', viewport: { width: 375, height: 812 } });
  const phone = await away.newPage();
  await phone.clock.setFixedTime(Date.now() + 3 * DAY_MS);
  await phone.goto(`/d/${token}`);
  await expect(phone.getByText(/^Today, /)).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Now' })).toContainText('Dinner');
  await untilKept(phone);
  // What it learned about its clock it knows without a line as well, and the link is not over.
  await away.setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^Today, /)).toBeVisible();
  await phone.getByRole('button', { name: 'Check-in' }).click();
  await phone.getByRole('button', { name: 'Check in Ada Park, 1 guest' }).click();
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: VENUE_ZONE, hour: 'numeric' }).format(new Date());
  const [digits = '', half = ''] = hour.split(/\s/);
  await expect(phone.getByText(new RegExp(`Here ${digits}:\\d\\d ${half}`))).toBeVisible();
  await away.setOffline(false);
  await expect(phone.getByText(/to send/)).toHaveCount(0);
  expect(await keptOperations(context)).toHaveLength(1);
  await away.close();
});

test('the longest names there can be fit the smallest phone, on every tab', async ({ context }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  await beginDay(context, {
    guests: [`${long.slice(0, 48)} ${long.slice(0, 48)}`],
    moments: [long.slice(0, 80), 'W'.repeat(80)],
    vendors: [long.slice(0, 80)],
  });
  const { token } = await addHelper(context, { name: long.slice(0, 50) });
  const phone = await guestPhone(context, true);
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(`/d/${token}`);
  await expect(phone.getByRole('region', { name: 'Now' })).toBeVisible();
  const bar = phone.getByRole('navigation', { name: 'Wedding day' });
  for (const name of ['Run sheet', 'Check-in', 'Vendors', 'Tables']) {
    await bar.getByRole('button', { name }).click();
    await expectNoOverflow(phone);
    await expectAccessible(phone);
  }
  await phone.context().close();
});

test('before there is anything, the day says what comes and where it is planned', async ({
  context,
  page,
}) => {
  await signUp(context, 'couple', 'Maya');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/day-of');
  await page.getByRole('link', { name: 'Plan your wedding day' }).click();
  await expect(page).toHaveURL('/wedding-planning/day-of');
  await expect(page.getByRole('button', { name: 'Start with our day' })).toBeVisible();
  await beginDayAgain();
  await page.goto('/day-of');
  await expect(page.getByText(/There is no run sheet yet/)).toBeVisible();
  await expectAccessible(page);
  for (const [name, text] of [
    ['Check-in', /Nobody is expected yet/],
    ['Vendors', /No vendors yet/],
    ['Tables', /No tables yet/],
  ] as const) {
    await page.getByRole('navigation', { name: 'Wedding day' }).getByRole('button', { name }).click();
    await expect(page.getByText(text)).toBeVisible();
  }

  async function beginDayAgain(): Promise<void> {
    await callAs(context, 'PUT', '/web-api/v1/wedding', { primaryFirstName: 'Maya' });
  }
});

test('a run sheet that goes on after midnight stays in order', async ({ context, page }) => {
  await beginDay(context, { guests: [] });
  for (const [title, startsMinute] of [
    ['Last dance', 1430],
    ['Shuttles leave', 1450],
    ['Sleep in', 2160],
  ] as const) {
    const uuid = crypto.randomUUID();
    await callAs(context, 'PUT', `/web-api/v1/day-of/items/${uuid}`, {
      ...{ title, startsMinute, minutes: 20, kind: 'FLEXIBLE', owner: '', place: '', note: '' },
      ...{ audience: [], version: 0 },
    });
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/day-of');
  const rows = page.getByRole('list', { name: 'Run sheet' }).getByRole('listitem');
  await expect(rows).toHaveText([/11:50.*Last dance/s, /12:10.*Shuttles leave/s, /12:00.*Sleep in/s]);
  await expect(page.getByRole('region', { name: 'Next' })).toContainText('Last dance');
});
