import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, guestPhone } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { untilKept } from './support/wedding-day.ts';

const PLAN = '/wedding-planning/day-of';
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'June', 'Kit', 'Lou'].map(
  (name) => `${name} Park`,
);

type Plan = { helpers: { uuid: string; token: string }[] };

// A tab that others have used may still have their worker.
test.use({ profile: 'new' });

test('a run sheet is begun, changed and moved by keyboard, and a helper gets a link', async ({
  context,
  page,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', weddingDate: '2031-09-13' });
  await page.goto(PLAN);
  await page.getByRole('button', { name: 'Start with our day' }).click();
  const rows = page.getByRole('grid', { name: 'Run sheet' }).getByRole('row');
  await expect(rows).toHaveCount(34);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add moment' }).click();
  const drawer = page.getByRole('dialog', { name: 'New moment' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Required')).toBeVisible();
  await drawer.getByLabel('What happens').fill('Breaking the glass');
  await drawer.getByLabel('Starts').fill('16:25');
  await drawer.getByRole('radio', { name: /Fixed/ }).press('Space');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toHaveCount(35);
  await expect(page.getByRole('row', { name: '4:25 PM: Breaking the glass' })).toContainText('Fixed');

  await page.getByRole('row', { name: '4:30 PM: Receiving line' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Move Receiving line' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: '4:30 PM: Receiving line' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for First look' }).click();
  await page.getByRole('menuitem', { name: 'Move earlier' }).click();
  await expect(page.getByRole('row', { name: '1:15 PM: First look' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add vendor' }).click();
  const vendor = page.getByRole('dialog', { name: 'New vendor' });
  await vendor.getByLabel('Name').fill('The Harbor Six');
  await vendor.getByLabel('Arrives').fill('15:00');
  await vendor.getByLabel('Phone on the day').fill('(518) 555-0110');
  await vendor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Arrives 3:00 PM')).toBeVisible();

  await page.getByRole('button', { name: 'Add helper' }).click();
  const helper = page.getByRole('dialog', { name: 'New helper' });
  await helper.getByLabel('Name').fill('Tess');
  await expectAccessible(page);
  await helper.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: 'Show link for Tess' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link for Tess' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Take back Tess’s link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back Tess’s link?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Show link for Tess' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back Tess’s link' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Tess’s link no longer works.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show link for Tess' })).toBeHidden();
});

async function checkIn(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name: `Check in ${name}, 1 guest` }).click();
}

async function invitedToday(context: BrowserContext): Promise<string> {
  const { event } = await coupleInviting(context, NAMES.join('\n'));
  const { events } = await callAs<{ events: object[] }>(context, 'GET', '/web-api/v1/guests');
  await callAs(context, 'PUT', `/web-api/v1/guests/events/${event.uuid}`, { ...events[0], asksReply: false });
  const rights = ['CHECK_IN', 'TIMELINE', 'VENDORS'];
  const { helpers } = await callAs<Plan>(context, 'POST', '/web-api/v1/day-of/helpers', {
    ...{ uuid: crypto.randomUUID(), name: 'Tess', rights, ends: 'NEXT_DAY' },
  });
  return helpers[0]?.token ?? '';
}

test('two phones without a line do ten things each, and are equal and complete with one; a link taken back leaves nothing', async ({
  context,
  page,
}) => {
  const token = await invitedToday(context);
  const phone = await guestPhone(context, true);
  await page.setViewportSize({ width: 375, height: 812 });
  const answer = await phone.goto(`/d/${token}`);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await page.goto('/day-of');
  await Promise.all([untilKept(page), untilKept(phone)]);
  await Promise.all([context.setOffline(true), phone.context().setOffline(true)]);
  for (const each of [page, phone]) {
    await each.getByRole('button', { name: 'Check-in' }).click();
    await expect(each.getByText('0 of 12 here')).toBeVisible();
  }
  await checkIn(page, NAMES.slice(0, 10));
  await checkIn(phone, NAMES.slice(3));
  // Said last, and so true in the end, whatever the other phone says of her.
  await phone.getByRole('button', { name: `${NAMES[3]}: here` }).click();
  await expect(page.getByText('10 to send')).toBeVisible();
  await expect(phone.getByText('10 to send')).toBeVisible();
  await expect(phone.getByText('All saved on this phone.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);

  await Promise.all([context.setOffline(false), phone.context().setOffline(false)]);
  for (const each of [page, phone]) {
    await expect(each.getByText('11 of 12 here')).toBeVisible();
    await expect(each.getByText(/to send/)).toHaveCount(0);
    await expect(each.getByRole('button', { name: `Check in ${NAMES[3]}, 1 guest` })).toBeVisible();
  }
  await page.getByLabel('Find a guest').fill('lou');
  await expect(page.getByRole('list', { name: 'Guests' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Lou Park: here' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('11 of 12 here')).toBeVisible();

  await callAs(context, 'POST', '/web-api/v1/day-of/helpers/revoke');
  await expect(phone.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  const kept = await phone.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('ampersand-day');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('packs').objectStore('packs').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(kept).toBe(0);
  await phone.context().close();
});
