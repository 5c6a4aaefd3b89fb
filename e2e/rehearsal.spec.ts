import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleInviting, guestPhone, type InvitedEvent } from './support/inviting.ts';
import { PHONE, SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

const REPLIES = '/wedding-planning/guests/rsvp';
const REHEARSAL = `${REPLIES}/rehearsal`;
const SHEETS = `${REPLIES}/sheets`;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Rehearsal' });

/** What the couple has of everybody. */
async function standing(context: BrowserContext): Promise<string> {
  const list = await callAs(context, 'GET', '/web-api/v1/guests');
  return JSON.stringify([list, await callAs(context, 'GET', '/web-api/v1/rsvp')]);
}

test('a couple walks through a guest’s page to the receipt, and nothing is written', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const { code } = await coupleInviting(context, 'Ruth & Walter Adler + guest');
  const before = await standing(context);
  await page.goto(REPLIES);
  await page.getByRole('link', { name: 'Rehearsal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rehearsal' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Guest list' });
  await expect(places.getByRole('link', { name: 'Replies' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: /^With a plus-one/ }).click();

  await expect(banner(page)).toContainText('Rehearsal: nothing is sent.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dear Ruth and Walter,');
  await expectAccessible(page);
  await expectNoOverflow(page);
  // But for the banner and its own addresses it is the page that they would open themselves.
  const phone = await guestPhone(context, false);
  await phone.goto(`/r/${code}`);
  const words = (of: Page) => of.getByRole('main').innerText();
  expect(await words(page)).toBe(await words(phone));
  await phone.context().close();

  await page.getByRole('link', { name: 'Answer' }).click();
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: /all coming/ }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Zoë');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Núñez');
  await page.getByRole('button', { name: 'Next' }).last().click();
  for (const dish of ['Short rib', 'Hudson Valley trout', 'Short rib']) {
    await page.getByRole('radio', { name: dish }).check();
    await page.getByRole('button', { name: 'Next' }).last().click();
  }
  await page.getByRole('button', { name: 'Next' }).last().click();
  await page
    .getByRole('textbox', { name: /^A few words|^Your words|words/i })
    .first()
    .fill('See you there!');
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(page.getByRole('main')).toContainText('Ruth, Walter, and Zoë are coming.');
  await expect(page.getByRole('main')).toContainText('See you there!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await standing(context)).toBe(before);

  await banner(page).getByRole('link', { name: 'End rehearsal' }).click();
  await page.getByRole('link', { name: /^After the last day/ }).click();
  await expect(banner(page)).toContainText('As on Friday, August 15, 2031');
  await page.getByRole('link', { name: /Ask/ }).click();
  await expect(banner(page)).toBeVisible();
});

test('the report says what guests would stumble over, and leads to where it is mended', async ({
  page,
  context,
}) => {
  const { event } = await coupleInviting(context, 'Ruth Adler\nSam Reed + guest');
  await callAs(context, 'PUT', `/web-api/v1/guests/events/${event.uuid}`, { ...event, closesOn: null });
  await page.goto(REHEARSAL);
  const report = page.getByRole('list', { name: 'What we found' });
  await expect(report).toContainText('2 households with no email, phone, or address.');
  await expect(report).toContainText('Wedding has no last day to answer.');
  await expect(report.getByRole('listitem').first()).toContainText('Fix');
  await report.getByRole('link', { name: /no last day/ }).click();
  await expect(page).toHaveURL('/wedding-planning/guests/events');
});

test('a seat comes free, whoever was for later is invited and taken back, and the kitchen’s terms are kept', async ({
  page,
  context,
}) => {
  const { event, householdUuid } = await coupleInviting(context, 'Ruth & Walter Adler\nSam Reed');
  await callAs<InvitedEvent>(context, 'PUT', `/web-api/v1/guests/events/${event.uuid}`, {
    ...event,
    capacity: 3,
  });
  await callAs(context, 'POST', '/web-api/v1/guests/lines', {
    ...{ lines: 'Ana, Tom & Mia Lee\nEve & Paul Stone', side: 'A', list: 'LATER' },
  });
  type Listed = { households: { uuid: string; people: { uuid: string }[] }[] };
  const { households } = await callAs<Listed>(context, 'GET', '/web-api/v1/guests');
  const people = households.find(({ uuid }) => uuid === householdUuid)?.people ?? [];
  const guestUuids = people.map(({ uuid }) => uuid);
  const changes = [{ eventUuid: event.uuid, status: 'DECLINED', dishUuid: null, guestUuids }];
  await callAs(context, 'POST', '/web-api/v1/guests/invitations', { changes });

  await page.goto(REPLIES);
  const next = page.getByRole('region', { name: 'Next in line' });
  await expect(next).toContainText('2 seats came free.');
  await next.getByRole('button', { name: /^Move up Eve and Paul Stone/ }).click();
  await expect(next.getByRole('listitem').first()).toHaveAccessibleName('Eve and Paul Stone');
  await expect(next.getByRole('listitem').first()).toContainText('Fits');
  await expectAccessible(page);
  await next.getByRole('button', { name: /^Invite them.* Eve and Paul Stone$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Eve and Paul Stone' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite them' }).click();
  await expect(dialog).toBeHidden();
  await expect(next.getByRole('listitem')).toHaveCount(1);
  const told = page.getByRole('region', { name: 'Notifications' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(next.getByRole('listitem')).toHaveCount(2);

  await page.goto(SHEETS);
  await page.getByRole('button', { name: 'Terms for Wedding' }).click();
  const terms = page.getByRole('dialog', { name: 'Final count for Wedding' });
  await terms.getByRole('textbox', { name: 'Extra portions, %' }).fill('50');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms).toContainText('20');
  await terms.getByRole('textbox', { name: 'Extra portions, %' }).fill('5');
  await terms.getByRole('textbox', { name: 'Price per plate' }).fill('100');
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms).toBeHidden();
  await page.getByRole('button', { name: 'Guarantee Wedding' }).click();
  await expect(page.getByRole('table', { name: 'With today’s count' })).toContainText('Total');
  await expectNoOverflow(page);
});

test('what guests tell is kept as long as the couple wants', async ({ page, context }) => {
  await coupleInviting(context, 'Ruth Adler');
  await page.goto(`${REPLIES}/form`);
  const section = page.getByRole('region', { name: 'After the wedding' });
  await expect(section).toContainText('On Sunday, September 12, 2032 we forget');
  await section.getByText('90 days').click();
  await expect(section).toContainText('On Friday, December 12, 2031 we forget');
  await page.reload();
  await expect(section.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expectAccessible(page);
});

for (const size of SIZES) {
  test(`the rehearsal stands at ${size.width}`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await coupleInviting(context, 'Ruth & Walter Adler + guest');
    await page.goto(REHEARSAL);
    await expect(page.getByRole('list', { name: 'Kinds of guests' })).toBeVisible();
    await expectNoOverflow(page);
  });
}
