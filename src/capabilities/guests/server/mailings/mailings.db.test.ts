import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { householdMailings } from '../../mailings.tables.ts';
import { check } from '../../testing/bring-list.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const PAPER = { kind: 'INVITATION', channel: 'PAPER', sentOn: '2027-05-03' } as const;

async function hostWith(lines: string) {
  const host = await world.addOwner('Maya');
  const { households } = await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  return { host, households, uuids: households.map(({ uuid }) => uuid) };
}

async function sentTo(host: Host) {
  const { households } = await host.guests.listGuests();
  return Object.fromEntries(households.map(({ people, mailings }) => [people[0]?.firstName, mailings]));
}

describe('what was sent', () => {
  it('is noted once of a kind, changed, and taken off again', async () => {
    const { host, uuids } = await hostWith('Ana Lee\nTom Park');
    expect(await host.guests.markSent({ ...PAPER, householdUuids: uuids })).toEqual({ changed: 2 });
    expect(await host.guests.markSent({ ...PAPER, householdUuids: uuids })).toEqual({ changed: 0 });
    await host.guests.markSent({ ...PAPER, kind: 'SAVE_THE_DATE', householdUuids: uuids.slice(0, 1) });
    const email = { ...PAPER, channel: 'EMAIL' } as const;
    expect(await host.guests.markSent({ ...email, householdUuids: uuids.slice(1) })).toEqual({ changed: 1 });
    expect(await sentTo(host)).toEqual({ Ana: [{ ...PAPER, kind: 'SAVE_THE_DATE' }, PAPER], Tom: [email] });
    await host.guests.markSent({ ...PAPER, sentOn: null, householdUuids: uuids });
    expect(await sentTo(host)).toEqual({ Ana: [{ ...PAPER, kind: 'SAVE_THE_DATE' }], Tom: [] });
  });

  it('stands in the spreadsheet, which still is the same list', async () => {
    const { host, uuids } = await hostWith('Ana Lee\nTom Park');
    await host.guests.markSent({ ...PAPER, householdUuids: uuids.slice(0, 1) });
    const file = await (await host.guests.exportGuests()).text();
    expect(file).toContain('Invitation sent');
    expect(file).toContain('2027-05-03');
    expect((await check(host, file)).counts).toMatchObject({ SAME: 2, MERGE: 0, CONFLICT: 0 });
    const unsent = await (await host.guests.exportGuests({ unsent: 'invitation' })).text();
    expect(unsent).toContain('Tom');
    expect(unsent).not.toContain('Ana');
  });

  it('to others’ households cannot be noted, nor by who may only look', async () => {
    const { host, uuids } = await hostWith('Ana Lee');
    const other = await hostWith('Kim Park');
    await host.guests.markSent({ ...PAPER, householdUuids: uuids });
    const before = await world.db.select().from(householdMailings);
    for (const sentOn of ['2027-06-01', null])
      expect(
        await refusal(
          other.host.guests.markSent({ ...PAPER, sentOn, householdUuids: [...other.uuids, ...uuids] }),
        ),
      ).toBe('guests.not_found');
    const viewer = await world.join(host, 'VIEWER');
    expect(await refusal(viewer.guests.markSent({ ...PAPER, householdUuids: uuids }))).toBe(
      'wedding.role_forbids',
    );
    expect(await world.db.select().from(householdMailings)).toEqual(before);
  });
});

describe('a stationer’s file', () => {
  it('has what is shown, worded as it is shown, and nothing that runs', async () => {
    const { host, households } = await hostWith('Ana & Tom Lee\nKim Park');
    const [lees, park] = households;
    if (!(lees && park)) throw new Error('There are two.');
    await host.guests.saveHousehold({ ...lees, address1: '1 Elm St', city: 'Hudson', envelopeInner: '=Ana' });
    await host.guests.saveHousehold({ ...park, list: 'MAYBE' });
    const text = await (await host.guests.exportEnvelopes({ formality: 'RELAXED' })).text();
    const [, ...rows] = text.trim().split('\r\n');
    expect(rows).toEqual(["Ana & Tom Lee,'=Ana,1 Elm St,Hudson,,,,,2,Ana and Tom Lee"]);
    const missing = await (await host.guests.exportEnvelopes({ missing: 'address' })).text();
    expect(missing.trim().split('\r\n')).toHaveLength(1);
  });

  it('is for those who may see where guests live', async () => {
    const { host } = await hostWith('Ana Lee');
    const viewer = await world.join(host, 'VIEWER');
    expect(await refusal(viewer.guests.exportEnvelopes())).toBe('wedding.role_forbids');
    const stranger = await world.addPerson('Stranger');
    expect(await refusal(stranger.guests.exportEnvelopes())).toBe('wedding.not_a_member');
  });
});
