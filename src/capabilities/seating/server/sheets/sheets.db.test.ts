import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { lettersOf, readPdf } from '#platform/testing/read-pdf.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { type SeatingSheetField, USUAL_SEATING_FIELDS } from '../../rules/sheet/sheet-fields.ts';
import { openSeatingWorld, planOf, type SeatingWorld, send, sit } from '../../testing/seating-world.ts';
import { seatingRoutes } from '../routes.ts';

let world: SeatingWorld;

beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

const venue = () =>
  createRouterClient(seatingRoutes(world.platform), {
    context: testContext({ actor: VISITOR, clock: world.clock }),
  });

/** Ana and Tom come; Ana sits at the first table and eats no nuts. */
async function withSheet(
  fields: SeatingSheetField[] = [...USUAL_SEATING_FIELDS],
  expiresOn: string | null = null,
) {
  const { maya, eventUuid, planUuid } = await world.addSeaters('Ana Lee, Tom Lee');
  const { people } = await planOf(maya, planUuid);
  await maya.guests.setInvitations({
    changes: [{ eventUuid, status: 'ATTENDING', dishUuid: null, guestUuids: people.map(({ uuid }) => uuid) }],
  });
  await send(maya, planUuid, sit(await planOf(maya, planUuid), 'Ana', 1, 1));
  const input = { uuid: randomUUID(), eventUuid, label: 'The Barn', fields, expiresOn };
  const { sheets } = await maya.seating.addSeatingSheet(input);
  const [sheet] = sheets;
  if (!sheet) throw new Error('A sheet was made.');
  return { maya, eventUuid, planUuid, input, sheet, token: sheet.token };
}

describe('a venue’s sheet', () => {
  it('whose answer was lost on the way is the same when it is sent again, by both at once too', async () => {
    const { maya, input, sheet } = await withSheet();
    const asked = { ...input, uuid: randomUUID() };
    await Promise.all([maya.seating.addSeatingSheet(asked), maya.seating.addSeatingSheet(asked)]);
    const { sheets } = await maya.seating.addSeatingSheet(input);
    expect(sheets.map(({ uuid, token }) => [uuid, token])).toEqual([
      [sheet.uuid, sheet.token],
      [asked.uuid, expect.any(String)],
    ]);
  });

  it('shows how people sit today, and what changed since it was seen', async () => {
    const { maya, planUuid, token } = await withSheet();
    const first = await venue().readSeatingSheet({ token: token.toUpperCase() });
    expect(first).toMatchObject({ coming: 2, seated: 1, changes: null, seenAt: null });
    expect(first.tables.map(({ heading, rows }) => [heading, ...rows.map(({ name }) => name)])).toEqual([
      ['Table 1', 'Ana L.'],
      ['No seat yet', 'Tom L.'],
    ]);
    expect(first.drawing?.tables.map(({ chairs }) => chairs.filter(({ isTaken }) => isTaken).length)).toEqual(
      [1, 0],
    );
    await venue().markSeatingSheetSeen({ token, version: first.version });
    expect((await venue().readSeatingSheet({ token })).changes).toEqual([]);
    await send(maya, planUuid, sit(await planOf(maya, planUuid), 'Tom', 2, 4));
    expect((await venue().readSeatingSheet({ token })).changes).toEqual([
      'Tom L.: Table 2 instead of no table',
    ]);
    expect(await refusal(venue().markSeatingSheetSeen({ token, version: first.version }))).toBe(
      'seating.changed_meanwhile',
    );
  });

  it('is a file as well, with no more in it', async () => {
    const { token } = await withSheet(['DRAWING']);
    for (const kind of ['KITCHEN', 'CHART'] as const) {
      const file = await venue().printSeatingSheet({ token, kind });
      const pages = await readPdf(await file.bytes());
      const text = lettersOf(pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(''));
      expect(text).toContain('AnaL');
      expect(text).not.toContain('Lee');
    }
    const bare = await withSheet([]);
    expect((await venue().readSeatingSheet({ token: bare.token })).drawing).toBeNull();
    expect(await refusal(venue().printSeatingSheet({ token: bare.token, kind: 'CHART' }))).toBe(
      'seating.not_found',
    );
  });

  it('opens until its last day, and never again once it was taken back', async () => {
    const today = calendarDateOf(world.clock.now());
    const { maya, sheet, token, input } = await withSheet([], calendarDate(addDays(today, 1)));
    await venue().readSeatingSheet({ token });
    await maya.seating.addSeatingSheet({ ...input, uuid: randomUUID(), expiresOn: addDays(today, -3) });
    const [, late] = (await maya.seating.listSeatingSheets()).sheets;
    expect(await refusal(venue().readSeatingSheet({ token: late?.token ?? '' }))).toBe('seating.not_found');
    await maya.seating.revokeSeatingSheet({ uuid: sheet.uuid });
    expect(await refusal(venue().readSeatingSheet({ token }))).toBe('seating.not_found');
    expect(await refusal(venue().readSeatingSheet({ token: '0'.repeat(26) }))).toBe('seating.not_found');
    expect(await refusal(venue().readSeatingSheet({ token: "' or 1=1 --" }))).toBe('seating.not_found');
  });
});

describe('who may give one away', () => {
  it('owners and planners; nobody else sees that there is one', async () => {
    const { maya, sheet, input } = await withSheet();
    const family = await world.join(maya, 'FAMILY');
    expect(await family.seating.listSeatingSheets()).toEqual({ sheets: [], canShare: false });
    expect(await refusal(family.seating.addSeatingSheet(input))).toBe('wedding.role_forbids');
    expect(await refusal(family.seating.revokeSeatingSheet({ uuid: sheet.uuid }))).toBe(
      'wedding.role_forbids',
    );
    const other = await world.addOwner('Priya');
    expect(await refusal(other.seating.revokeSeatingSheet({ uuid: sheet.uuid }))).toBe('seating.not_found');
    expect(await refusal(other.seating.addSeatingSheet(input))).toBe('seating.uuid_taken');
    expect(await refusal(other.seating.addSeatingSheet({ ...input, uuid: randomUUID() }))).toBe(
      'seating.not_found',
    );
    const planner = await world.join(maya, 'PLANNER');
    expect((await planner.seating.listSeatingSheets()).sheets).toHaveLength(1);
  });
});
