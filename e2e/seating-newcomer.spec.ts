import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { coupleWithGuests } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { coupleToSeat, openMode, SEATING, saved } from './support/seating-page.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

test('a plan without a table says so, and the search asks for tables first', async ({ page, context }) => {
  await coupleToSeat(context);
  await page.setViewportSize(SIZES[1]);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await page.getByRole('button', { name: 'Plan options' }).click();
  await page.getByRole('menuitem', { name: 'Begin another plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('There are no tables yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seat all 4' }).click();
  await expect(
    page.getByText('There are no tables yet. Add tables first, then we look for seats.'),
  ).toBeVisible();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Add tables' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 table' }).click();
  await page.getByRole('button', { name: 'Seat all 4' }).click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();

  // The table goes with everybody at it, and comes back with them.
  await page.getByRole('button', { name: 'Change Table 1' }).click();
  await page.getByRole('dialog', { name: 'Table 1' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('0 of 4 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Undo removing Table 1' }).click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
});

test('nobody invited is no plan that is done', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
  await page.setViewportSize(SIZES[1]);
  await page.goto(SEATING);
  const begin = page.getByRole('button', { name: 'Lay out 1 table' });
  await expect(begin.or(page.getByRole('heading', { name: 'Who is coming to what?' }))).toBeVisible();
  await expectAccessible(page);
  if ((await begin.count()) === 0) return;
  await begin.click();
  await expect(page.getByText(/Nobody is invited to this event yet/)).toBeVisible();
  await expect(page.getByText('Everyone has a chair.')).toHaveCount(0);
});

test('the longest names leave every mode as wide as the phone, and one guest is a party too', async ({
  page,
  context,
}) => {
  await coupleWithGuests(
    context,
    `${'Wolfeschlegelsteinhausen'.repeat(2)} ${'Bergerdorffwelchevoralternwaren'}`,
  );
  await page.setViewportSize(PHONE);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await expect(page.getByText('0 of 1 seated')).toBeVisible();
  await page.getByRole('button', { name: 'Seat them' }).click();
  await expect(page.getByText('1 of 1 seated')).toBeVisible();
  for (const mode of ['Plan', 'List', 'Check'] as const) {
    await page.getByRole('radio', { name: mode, exact: true }).filter({ visible: true }).click();
    await expectNoOverflow(page);
  }
  for (const mode of ['Room', 'Print'] as const) {
    await openMode(page, mode);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('a reload in the middle of the search leaves nobody half seated', async ({ page, context }) => {
  await coupleToSeat(context);
  await page.setViewportSize(SIZES[1]);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await page.getByRole('button', { name: 'Seat all 4' }).click();
  await page.reload();
  await expect(page.getByText(/^(0|4) of 4 seated$/)).toBeVisible();
  const seatAll = page.getByRole('button', { name: 'Seat all 4' });
  if ((await seatAll.count()) > 0) await seatAll.click();
  await expect(page.getByText('4 of 4 seated')).toBeVisible();
});

/** Fingers on the room, as a browser tells of them. */
async function touch(
  page: Page,
  kind: 'pointerdown' | 'pointermove' | 'pointerup',
  pointerId: number,
  x: number,
  y: number,
) {
  await page.evaluate(
    ([type, id, clientX, clientY]) =>
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: id, pointerType: 'touch', clientX, clientY, button: 0 },
          ...{ isPrimary: id === 1, bubbles: true, cancelable: true },
        }),
      ),
    [kind, pointerId, x, y] as const,
  );
}

test('a finger moves a table and not the room below it; a second one zooms, and then the table stays', async ({
  page,
  context,
}) => {
  await coupleToSeat(context);
  await page.setViewportSize(PHONE);
  await page.goto(SEATING);
  await page.getByRole('button', { name: 'Lay out 1 table' }).click();
  await openMode(page, 'Room');
  const room = page.getByRole('group', { name: 'The room with 1 table.' });
  const table = page.getByRole('button', { name: /^Table 1/ });
  await room.scrollIntoViewIfNeeded();
  const sight = () => room.getAttribute('viewBox');
  const before = await sight();
  const box = await table.boundingBox();
  if (!box) throw new Error('The table is in sight.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch(page, 'pointerdown', 1, x, y);
  for (const by of [10, 20, 30]) await touch(page, 'pointermove', 1, x, y + by);
  expect(await sight()).toBe(before);
  await touch(page, 'pointerup', 1, x, y + 30);
  await expect(page.getByRole('button', { name: 'Undo moving Table 1' })).toBeVisible();

  const there = await table.boundingBox();
  await touch(page, 'pointerdown', 1, x, y + 30);
  await touch(page, 'pointerdown', 2, x + 40, y + 30);
  for (const by of [20, 40, 60]) await touch(page, 'pointermove', 2, x + 40 + by, y + 30);
  await touch(page, 'pointerup', 2, x + 100, y + 30);
  await touch(page, 'pointerup', 1, x, y + 30);
  expect(await sight()).not.toBe(before);
  await page.getByRole('button', { name: 'Show the whole room' }).click();
  expect(await table.boundingBox()).toEqual(there);
});
