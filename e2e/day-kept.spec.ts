import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, guestPhone } from './support/inviting.ts';
import { csrf } from './support/people.ts';
import { test } from './support/test.ts';
import {
  addHelper,
  beginDay,
  everythingKept,
  keptOperations,
  removeHelper,
  untilKept,
} from './support/wedding-day.ts';

// A tab that others have used may still have their worker.
test.use({ profile: 'new' });

type Manifest = { name: string; start_url: string; scope: string; display: string; icons: Icon[] };
type Icon = { src: string; sizes: string; type: string; purpose: string };

const DAY = { guests: ['Ada Park', 'Ben Park'], moments: ['Toasts', 'Dinner'], vendors: ['The Harbor Six'] };

async function manifestOf(page: Page): Promise<Manifest> {
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '',
  );
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  return (await answer.json()) as Manifest;
}

/** What a browser asks for before it offers to install: a name, a start within the scope, and icons that are there. */
async function expectInstallable(
  page: Page,
  { start, scope }: { start: string; scope: string },
): Promise<void> {
  const manifest = await manifestOf(page);
  expect(manifest).toMatchObject({ name: 'Wedding day', start_url: start, scope, display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    ...['192x192 any', '512x512 any', '512x512 maskable'],
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const registered = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map((each) => new URL(each.scope).pathname),
  );
  expect(registered).toEqual([scope]);
}

async function addSecrets(page: Page): Promise<void> {
  const context = page.context();
  const { households } = await callAs<{
    households: { uuid: string; version: number; name: string; people: object[]; mailings: unknown }[];
  }>(context, 'GET', '/web-api/v1/guests');
  const [household] = households;
  if (!household) throw new Error('There is a household.');
  const { mailings: _, people, ...rest } = household;
  await callAs(context, 'PUT', `/web-api/v1/guests/households/${household.uuid}`, {
    ...rest,
    ...{ address1: '77 Secret Street', city: 'Hudson', region: 'NY', postalCode: '12534' },
    people: people.map((person) => {
      const { invitations: __, tags: ___, ...kept } = person as Record<string, unknown>;
      return { ...kept, email: 'ada@private.example', phone: '5185550199' };
    }),
  });
}

test('both pages can be installed, and are served without a line by a worker of their own', async ({
  context,
  page,
}) => {
  await beginDay(context, DAY);
  const { token } = await addHelper(context);
  const phone = await guestPhone(context, true);
  for (const [each, start, scope] of [
    [page, '/day-of', '/day-of'],
    [phone, `/d/${token}`, '/d/'],
  ] as const) {
    await each.goto(start);
    await untilKept(each);
    await expectInstallable(each, { start, scope });
    await expect(each.getByRole('heading', { name: 'Maya & Jonah' })).toBeVisible();
    await each.context().setOffline(true);
    const answer = await each.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(each.getByRole('button', { name: 'Toasts done' })).toBeVisible();
    await expect(each.getByText('All saved on this phone.')).toBeVisible();
    await each.context().setOffline(false);
  }
  await phone.context().close();
});

test('a phone keeps nothing to reach a guest by, and whoever logs out leaves nothing at all', async ({
  context,
  page,
}) => {
  await beginDay(context, DAY);
  await addSecrets(page);
  const { token } = await addHelper(context, { rights: ['CHECK_IN'] });
  const phone = await guestPhone(context, true);
  await Promise.all([page.goto('/day-of'), phone.goto(`/d/${token}`)]);
  await Promise.all([untilKept(page), untilKept(phone)]);
  await expect(phone.getByRole('heading', { name: 'Check-in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maya & Jonah' })).toBeVisible();
  for (const each of [page, phone]) {
    const { records, pages } = await everythingKept(each);
    expect(records).toContain('Ada Park');
    for (const secret of ['private.example', '5550199', 'Secret Street', '12534'])
      expect(records + pages).not.toContain(secret);
    // The page itself is the same for everybody: names stand in the records alone.
    expect(pages).not.toContain('Ada Park');
  }
  const theirs = (await everythingKept(phone)).records;
  for (const word of ['Toasts', 'Harbor', '555']) expect(theirs).not.toContain(word);

  const other = await context.newPage();
  await other.goto('/wedding-planning/day-of');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to go on' })).toBeVisible();
  await expect(async () => expect(await everythingKept(page)).toEqual({ records: '', pages: '' })).toPass();
  await phone.context().close();
});

test('a helper who is removed while without a line is told what was not sent, and keeps nothing', async ({
  context,
  page,
}) => {
  await beginDay(context, DAY);
  const helper = await addHelper(context);
  const phone = await guestPhone(context, true);
  await phone.goto(`/d/${helper.token}`);
  await untilKept(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Toasts done' }).click();
  await expect(phone.getByText('Toasts: done')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Undo' }).click();
  await expect(phone.getByRole('button', { name: 'Toasts done', pressed: false })).toBeVisible();
  await expect(phone.getByText('2 to send')).toBeVisible();
  await removeHelper(context, helper);
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  await expect(phone.getByText('2 things you did here couldn’t be saved.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  expect((await everythingKept(phone)).records).toBe('');
  expect((await everythingKept(phone)).pages).not.toContain(helper.token);
  expect(await keptOperations(context)).toEqual([]);
  await page.goto(`/d/${'a'.repeat(26)}`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  await phone.context().close();
});

test('a helper whose link is taken back with fifty things to send reads how many they are, once for all', async ({
  context,
}) => {
  await beginDay(context, DAY);
  const helper = await addHelper(context);
  const phone = await guestPhone(context, true);
  await phone.goto(`/d/${helper.token}`);
  await untilKept(phone);
  await phone.context().setOffline(true);
  for (let done = 0; done < 50; done += 1) {
    const isDone = done % 2 === 0;
    await phone.getByRole('button', { name: 'Toasts done', pressed: !isDone }).click();
  }
  await expect(phone.getByText('50 to send')).toBeVisible();
  await removeHelper(context, helper);
  await phone.context().setOffline(false);
  await expect(phone.getByText('50 things you did here couldn’t be saved.')).toBeVisible();
  await expect(phone.getByText(/Please tell the couple what you did/)).toBeVisible();
  expect((await everythingKept(phone)).records).toBe('');
  expect(await keptOperations(context)).toEqual([]);
  await phone.context().close();
});

test('the sections of the day are reached and changed by keys alone', async ({ context }) => {
  await beginDay(context, DAY);
  const { token } = await addHelper(context);
  const phone = await guestPhone(context, true);
  await phone.goto(`/d/${token}`);
  const bar = phone.getByRole('navigation', { name: 'Wedding day' });
  await expect(bar).toBeVisible();
  for (const [name, key] of [
    ['Check-in', 'Enter'],
    ['Vendors', 'Space'],
    ['Tables', 'Enter'],
    ['Run sheet', 'Space'],
  ] as const) {
    const button = bar.getByRole('button', { name });
    for (
      let tabs = 0;
      tabs < 40 && !(await button.evaluate((one) => one === document.activeElement));
      tabs += 1
    )
      await phone.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await phone.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-current', 'page');
    // The hand stays where it was.
    await expect(button).toBeFocused();
  }
  await phone.context().close();
});

test('what is about a moment that the couple took away meanwhile is not taken, and that is said', async ({
  context,
}) => {
  const { moments } = await beginDay(context, DAY);
  const { token } = await addHelper(context);
  const phone = await guestPhone(context, true);
  await phone.goto(`/d/${token}`);
  await untilKept(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Toasts done' }).click();
  await phone.getByRole('button', { name: 'Dinner done' }).click();
  await context.request.delete(`/web-api/v1/day-of/items/${moments[0]?.uuid}`, {
    headers: await csrf(context),
  });
  await phone.context().setOffline(false);
  await expect(phone.getByText('1 thing you did here couldn’t be saved.')).toBeVisible();
  await expectAccessible(phone);
  await expect(phone.getByRole('button', { name: 'Toasts done' })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Dinner done', pressed: true })).toBeVisible();
  await phone.getByRole('button', { name: 'OK' }).click();
  await expect(phone.getByText(/couldn’t be saved/)).toHaveCount(0);
  expect(await keptOperations(context)).toHaveLength(1);
  await phone.context().close();
});

test('a line that takes calls and never answers is told, and the day is there as soon as it does', async ({
  context,
  page,
}) => {
  await beginDay(context, DAY);
  let isOpen = false;
  await page.route('**/day-of/pack', (route) => (isOpen ? route.continue() : undefined));
  await page.goto('/day-of');
  await expect(page.getByRole('heading', { name: 'No connection yet' })).toBeVisible();
  await expectAccessible(page);
  isOpen = true;
  // The call that hangs is given up, or the next one answers: nobody has to press anything.
  await expect(page.getByRole('heading', { name: 'Maya & Jonah' })).toBeVisible({ timeout: 60_000 });
});

test('a slow phone without a line opens what it keeps', async ({ context, page }) => {
  await beginDay(context, DAY);
  await page.goto('/day-of');
  await untilKept(page);
  await expect(page.getByRole('button', { name: 'Toasts done' })).toBeVisible();
  await context.setOffline(true);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toasts done' })).toBeVisible();
  await page.getByRole('button', { name: 'Toasts done' }).click();
  await expect(page.getByText('1 to send')).toBeVisible();
});

test('two pages of one phone show the same without a line, and send it once', async ({ context, page }) => {
  await beginDay(context, DAY);
  const other = await context.newPage();
  await Promise.all([page.goto('/day-of'), other.goto('/day-of')]);
  for (const each of [page, other])
    await expect(each.getByRole('button', { name: 'Toasts done' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Toasts done' }).click();
  await expect(other.getByRole('button', { name: 'Toasts done', pressed: true })).toBeVisible();
  await other.getByRole('button', { name: 'Dinner done' }).click();
  await expect(page.getByRole('button', { name: 'Dinner done', pressed: true })).toBeVisible();
  await context.setOffline(false);
  for (const each of [page, other]) await expect(each.getByText(/to send/)).toHaveCount(0);
  expect(await keptOperations(context)).toHaveLength(2);
});

test('a page that was open when a new version came keeps its files until the one after', async ({
  context,
  page,
}) => {
  await beginDay(context, DAY);
  await page.goto('/day-of');
  await untilKept(page);
  const readKept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const text = await (await cache.match('/day-of', { ignoreVary: true }))?.text();
      return {
        isOld: text?.includes('former.js') ?? false,
        hasFile: (await cache.match('/assets/former.js')) !== undefined,
      };
    });
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const text = await (await cache.match('/day-of', { ignoreVary: true }))?.text();
    const former = `${text}<!-- /assets/former.js -->`;
    await cache.put('/assets/former.js', new Response(''));
    await cache.put('/day-of', new Response(former, { headers: { 'content-type': 'text/html' } }));
  });
  expect(await readKept()).toEqual({ isOld: true, hasFile: true });
  await page.reload();
  await expect(async () => expect(await readKept()).toEqual({ isOld: false, hasFile: true })).toPass();
  await page.reload();
  await expect(async () => expect(await readKept()).toEqual({ isOld: false, hasFile: false })).toPass();
});
