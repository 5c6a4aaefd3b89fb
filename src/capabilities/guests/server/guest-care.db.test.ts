import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type GuestsWorld, openGuestsWorld } from '../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

it('keeps what somebody eats and needs through every way of saving, and from who may only look', async () => {
  const host = await world.addOwner('Maya');
  const { households } = await host.guests.addGuestLines({
    lines: 'Ana & Tom Lee',
    side: 'A',
    list: 'INVITED',
  });
  const [home] = households;
  if (!home) throw new Error('There is a household.');
  const care = { diets: ['VEGAN', 'NUTS'], dietNote: 'Carries an EpiPen.', needs: ['QUIET'] } as const;
  const [ana, tom] = home.people;
  if (!(ana && tom)) throw new Error('They are two.');
  const wish = { ...ana, ...care, diets: [...care.diets], needs: [...care.needs] };
  const saved = await host.guests.saveHousehold({ ...home, people: [wish, tom] });
  expect(saved.people[0]).toMatchObject(care);
  const moved = await host.guests.moveGuest({ guestUuid: ana.uuid, householdUuid: null });
  expect(moved.people[0]).toMatchObject(care);
  const copy = await host.guests.addHouseholds({ households: [moved] });
  expect(copy.households[0]?.people[0]).toMatchObject(care);
  const file = await (await host.guests.exportGuests({ care: 'yes' })).text();
  expect(file).toContain('Ana');
  expect(file).not.toContain('Tom');
  const viewer = await world.join(host, 'VIEWER');
  const seen = (await viewer.guests.listGuests()).households.flatMap(({ people }) => people);
  expect(seen.every(({ diets, dietNote, needs }) => `${diets}${dietNote}${needs}` === '')).toBe(true);
  expect(
    await refusal(host.guests.saveHousehold({ ...moved, people: [{ ...wish, dietNote: 'x'.repeat(251) }] })),
  ).toBe('invalid_input');
});
