import { afterAll, beforeAll, expect, it } from 'vitest';
import { countEvent } from '../rules/event-count.ts';
import { type GuestsWorld, openGuestsWorld } from '../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

it('counts as the list does, for everybody who plans, and nobody of another wedding', async () => {
  const host = await world.addOwner('Maya');
  const nobody = {
    ...{ people: 0, adults: 0, households: 0, withoutAddress: 0, unnamed: 0 },
    ...{ coming: 0, declined: 0, waiting: 0, closesOn: null },
  };
  expect(await host.guests.readHeadCount()).toEqual(nobody);
  const lines = 'Sam & Alex Lee\nLee family (4)\nAna Cruz +1';
  await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  await host.guests.addGuestLines({ lines: 'Tom Park', side: 'A', list: 'LATER' });
  const { households, events } = await host.guests.listGuests();
  const [wedding] = events;
  const uuidsOf = (firstName: string) =>
    households
      .flatMap(({ people }) => people)
      .flatMap((one) => (one.firstName === firstName ? one.uuid : []));
  for (const [guestUuids, status] of [
    [uuidsOf('Sam'), 'ATTENDING'],
    [uuidsOf('Ana'), 'DECLINED'],
  ] as const)
    await host.guests.setInvitations({
      changes: [{ eventUuid: wedding?.uuid ?? '', guestUuids, status, dishUuid: null }],
    });
  await world
    .addOwner('Other')
    .then(({ guests }) => guests.addGuestLines({ lines, side: 'A', list: 'INVITED' }));

  const listed = await host.guests.listGuests();
  const count = countEvent(listed.households, 0, 0);
  const answer = await host.guests.readHeadCount();
  expect(answer).toMatchObject({
    people: 8,
    adults: listed.households
      .filter(({ list }) => list === 'INVITED')
      .flatMap(({ people }) => people)
      .filter(({ kind }) => kind === 'ADULT').length,
    households: 3,
    withoutAddress: 3,
    unnamed: 5,
    coming: count.coming,
    declined: count.declined,
    waiting: count.waiting,
  });
  expect([answer.coming, answer.declined]).toEqual([1, 1]);
  const viewer = await world.join(host, 'VIEWER');
  expect(await viewer.guests.readHeadCount()).toEqual(answer);
  const stranger = await world.addPerson('Nobody');
  expect(await stranger.guests.readHeadCount()).toEqual(nobody);
});
