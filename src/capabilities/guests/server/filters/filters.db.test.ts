import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { MOST_FILTERS } from '../../rules/filters/filter-rules.ts';
import { type GuestsWorld, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const LATER = { name: 'Later', query: '?list=LATER' };

async function owner() {
  const host = await world.addOwner('Maya');
  await host.guests.addGuestLines({ lines: 'Ana Lee', side: 'A', list: 'INVITED' });
  const filters = async () =>
    (await host.guests.listGuests()).filters.map(({ name, query }) => [name, query]);
  return { host, filters };
}

it('are kept as the screen would write them, renamed, deleted and put back', async () => {
  const { host, filters } = await owner();
  const { uuid } = await host.guests.addFilter(LATER);
  await host.guests.addFilter({ name: 'ana', query: 'name=Ana&side=nobody&x=1' });
  expect(await filters()).toEqual([
    ['ana', '?name=Ana'],
    ['Later', '?list=LATER'],
  ]);
  await host.guests.renameFilter({ uuid, name: 'B list' });
  expect(await refusal(host.guests.addFilter({ ...LATER, name: 'ANA' }))).toBe('guests.filter_taken');
  expect(await refusal(host.guests.renameFilter({ uuid, name: 'Ana' }))).toBe('guests.filter_taken');
  await host.guests.removeFilter({ uuid });
  expect(await filters()).toEqual([['ana', '?name=Ana']]);
  expect(await refusal(host.guests.removeFilter({ uuid }))).toBe('guests.not_found');
});

it('have an end, belong to one wedding, and are not for who may only look', async () => {
  const { host, filters } = await owner();
  const other = await owner();
  const { uuid } = await host.guests.addFilter(LATER);
  expect(await refusal(other.host.guests.renameFilter({ uuid, name: 'Ours' }))).toBe('guests.not_found');
  expect(await refusal(other.host.guests.removeFilter({ uuid }))).toBe('guests.not_found');
  const viewer = await world.join(host, 'VIEWER');
  expect(await refusal(viewer.guests.addFilter({ ...LATER, name: 'Mine' }))).toBe('wedding.role_forbids');
  const tries = await Promise.allSettled(
    Array.from({ length: MOST_FILTERS }, (_, place) =>
      host.guests.addFilter({ ...LATER, name: `Filter ${place}` }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await filters()).toHaveLength(MOST_FILTERS);
});
