import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callAs, guestPhone } from './support/inviting.ts';
import { test } from './support/test.ts';
import { addHelper, beginDay, keptOperations, type StandingDay, untilKept } from './support/wedding-day.ts';

// A tab that others have used may still have their worker.
test.use({ profile: 'new' });

const GUESTS = Array.from({ length: 40 }, (_, place) => `Guest${String(place + 10)} Park`);
const MOMENTS = Array.from({ length: 20 }, (_, place) => `Moment ${String(place + 10)}`);
const VENDORS = ['The Harbor Six', 'Wild Carrot Flowers', 'Otis Lane', 'Farm & Fire'];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Wedding day' }).getByRole('button', { name }).click();

/** Fifty things that are done on a phone: thirty guests, fourteen moments, two delays, three arrivals, one late vendor. */
async function doFifty(
  page: Page,
  { guests, moments, vendors }: Record<keyof StandingDay, string[]>,
): Promise<void> {
  await tab(page, 'Check-in');
  for (const name of guests.slice(0, 30))
    await page.getByRole('button', { name: `Check in ${name}, 1 guest` }).click();
  await tab(page, 'Run sheet');
  for (const minutes of ['5 minutes', '10 minutes']) {
    await page.getByRole('button', { name: 'Running late' }).click();
    await page.getByRole('button', { name: minutes, exact: true }).click();
  }
  await page.getByRole('button', { name: `All ${MOMENTS.length}` }).click();
  for (const title of moments.slice(0, 14)) await page.getByRole('button', { name: `${title} done` }).click();
  await tab(page, 'Vendors');
  for (const name of vendors.slice(0, 3))
    await page.getByRole('button', { name: new RegExp(`^Arrived.*${name}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Late.*${vendors[3]}`) }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await expect(page.getByText('50 to send')).toBeVisible();
}

/** The server hears and keeps it, and its answer never arrives. */
async function loseAnswers(page: Page, times: number): Promise<() => number> {
  let lost = 0;
  await page.route('**/operations', async (route) => {
    if (lost >= times) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

async function textsOf(page: Page, name: string): Promise<string[]> {
  return page.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
}

/** Everything that can be read on a phone. */
async function shownOn(page: Page): Promise<Record<string, string[]>> {
  await tab(page, 'Run sheet');
  const all = page.getByRole('button', { name: `All ${MOMENTS.length}` });
  if (await all.isVisible()) await all.click();
  await expect(page.getByRole('list', { name: 'Run sheet' }).getByRole('listitem')).toHaveCount(
    MOMENTS.length,
  );
  const moments = await textsOf(page, 'Run sheet');
  const done = page.getByRole('button', { name: / done$/, pressed: true });
  const ticked = await done.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  await tab(page, 'Check-in');
  const guests = await textsOf(page, 'Guests');
  await tab(page, 'Vendors');
  return { moments, ticked, guests, vendors: (await textsOf(page, 'Vendors')).toSorted() };
}

async function offline(contexts: readonly BrowserContext[], isOffline: boolean): Promise<void> {
  for (const context of contexts) await context.setOffline(isOffline);
}

test('two phones without a line do fifty things each; with lost answers they come to the same, complete, nothing twice', async ({
  context,
  page,
}) => {
  test.slow();
  await beginDay(context, { guests: GUESTS, moments: MOMENTS, vendors: VENDORS });
  const { token } = await addHelper(context);
  const phone = await guestPhone(context, true);
  await page.setViewportSize({ width: 375, height: 812 });
  await Promise.all([page.goto('/day-of'), phone.goto(`/d/${token}`)]);
  await Promise.all([untilKept(page), untilKept(phone)]);
  for (const each of [page, phone])
    await expect(each.getByRole('heading', { name: 'Maya & Jonah' })).toBeVisible();
  const both = [context, phone.context()];
  await offline(both, true);
  // Twenty of the guests and eight of the moments are on both phones, and all of the vendors.
  await Promise.all([
    doFifty(page, { guests: GUESTS, moments: MOMENTS, vendors: VENDORS }),
    doFifty(phone, {
      guests: GUESTS.toReversed(),
      moments: MOMENTS.slice(0, -1).toReversed(),
      vendors: VENDORS.toReversed(),
    }),
  ]);
  // A phone that is put away meanwhile has all of it when it is opened again.
  await phone.reload();
  await expect(phone.getByText('50 to send')).toBeVisible();
  const lost = await Promise.all([loseAnswers(page, 2), loseAnswers(phone, 1)]);
  await offline(both, false);
  for (const each of [page, phone]) await expect(each.getByText(/to send/)).toHaveCount(0);

  const kept = await keptOperations(context);
  expect(lost.map((times) => times())).toEqual([2, 1]);
  expect(kept).toHaveLength(100);
  expect(new Set(kept.map(({ uuid }) => uuid)).size).toBe(100);
  const here = new Set(
    kept.filter(({ kind, value }) => kind === 'HERE' && value === 1).map(({ subject }) => subject),
  );
  expect(here.size).toBe(GUESTS.length);
  for (const each of [page, phone]) {
    await tab(each, 'Check-in');
    await expect(each.getByText(`${GUESTS.length} of ${GUESTS.length} here`)).toBeVisible();
  }
  await expect(async () => expect(await shownOn(phone)).toEqual(await shownOn(page))).toPass();
  const shown = await shownOn(page);
  expect(shown.ticked?.length).toBe(19);
  // What was kept is what is shown when they are opened anew, and on a phone that was never there.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Maya & Jonah' })).toBeVisible();
  await expect(async () => expect(await shownOn(page)).toEqual(shown)).toPass();
  expect(await keptOperations(context)).toHaveLength(100);
  await phone.context().close();
});

test('what the couple changes while a phone has no line is there when it has one again', async ({
  context,
  page,
}) => {
  const { moments } = await beginDay(context, { guests: ['Ada Park'], moments: ['Toasts', 'Dinner'] });
  const { token } = await addHelper(context);
  const phone = await guestPhone(context, true);
  await phone.goto(`/d/${token}`);
  await untilKept(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Toasts done' }).click();
  const plan = await callAs<{ items: { uuid: string; title: string }[] }>(
    context,
    'GET',
    '/web-api/v1/day-of',
  );
  const dinner = plan.items.find(({ uuid }) => uuid === moments[1]?.uuid);
  await callAs(context, 'PUT', `/web-api/v1/day-of/items/${dinner?.uuid}`, {
    ...dinner,
    title: 'Late supper',
  });
  await phone.context().setOffline(false);
  await expect(phone.getByRole('button', { name: 'Late supper done' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Toasts done', pressed: true })).toBeVisible();
  await page.goto('/day-of');
  await expect(page.getByRole('button', { name: 'Toasts done', pressed: true })).toBeVisible();
  await phone.context().close();
});
