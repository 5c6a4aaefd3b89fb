import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInVendor } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { csrf } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const CALENDAR = '/inspire/vendors/listing/calendar';
const DAY_MS = 86_400_000;
/** Nothing of the demo is that far ahead. */
const YEAR = new Date().getFullYear() + 3;

async function openCalendar(page: Page, index: number): Promise<string> {
  const listings = await signInVendor(page.context());
  const { uuid = '' } = listings.filter(({ published }) => published)[index] ?? {};
  await (await watchPage(page)).open(`${CALENDAR}?storefront=${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  return uuid;
}

const changeDays = async (
  context: BrowserContext,
  uuid: string,
  days: { block?: string[]; free?: string[] },
) =>
  context.request.post(`/web-marketplace-api/v1/manage/storefronts/${uuid}/calendar/days`, {
    headers: await csrf(context),
    data: { block: [], free: [], ...days },
  });

const blockedOf = async (context: BrowserContext, uuid: string): Promise<string[]> =>
  (await (await context.request.get(`/web-marketplace-api/v1/manage/storefronts/${uuid}/calendar`)).json())
    .blocked;

/** A day by its number in the month that is shown first, two months ahead. */
const dayOf = (page: Page, number: number) =>
  page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: new RegExp(` ${number}, \\d{4}`) });

for (const [index, size] of SIZES.entries()) {
  test(`a vendor blocks a day, takes it back and blocks several by keyboard alone, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const uuid = await openCalendar(page, 0);
    const next = page.getByRole('button', { name: 'Next' }).first();
    // Each size has a month of its own: a colleague's block would be seen at once.
    for (let month = 0; month < 3 + 2 * index; month += 1) await next.press('Enter');
    const day = dayOf(page, 12);
    const date = (await day.getAttribute('data-day')) ?? '';
    const [open, blocked] = [/open|weekly day off/, /, blocked/];
    await expect(day).toHaveAccessibleName(open);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await day.focus();
    await page.keyboard.press('Enter');
    await expect(day).toHaveAccessibleName(blocked);
    await expect(page.getByText(/ is blocked\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(day).toHaveAccessibleName(open);

    await day.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('· 9 days')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await expect(page.getByText('9 days are blocked.')).toBeVisible();
    expect(await blockedOf(page.context(), uuid)).toContain(date);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(day).toHaveAccessibleName(open);
    await expect.poll(() => blockedOf(page.context(), uuid)).not.toContain(date);
  });
}

test('several days are selected by two taps, and by dragging', async ({ page }) => {
  const uuid = await openCalendar(page, 1);
  const next = page.getByRole('button', { name: 'Next' }).first();
  for (let month = 0; month < 5; month += 1) await next.click();
  await page.getByRole('button', { name: 'Select several days' }).click();
  await dayOf(page, 8).click();
  await dayOf(page, 10).click();
  await expect(page.getByText('· 3 days')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('· 3 days')).toBeHidden();

  await dayOf(page, 15).hover();
  await page.mouse.down();
  await dayOf(page, 17).hover();
  await page.mouse.up();
  await expect(page.getByText('· 3 days')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dayOf(page, 16)).toHaveAccessibleName(/, blocked/);
  const days = await blockedOf(page.context(), uuid);
  await changeDays(page.context(), uuid, { free: days.slice(-3) });
});

/** How long each of so many months takes from the press to the picture. */
function turnMonths(page: Page, count: number): Promise<number[]> {
  return page.evaluate(async (turns) => {
    const next = [...document.querySelectorAll('button')].find((button) => button.slot === 'next');
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now();
      next?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      times.push(performance.now() - began);
    }
    return times.toSorted((a, b) => a - b);
  }, count);
}

test('what a colleague blocks appears by itself, and 2,000 blocked days stay smooth', async ({ page }) => {
  const uuid = await openCalendar(page, 1);
  // Beyond what the other journeys do.
  const start = Date.now() + 190 * DAY_MS;
  const days = Array.from({ length: 1_990 }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, 10),
  );
  const far = page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /, blocked/ });
  await turnMonths(page, 9);
  await expect(far).toHaveCount(0);
  await changeDays(page.context(), uuid, { block: days });
  await expect(far.nth(20)).toBeVisible();
  const times = await turnMonths(page, 24);
  expect(times[12], 'half of the months are there within a quarter of a second').toBeLessThan(250);
  await expect(far.nth(20)).toBeVisible();
  await changeDays(page.context(), uuid, { free: days });
  await expect(far).toHaveCount(0);
});

test('a booked day names the couple, leads to the lead and is not changed by a press', async ({ page }) => {
  await openCalendar(page, 0);
  const bookings = page.getByRole('region', { name: 'Next bookings' });
  const [name = ''] = (await bookings.getByRole('listitem').first().innerText()).split('\n');
  const booked = page.getByRole('button', { name: new RegExp(`booked by ${name}`) });
  const next = page.getByRole('button', { name: 'Next' }).first();
  while (!(await booked.isVisible())) await next.click();
  await booked.click();
  await expect(page.getByText(`Booked by ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the lead' }).click();
  await expect(page).toHaveURL(/\/leads\/booked\/[0-9a-f-]{36}/);
});

test('days off, the last open day and the switch are kept', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page, 1);
  const card = page.getByRole('region', { name: 'Your availability' });
  const tuesday = card.getByRole('checkbox', { name: 'Tue' });
  await tuesday.press('Space');
  await expect(tuesday).toBeChecked();
  const shown = card.getByRole('switch');
  const was = await shown.isChecked();
  await shown.press('Space');
  const through = card.getByRole('textbox', { name: /Free through/ });
  const before = await through.inputValue();
  await through.fill('01/01/2020');
  await card.getByRole('button', { name: 'Save date' }).click();
  await expect(card.getByText('Enter a day from today on')).toBeVisible();
  await through.fill(`12/31/${YEAR}`);
  await card.getByRole('button', { name: 'Save date' }).click();
  await expect(card.getByRole('button', { name: 'Save date' })).toBeHidden();
  await page.reload();
  await expect(tuesday).toBeChecked();
  await expect(shown).toBeChecked({ checked: !was });
  await expect(through).toHaveValue(`12/31/${YEAR}`);
  await tuesday.press('Space');
  await shown.press('Space');
  await through.fill(before);
  await card.getByRole('button', { name: 'Save date' }).click();
  await expect(card.getByRole('button', { name: 'Save date' })).toBeHidden();
});

test('a calendar link that cannot be read says why, and no private address is asked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalendar(page, 1);
  await page.getByRole('button', { name: 'Connect a calendar' }).press('Enter');
  const form = page.getByRole('form', { name: 'Connect a calendar' });
  const link = form.getByRole('textbox', { name: 'Calendar link' });
  const connect = form.getByRole('button', { name: 'Connect calendar' });
  await connect.press('Enter');
  await expect(form.getByText('Required')).toBeVisible();
  for (const [address, words] of [
    ['https://feeds.ampersand.invalid/a.ics', /We can’t find that website|We couldn’t reach/],
    ['https://example.com:8443/a.ics', 'That isn’t a link we can read.'],
  ] as const) {
    await link.fill(address);
    await connect.press('Enter');
    await expect(form.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the link out is made, renewed and turned off, and shows the days', async ({ page, request }) => {
  await openCalendar(page, 1);
  const card = page.getByRole('region', { name: 'See it on your phone' });
  await card.getByRole('button', { name: 'Create my link' }).click();
  const link = card.getByRole('textbox', { name: 'Link' });
  const first = new URL(await link.inputValue()).pathname;
  const answer = await request.get(first);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  await card.getByRole('button', { name: 'Renew link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew link' }).click();
  await expect(link).not.toHaveValue(new RegExp(first.split('/').at(-2) ?? ''));
  expect((await request.get(first)).status()).toBe(404);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Create my link' })).toBeVisible();
});
