import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/inviting.ts';
import { joinWedding } from './support/join-wedding.ts';
import { coupleToSeat, SEATING, saved } from './support/seating-page.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const WIDE = SIZES[1];

type Plans = { plans: { uuid: string }[] };
type Plan = {
  state: { tables: { uuid: string; number: number }[]; seats: { guestUuid: string; seat: number }[] };
  people: { uuid: string; firstName: string }[];
};
type Account = { email: string };

const chair = (page: Page, seat: number) => page.getByRole('button', { name: `Table 1, chair ${seat}:` });
const held = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function planOf(context: BrowserContext): Promise<Plan> {
  const { plans } = await callAs<Plans>(context, 'GET', '/web-api/v1/seating/plans');
  return callAs<Plan>(context, 'GET', `/web-api/v1/seating/plans/${plans[0]?.uuid}`);
}

/** Maya with a plan of one table, and Jonah beside her. */
async function partners(page: Page, context: BrowserContext): Promise<{ jonah: Page; eventUuid: string }> {
  const eventUuid = await coupleToSeat(context);
  await page.setViewportSize(WIDE);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  const { email } = await callAs<Account>(context, 'GET', '/web-api/v1/account');
  const other = await context.browser()?.newContext({ viewport: WIDE });
  if (!other) throw new Error('A journey has a browser.');
  await joinWedding(other, email, { role: 'OWNER', firstName: 'Jonah' });
  const jonah = await other.newPage();
  await jonah.goto(SEATING);
  await expect(page.getByText('Jonah is here too').filter({ visible: true })).toBeVisible();
  return { jonah, eventUuid };
}

test('two partners fill one table at once: everybody they seated sits, and both see the same', async ({
  page,
  context,
}) => {
  const { jonah } = await partners(page, context);
  const table = (of: Page) => of.getByRole('button', { name: /^Table 1, \d of 8 seated/ });
  await held(page, 'Theo Hart').click();
  await held(jonah, 'Dana Klein').click();
  // Both send to the same chair: the table gives the first that is free.
  await Promise.all([table(page).press('Enter'), table(jonah).press('Enter')]);
  for (const one of [page, jonah]) {
    await expect(one.getByText('2 of 4 seated')).toBeVisible();
    await expect(saved(one)).toBeVisible();
    await expect(chair(one, 3)).toHaveAccessibleName(/empty/);
  }
  const names = (of: Page) => Promise.all([1, 2].map((seat) => chair(of, seat).getAttribute('aria-label')));
  expect((await names(page)).map((name) => name?.replace(', picked up', ''))).toEqual(await names(jonah));

  await expectAccessible(page);
  const { state } = await planOf(context);
  expect(state.seats).toHaveLength(2);
  expect(new Set(state.seats.map(({ seat }) => seat)).size).toBe(2);
  await jonah.context().close();
});

test('a plan that is removed in another tab says so, and comes back with what was done meanwhile', async ({
  page,
  context,
}) => {
  const { jonah } = await partners(page, context);
  const { plans } = await callAs<Plans>(context, 'GET', '/web-api/v1/seating/plans');
  await jonah.getByRole('button', { name: 'Plan options' }).click();
  await jonah.getByRole('menuitem', { name: 'Remove this plan' }).click();
  await jonah.getByRole('button', { name: 'Remove plan' }).click();
  await expect(page.getByRole('heading', { name: 'This plan was removed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin a new plan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`plan=${plans[0]?.uuid}`));
  await held(page, 'Theo Hart').click();
  await chair(page, 1).press('Enter');
  await expect(saved(page)).toBeVisible();
  await jonah.context().close();
});

test('table numbers are released by both at once, and nobody hides them by the same press', async ({
  page,
  context,
}) => {
  const { jonah } = await partners(page, context);
  for (const one of [page, jonah]) {
    await one.getByRole('button', { name: 'Plan options' }).click();
    await one.getByRole('menuitem', { name: 'Show guests their table' }).click();
    await expect(one.getByRole('alertdialog', { name: 'Show guests their table?' })).toBeVisible();
  }
  await jonah.getByRole('button', { name: 'Show them' }).click();
  await expect(saved(jonah)).toBeVisible();
  const plans = () =>
    callAs<{ plans: { isReleased: boolean }[] }>(context, 'GET', '/web-api/v1/seating/plans');
  await expect.poll(async () => (await plans()).plans[0]?.isReleased).toBe(true);
  // The question that stands on her screen is the one she answers.
  await page.getByRole('button', { name: 'Show them' }).dblclick();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Plan options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Hide table numbers from guests' })).toBeVisible();
  expect((await plans()).plans[0]?.isReleased).toBe(true);
  await jonah.context().close();
});

test('where one partner begins a plan, the other is led to it', async ({ page, context }) => {
  await coupleToSeat(context);
  await page.setViewportSize(WIDE);
  await page.goto(SEATING);
  const tab = await context.newPage();
  await tab.setViewportSize(WIDE);
  await tab.goto(SEATING);
  await tab.getByRole('button', { name: 'Lay out 1 table' }).click();
  await expect(tab.getByText('0 of 4 seated')).toBeVisible();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  const { plans } = await callAs<Plans>(context, 'GET', '/web-api/v1/seating/plans');
  expect(plans).toHaveLength(1);
  await tab.close();
});

test('both press for one chair: one sits there, the other is told by whom and waits in the list', async ({
  page,
  context,
}) => {
  const { jonah } = await partners(page, context);
  await held(page, 'Theo Hart').click();
  await held(jonah, 'Dana Klein').click();
  await Promise.all([chair(page, 5).press('Enter'), chair(jonah, 5).press('Enter')]);
  for (const one of [page, jonah]) {
    await expect(one.getByText('1 of 4 seated')).toBeVisible();
    await expect(saved(one)).toBeVisible();
    await expect(chair(one, 5)).toHaveAccessibleName(/Theo Hart|Dana Klein/);
  }
  const told = (of: Page) => of.getByText(/sat someone on that chair first/);
  await expect
    .poll(async () => (await Promise.all([told(page).count(), told(jonah).count()])).toSorted().join())
    .toBe('0,1');
  const { state, people } = await planOf(context);
  expect(state.seats).toHaveLength(1);
  expect(people).toHaveLength(4);
  await jonah.context().close();
});

test('a guest declines while somebody drags them: they leave the hand, the chair is free, the couple is told', async ({
  page,
  context,
}) => {
  const eventUuid = await coupleToSeat(context);
  await page.setViewportSize(WIDE);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await held(page, 'Theo Hart').click();
  await chair(page, 1).press('Enter');
  await expect(chair(page, 1)).toHaveAccessibleName(/Theo Hart/);
  await expect(saved(page)).toBeVisible();

  await chair(page, 1).hover();
  await page.mouse.down();
  await chair(page, 4).hover();
  const hand = page.getByText('Theo Hart', { exact: true }).filter({ visible: true });
  await expect(hand).toBeVisible();
  const { people } = await planOf(context);
  const guestUuids = people.flatMap(({ uuid, firstName }) => (firstName === 'Theo' ? [uuid] : []));
  await callAs(context, 'POST', '/web-api/v1/guests/invitations', {
    changes: [{ eventUuid, status: 'DECLINED', dishUuid: null, guestUuids }],
  });
  await expect(page.getByText('1 chair came free')).toBeVisible();
  await expect(page.getByText('Theo Hart can’t come (Table 1).')).toBeVisible();
  await expect(hand).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText('0 of 3 seated')).toBeVisible();
  await expect(chair(page, 4)).toHaveAccessibleName(/empty/);
  await expectAccessible(page);

  // The hand works as before.
  await page.getByRole('button', { name: 'Dana Klein', exact: true }).dragTo(chair(page, 4));
  await expect(chair(page, 4)).toHaveAccessibleName(/Dana Klein/);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('1 chair came free')).toHaveCount(0);
  expect((await planOf(context)).state.seats).toHaveLength(1);
});
