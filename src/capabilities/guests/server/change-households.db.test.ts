import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type GuestsWorld, openGuestsWorld } from '../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

it('moves many at once to another side or list, and back', async () => {
  const host = await world.addOwner('Maya');
  const { households } = await host.guests.addGuestLines({
    lines: 'Ana Lee\nTom Park',
    side: 'A',
    list: 'INVITED',
  });
  const [one, two] = households;
  if (!(one && two)) throw new Error('There are two households.');
  const later = { side: null, list: 'LATER' as const, listRank: 2 };
  await host.guests.changeHouseholds({ changes: [{ uuids: [two.uuid], ...later }] });
  const uuids = [one.uuid, two.uuid];
  const all = { uuids, side: 'B' as const, list: 'MAYBE' as const, listRank: null };
  expect(await host.guests.changeHouseholds({ changes: [all] })).toEqual({ changed: 2 });
  expect(await host.guests.changeHouseholds({ changes: [all] })).toEqual({ changed: 0 });
  const places = async () => {
    const { households } = await host.guests.listGuests();
    return uuids.map((uuid) => {
      const household = households.find((other) => other.uuid === uuid);
      return [household?.side, household?.list, household?.listRank, household?.version];
    });
  };
  expect(await places()).toEqual([
    ['B', 'MAYBE', null, 2],
    ['B', 'MAYBE', null, 3],
  ]);
  await host.guests.changeHouseholds({
    changes: [
      { uuids: [one.uuid], side: 'A', list: 'INVITED', listRank: null },
      { uuids: [two.uuid], side: 'A', list: 'LATER', listRank: 2 },
    ],
  });
  expect((await places()).map((place) => place.slice(0, 3))).toEqual([
    ['A', 'INVITED', null],
    ['A', 'LATER', 2],
  ]);
  const stranger = await world.addOwner('Ida');
  const before = await places();
  expect(await refusal(stranger.guests.changeHouseholds({ changes: [all] }))).toBe('guests.not_found');
  const viewer = await world.join(host, 'VIEWER');
  expect(await refusal(viewer.guests.changeHouseholds({ changes: [all] }))).toBe('wedding.role_forbids');
  const unknown = { ...all, uuids: [...uuids, '00000000-0000-4000-8000-0000000000ff'] };
  expect(await refusal(host.guests.changeHouseholds({ changes: [unknown] }))).toBe('guests.not_found');
  expect(await places()).toEqual(before);
});
