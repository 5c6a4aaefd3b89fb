import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const CALENDAR = '/wedding-planning/calendar';

const dayOf = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** As another calendar reads it, without a cookie. */
async function follow(page: Page, link: string): Promise<{ status: number; titles: string[] }> {
  const answer = await fetch(new URL(new URL(link).pathname, page.url()));
  if (!answer.ok) return { status: answer.status, titles: [] };
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  return { status: answer.status, titles: events.map((event) => new ICAL.Event(event).summary) };
}

test('without a wedding day a month says why it is empty', async ({ page, context }) => {
  await signUp(context, 'couple', 'Maya');
  await page.goto(CALENDAR);
  await expect(page.getByText('Your tasks get their days once there’s a wedding day.')).toBeVisible();
  await page.getByRole('link', { name: 'Set your date' }).click();
  await expect(page).toHaveURL(/\/account\/settings#wedding$/);
});

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });

    test('a month is walked by keys, and a day leads to where things are done', async ({ page, context }) => {
      await coupleInviting(context, 'Sam & Alex Lee');
      await page.goto(`${CALENDAR}?month=2031-09`);
      await expect(heading(page, 'September 2031')).toBeVisible();
      const wedding = dayOf(page, /^Saturday, September 13, 2031, your wedding day, 2 things$/);
      await expect(wedding).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await expectNoOverflow(page);

      await wedding.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(dayOf(page, /September 12, 2031/)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(dayOf(page, /September 7, 2031/)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(dayOf(page, /August 31, 2031/)).toBeFocused();
      await expect(page).toHaveURL(/month=2031-08/);
      await page.keyboard.press('PageDown');
      await expect(dayOf(page, /September 30, 2031/)).toBeFocused();
      await expect(page).toHaveURL(/month=2031-09/);

      await wedding.click();
      const day = page.getByRole('region', { name: 'Saturday, September 13, 2031' });
      await expect(day.getByRole('link', { name: 'Your wedding' })).toBeVisible();
      await day.getByRole('link', { name: '4:00 PM · Leopold House' }).click();
      await expect(page).toHaveURL(/\/wedding-planning\/guests\/events$/);
    });

    test('the list is chosen, filtered and jumped in by the address', async ({ page, context }) => {
      await coupleInviting(context, 'Sam & Alex Lee');
      await page.goto(CALENDAR);
      await page.getByRole('link', { name: 'Wedding month' }).click();
      await expect(heading(page, 'September 2031')).toBeVisible();
      // A second press goes on from the first, however long that takes.
      await page.route(/calendar\.data/, async (route) => {
        await expect(heading(page, 'July 2031')).toBeVisible();
        await route.continue();
      });
      await page.getByRole('link', { name: 'Previous month' }).click();
      await page.getByRole('link', { name: 'Previous month' }).click();
      await expect(heading(page, 'July 2031')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('link', { name: 'Next month' }).click();
      await page.getByRole('link', { name: 'Agenda', exact: true }).click();
      await expect(page).toHaveURL(/view=agenda&month=2031-08/);
      const august = page.getByRole('region', { name: 'August 2031' });
      await expect(august.getByRole('link', { name: /Last day to reply: Wedding/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'September 2031' })).toContainText('Your wedding');
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.getByRole('link', { name: 'Events', exact: true }).click();
      await expect(august).toHaveCount(0);
      await expect(page).toHaveURL(/kinds=event/);
      await page.reload();
      await expect(page.getByRole('region', { name: 'September 2031' })).toBeVisible();
      await page.goBack();
      await expect(august).toBeVisible();
      await page.getByRole('link', { name: 'Today' }).click();
      await expect(page.getByText('Nothing planned from here on')).toBeVisible();
    });

    test('a link carries the plan, and a renewed one cuts off the old', async ({ page, context }) => {
      await signUp(context, 'couple', 'Maya');
      const weddingDate = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
      await beginWedding(context, { weddingDate });
      await page.goto(CALENDAR);
      await page.getByRole('button', { name: 'Create my link' }).click();
      const field = page.getByRole('textbox', { name: 'Link' });
      await expect(field).toHaveValue(/\/web-api\/v1\/agenda-links\/[\w-]{43}\/wedding\.ics$/);
      const old = await field.inputValue();
      const followed = await follow(page, old);
      expect(followed.status).toBe(200);
      expect(followed.titles).toContain('Your wedding');
      // Also of a checklist that nobody has begun.
      expect(followed.titles).toContain('Write your vows');
      await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
        'href',
        old.replace(/^https?/, 'webcal'),
      );
      await page.getByText('How to add it').click();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.getByRole('checkbox', { name: 'Events' }).press('Space');
      await expect(page.getByText('Saved.')).toBeVisible();
      const chosen = await follow(page, old);
      expect(chosen.titles).not.toContain('Your wedding');
      expect(chosen.titles).toContain('Write your vows');

      await page.getByRole('button', { name: 'Renew link' }).click();
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await question.getByRole('button', { name: 'Renew link' }).click();
      await expect(field).not.toHaveValue(old);
      expect((await follow(page, old)).status).toBe(404);
      expect((await follow(page, await field.inputValue())).status).toBe(200);

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download once (.ics)' }).click();
      expect((await download).suggestedFilename()).toBe('wedding-plan.ics');

      await page.getByRole('button', { name: 'Turn off' }).click();
      await question.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByRole('button', { name: 'Create my link' })).toBeVisible();
    });
  });
}

test('long names stay within a phone, and a full day says how much more there is', async ({
  page,
  context,
}) => {
  await coupleInviting(context, 'Sam & Alex Lee');
  const { events } = await callAs<{ events: object[] }>(context, 'GET', '/web-api/v1/guests');
  const long = ['Donaudampfschifffahrtsgesellschaftskapitaensmuetze', 'Rehearsal', 'Supper', 'Drinks'];
  for (const name of long) {
    const event = { ...events[0], name, date: '2031-09-12', meals: 'NONE', dishes: [] };
    await callAs(context, 'POST', '/web-api/v1/guests/events', event);
  }
  await page.goto(`${CALENDAR}?month=2031-09`);
  await page.getByRole('button', { name: '3 more on Friday, September 12, 2031' }).click();
  await expect(page.getByRole('region', { name: 'Friday, September 12, 2031' })).toContainText('Supper');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await page.goto(`${CALENDAR}?month=2031-09&view=agenda`);
  await expectNoOverflow(page);
});

test('a date that is set elsewhere appears by itself, and paper has the days without the tools', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {});
  await page.goto(`${CALENDAR}?month=2031-09`);
  await expect(dayOf(page, /September 13, 2031, nothing planned/)).toBeVisible();
  await beginWedding(context, { weddingDate: '2031-09-13' });
  await expect(dayOf(page, /September 13, 2031, your wedding day/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Show only' })).toBeHidden();
  await expect(heading(page, 'In your own calendar')).toBeHidden();
  await expect(page.getByRole('grid').getByRole('link', { name: 'Your wedding' })).toBeVisible();
});
