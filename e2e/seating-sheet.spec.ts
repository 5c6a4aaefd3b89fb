import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, coupleWithGuests, guestPhone } from './support/inviting.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

type Guests = {
  events: { uuid: string }[];
  households: { people: { uuid: string; firstName: string }[] }[];
};
type Sheets = { sheets: { uuid: string; token: string }[] };
type Plan = { state: { tables: { uuid: string }[] } };

test('a venue reads a plan by its link, sees what changed, and prints it', async ({ context }) => {
  await coupleWithGuests(context, 'Ruth Adler\nTomás Vega');
  const { events, households } = await callAs<Guests>(context, 'GET', '/web-api/v1/guests');
  const eventUuid = events[0]?.uuid;
  const people = households.flatMap((household) => household.people);
  const guestUuids = people.map(({ uuid }) => uuid);
  await callAs(context, 'POST', '/web-api/v1/guests/invitations', {
    changes: [{ eventUuid, status: 'ATTENDING', dishUuid: null, guestUuids }],
  });
  const plan = `/web-api/v1/seating/plans/${randomUUID()}`;
  await callAs(context, 'POST', '/web-api/v1/seating/plans', {
    ...{ uuid: plan.split('/').at(-1), eventUuid, name: 'Barn' },
    from: { kind: 'TABLES', sizeKey: 'ROUND_60', tables: 2 },
  });
  const made = await callAs<Sheets>(context, 'POST', '/web-api/v1/seating/sheets', {
    ...{
      uuid: randomUUID(),
      eventUuid,
      label: 'The Barn',
      fields: ['DISH', 'DIET', 'NEEDS', 'DRAWING'],
      expiresOn: null,
    },
  });

  const venue = await guestPhone(context, true);
  await venue.goto(`/seating-sheet/${made.sheets[0]?.token}`);
  await expect(venue.getByRole('img', { name: 'The room from above, with 2 tables' })).toBeVisible();
  await expect(venue.getByRole('region', { name: 'No seat yet' })).toContainText('Ruth A.');
  await expectAccessible(venue);
  for (const size of SIZES) {
    await venue.setViewportSize(size);
    await expectNoOverflow(venue);
  }
  await venue.getByRole('button', { name: 'I’ve seen this' }).click();
  await expect(venue.getByText(/Nothing has changed since you looked/)).toBeVisible();

  const ruth = people.find(({ firstName }) => firstName === 'Ruth');
  const { state } = await callAs<Plan>(context, 'GET', plan);
  const after = { tableUuid: state.tables[0]?.uuid, seat: 3, isPinned: false };
  await callAs(context, 'POST', `${plan}/operations`, {
    operations: [{ uuid: randomUUID(), steps: [{ on: 'guest', uuid: ruth?.uuid, before: null, after }] }],
  });
  await venue.reload();
  await expect(venue.getByText('Ruth A.: Table 1 instead of no table')).toBeVisible();
  const file = venue.waitForEvent('download');
  await venue.getByRole('link', { name: 'Save the chart' }).click();
  expect((await file).suggestedFilename()).toBe('seating-chart.pdf');

  await callAs(context, 'POST', `/web-api/v1/seating/sheets/${made.sheets[0]?.uuid}/revoke`, {});
  await venue.reload();
  await expect(venue.getByRole('heading', { name: 'This sheet isn’t here' })).toBeVisible();
  await venue.context().close();
});
