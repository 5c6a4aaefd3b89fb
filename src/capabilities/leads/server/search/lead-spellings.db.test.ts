import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import type { LeadsAsked } from '../../contract/leads.contract.ts';

const SPELLINGS: [surname: string, typed: string[]][] = [
  ["O'Brien", ['obrien', 'o brien', "O'Brien", 'o’brien', 'o-brien', 'obri', "nora o'b", 'brien']],
  ['O Neill', ['oneill', 'o neill', "O'Neill"]],
  ['OShea', ['oshea', 'o shea', "O'Shea"]],
  ['Smith-Jones', ['smith-jones', 'smithjones', 'smith jones', 'smithjo', 'jones']],
  ['van der Berg', ['vanderberg', 'van der berg', 'vander berg', 'van derberg', 'berg']],
  ['MacAlister', ['mac alister', 'macalister', 'mac-alister', 'mac ali']],
];

let world: ReadingWorld;
let vendor: TestVendor;
const surnames = new Map<string, string>();

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
  for (const [surname] of SPELLINGS) {
    const couple = await world.addPerson('Nora');
    await couple.api.saveWedding({});
    await world.db.$client.query(
      `update weddings set primary_first_name = 'Nora', primary_last_name = $2
       where id = (select wedding_id from wedding_members where user_id = $1)`,
      [couple.userId, surname],
    );
    surnames.set(await world.connectTo(couple, vendor), surname);
  }
  const stranger = await world.addPerson('Ada');
  await world.deliverTo(stranger, vendor, {
    message: 'May we bring our own ring-bearer and a three-tier centrepiece?',
  });
}, 60_000);
afterAll(() => world.close());

async function find(name: string, wishes: Partial<LeadsAsked> = {}): Promise<string[]> {
  const page = await world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid, name, ...wishes });
  return page.leads.map(({ uuid, coupleNames }) => surnames.get(uuid) ?? coupleNames);
}

it.each(SPELLINGS.flatMap(([surname, typed]) => typed.map((name) => [surname, name] as const)))(
  '%j is found by %j',
  async (surname, name) => {
    expect((await find(name, { view: 'connected' }))[0]).toBe(surname);
  },
);

it.each(['ringbearer', 'ring bearer', 'ring-bearer', 'centre piece', 'three-tier', 'brign', 'beared'])(
  'a message is found by %j',
  async (name) => expect(await find(name)).toHaveLength(1),
);

// 'brien' and 'bring' both become 'brin' without one of their letters.
it.each(['brien', 'theer', 'cnetrepeice'])('a word with two mistakes is another word: %j', async (name) => {
  expect(await find(name)).toEqual([]);
});
