import { createRouterClient } from '@orpc/server';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import { plainCell } from '#capabilities/guests/rules/import/plain-cell.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { lettersOf, readPdf } from '#platform/testing/read-pdf.ts';
import { testContext } from '#platform/testing/request-context.ts';
import type { SeatingPrint } from '../../rules/print/print-kinds.ts';
import {
  openSeatingWorld,
  planOf,
  type Seater,
  type SeatingWorld,
  send,
  sit,
} from '../../testing/seating-world.ts';
import { seatingRoutes } from '../routes.ts';

let world: SeatingWorld;

beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

/** Ana and Tom come and sit, Nia comes and has no chair, Rosa sits and has not said, Theo cannot come. */
async function seated() {
  const { maya, eventUuid, planUuid } = await world.addSeaters(
    'Ana Lee, Tom Lee\nNia =Okafor\nRosa Delgado\nTheo Hart',
  );
  const { people } = await planOf(maya, planUuid);
  const uuidOf = (name: string) => people.find(({ firstName }) => firstName === name)?.uuid ?? '';
  await maya.guests.setInvitations({
    changes: [
      { eventUuid, status: 'ATTENDING', dishUuid: null, guestUuids: ['Ana', 'Tom', 'Nia'].map(uuidOf) },
      { eventUuid, status: 'DECLINED', dishUuid: null, guestUuids: [uuidOf('Theo')] },
    ],
  });
  for (const [name, table, chair] of [
    ['Ana', 1, 1],
    ['Tom', 1, 2],
    ['Rosa', 2, 5],
  ] as const)
    await send(maya, planUuid, sit(await planOf(maya, planUuid), name, table, chair));
  return { maya, planUuid };
}

async function textOf(host: Seater, uuid: string, kind: SeatingPrint): Promise<string> {
  const file = await host.seating.printSeating({ uuid, kind });
  expect(file.type).toBe('application/pdf');
  const pages = await readPdf(await file.bytes());
  return lettersOf(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''));
}

describe('prints of a plan', () => {
  it('show whoever comes or sits, and nobody who declined', async () => {
    const { maya, planUuid } = await seated();
    expect(await textOf(maya, planUuid, 'BY_TABLE')).toMatch(
      /Table12of8AnaLee1TomLee2Table21of8RosaDelgado5Noseatyet1personNiaOkafor$/,
    );
    const chart = await textOf(maya, planUuid, 'CHART');
    for (const name of ['AnaLee', 'TomLee', 'RosaDelgado', 'NiaOkafor'])
      expect(chart.split(name).length - 1).toBe(1);
    expect(chart).not.toContain('Theo');
  });

  it('count in the kitchen what the guest list counts', async () => {
    const { maya, planUuid } = await seated();
    const { households, events } = await maya.guests.listGuests();
    const { coming, children } = countEvent(households, 0, events[0]?.dishes.length ?? 0);
    const kitchen = await textOf(maya, planUuid, 'KITCHEN');
    expect(kitchen).toContain(`${coming}coming2seated${children}children`);
    expect(kitchen).toContain('1morehasaseatandhasntrepliedyet');
  });

  it('are called what they are, and say who is left out', async () => {
    const { maya, planUuid } = await seated();
    const resHeaders = new Headers();
    const api = createRouterClient(seatingRoutes(world.platform), {
      context: testContext({ actor: maya.actor, clock: world.clock }, { resHeaders }),
    });
    const file = await api.printSeating({ uuid: planUuid, kind: 'ESCORT_CARDS' });
    expect(file.name).toMatch(/^escort-cards-\d{4}-\d\d-\d\d\.pdf$/);
    expect(resHeaders.get('x-left-out')).toBe('1');
    expect(resHeaders.get('content-disposition')).toContain(file.name);
    expect(await refusal(maya.seating.printSeating({ uuid: planUuid, kind: 'KITCHEN', paper: 'A1' }))).toBe(
      'invalid_input',
    );
    const empty = await world.addSeaters('Ana Lee');
    expect(
      await refusal(empty.maya.seating.printSeating({ uuid: empty.planUuid, kind: 'ESCORT_CARDS' })),
    ).toBe('seating.nothing_to_print');
  });
});

describe('the list as a spreadsheet', () => {
  it('has one row for everybody, and gives back what looks like a formula', async () => {
    const { maya, planUuid } = await seated();
    const file = await maya.seating.exportSeating({ uuid: planUuid });
    expect(file.name).toMatch(/^seating-\d{4}-\d\d-\d\d\.csv$/);
    const text = await file.text();
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map(({ Name, Table, Chair, Reply }) => [Name, Table, Chair, Reply].join(' '))).toEqual([
      'Ana Lee Table 1 1 Coming',
      'Tom Lee Table 1 2 Coming',
      'Rosa Delgado Table 2 5 Waiting',
      'Nia =Okafor   Coming',
    ]);
    expect(text).toContain("'=Okafor");
    expect(rows.map((row) => plainCell(row['Last name'] ?? ''))).toContain('=Okafor');
  });
});

describe('who may', () => {
  it('whoever sees the plan prints it; what people cannot eat is for who sees the list’s details', async () => {
    const { maya, planUuid } = await seated();
    const viewer = await world.join(maya, 'VIEWER');
    expect(await textOf(viewer, planUuid, 'BY_NAME')).toContain('AnaLeeTable1');
    expect(await refusal(viewer.seating.printSeating({ uuid: planUuid, kind: 'KITCHEN' }))).toBe(
      'wedding.role_forbids',
    );
    expect(await refusal(viewer.seating.exportSeating({ uuid: planUuid }))).toBe('wedding.role_forbids');
    const other = await world.addOwner('Priya');
    expect(await refusal(other.seating.printSeating({ uuid: planUuid, kind: 'CHART' }))).toBe(
      'seating.not_found',
    );
    expect(await refusal(other.seating.exportSeating({ uuid: planUuid }))).toBe('seating.not_found');
  });
});
