import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { HELPER_RIGHTS, type HelperRight } from '../../rules/run-sheet-choices.ts';
import { type DayWorld, moment, openDayWorld, vendor } from '../../testing/day-world.ts';

let world: DayWorld;
beforeAll(async () => {
  world = await openDayWorld();
});
afterAll(async () => void (await world.close()));

/** What nobody gets on a phone, whoever they are. */
const NEVER = ['ruth@private.example', '5550199', 'Secret Street', '12534'];
const BY_RIGHT: Readonly<Record<HelperRight, readonly string[]>> = {
  CHECK_IN: ['Ruth', 'no cilantro'],
  TIMELINE: ['Cut the cake', 'Bring the knife'],
  VENDORS: ['The Harbor Six', '518 555 0110'],
};

async function addFullDay() {
  const host = await world.addDay();
  await world.addContactData(host);
  await host.day.saveRunSheetItem(
    moment({ title: 'Cut the cake', note: 'Bring the knife', kind: 'FLEXIBLE' }),
  );
  await host.day.saveRunSheetItem(
    moment({ title: 'Fireworks', note: 'Behind the barn', owner: 'Uncle Abe', audience: ['COUPLE'] }),
  );
  return host;
}

it('tells each helper what their rights cover and not a word more, for every set of rights', async () => {
  const host = await addFullDay();
  const sets: HelperRight[][] = Array.from({ length: 2 ** HELPER_RIGHTS.length - 1 }, (_, bits) =>
    HELPER_RIGHTS.filter((__, place) => Math.floor((bits + 1) / 2 ** place) % 2 === 1),
  );
  expect(sets).toHaveLength(7);
  const links = [];
  for (const rights of sets) links.push(await world.addHelper(host, { rights, name: 'Tess' }));
  for (const { rights, token } of links) {
    const answer = await world.visitor.syncHelper({ token, cursor: 0, operations: [] });
    const text = JSON.stringify([await world.visitor.readHelperPack({ token }), answer]);
    for (const secret of [
      ...NEVER,
      'Fireworks',
      'Behind the barn',
      'Uncle Abe',
      ...links.map((link) => link.token),
    ])
      expect(text).not.toContain(secret);
    for (const right of HELPER_RIGHTS)
      for (const word of BY_RIGHT[right])
        expect(text.includes(word), `${rights}: ${word}`).toBe(rights.includes(right));
  }
});

it('tells a helper of what was said only what their rights cover', async () => {
  const host = await addFullDay();
  const [ruth] = (await host.day.readDayPack()).households.flatMap(({ people }) => people);
  const { items, vendors } = await host.day.readDayPack();
  const said = [
    { kind: 'HERE', subject: ruth?.uuid ?? '' },
    { kind: 'DONE', subject: items[0]?.uuid ?? '' },
    { kind: 'ARRIVED', subject: vendors[0]?.uuid ?? '' },
  ] as const;
  await host.day.syncDay({
    cursor: 0,
    operations: said.map((each, at) => ({
      ...{ ...each, uuid: randomUUID(), device: 'phone', clock: at + 1, value: 1 },
      at: world.clock.now().toISOString(),
    })),
  });
  for (const [right, kind] of [
    ['CHECK_IN', 'HERE'],
    ['TIMELINE', 'DONE'],
    ['VENDORS', 'ARRIVED'],
  ] as const) {
    const { token } = await world.addHelper(host, { rights: [right] });
    const { operations } = await world.visitor.syncHelper({ token, cursor: 0, operations: [] });
    expect(operations.map((operation) => operation.kind)).toEqual([kind]);
  }
});

it('opens one wedding by one link: another’s subjects are refused and nothing of it is told', async () => {
  const host = await addFullDay();
  const stranger = await world.addDay('Ed Poe', 'Iris');
  await stranger.day.saveDayVendor(vendor({ name: 'Poe Pianos' }));
  const { token } = await world.addHelper(host);
  const theirs = JSON.stringify(await stranger.day.readDayPack());
  const [ed] = (await stranger.day.readDayPack()).households.flatMap(({ people }) => people);
  expect(theirs).toContain('Poe Pianos');
  const answer = await world.visitor.syncHelper({
    token,
    cursor: 0,
    operations: [
      {
        ...{ uuid: randomUUID(), device: 'phone', clock: 1, kind: 'HERE', subject: ed?.uuid ?? '', value: 1 },
        at: world.clock.now().toISOString(),
      },
    ],
  });
  expect([answer.refused.length, answer.settled, answer.operations]).toEqual([1, [], []]);
  expect(JSON.stringify(await world.visitor.readHelperPack({ token }))).not.toContain('Poe');
  expect((await stranger.day.syncDay({ cursor: 0, operations: [] })).operations).toEqual([]);
});

it('answers every link that opens nothing alike, however it is written', async () => {
  const host = await addFullDay();
  const { token } = await world.addHelper(host);
  const last = token.slice(-1) === 'a' ? 'b' : 'a';
  for (const wrong of [
    token.slice(0, -1) + last,
    token.slice(1),
    `${token}a`,
    '',
    'x',
    '%',
    '../pack',
    'é'.repeat(26),
  ])
    expect([wrong, await refusal(world.visitor.readHelperPack({ token: wrong }))]).toEqual([
      wrong,
      'day.no_link',
    ]);
});

it('believes no clock of a phone that cannot be right, and takes what was done', async () => {
  const host = await world.addDay();
  const people = (await host.day.readDayPack()).households.flatMap((household) => household.people);
  const now = world.clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const times = ['1970-01-01T00:03:00.000Z', '2099-01-01T00:00:00.000Z', minutesAgo(40)];
  const answer = await host.day.syncDay({
    cursor: 0,
    operations: times.map((at, place) => ({
      ...{ uuid: randomUUID(), device: 'phone', clock: place + 1, kind: 'HERE' as const, value: 1 },
      ...{ subject: people[place]?.uuid ?? '', at },
    })),
  });
  expect(answer.refused).toEqual([]);
  expect(answer.operations.map(({ at }) => at)).toEqual([answer.now, answer.now, minutesAgo(40)]);
  expect(Date.parse(answer.now) - now.getTime()).toBeLessThan(60_000);
});
