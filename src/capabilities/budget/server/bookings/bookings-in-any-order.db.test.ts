import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { budgetSums } from '../../rules/budget-sums.ts';
import { type Ask, bookingsOf } from '../../testing/asks.ts';
import { type BookingStep, type BookingStory, bookingStep, play } from '../../testing/booking-steps.ts';
import { type BudgetWorld, openBudgetWorld } from '../../testing/budget-world.ts';

let world: BudgetWorld;
/** Two of them are of one category, and none runs out of credits. */
let vendors: TestVendor[];

beforeAll(async () => {
  world = await openBudgetWorld();
  vendors = [
    await world.addVendor({ name: 'Fern & Field' }, 100_000),
    await world.addVendor({ name: 'Oak' }, 100_000),
    await world.addVendor({ name: 'Leopold House', taxonomyNodeId: 1 }, 100_000),
  ];
});
afterAll(() => world.close());

async function begin(isStarted: boolean): Promise<BookingStory> {
  const couple = isStarted ? await world.addCouple() : await world.addPerson('Ida');
  const asks: Ask[] = [];
  // Who has no wedding yet begins one with the first letter.
  for (const vendor of vendors) asks.push({ vendor, uuid: await world.connectTo(couple, vendor) });
  const partner = await world.join(couple, 'PARTNER');
  return { world, partners: [couple, partner], asks, changes: [] };
}

async function expectSound({ partners: [couple, partner], asks }: BookingStory): Promise<void> {
  const budget = await couple.budget.readBudget();
  const sums = budgetSums(budget);
  const money = await bookingsOf(world, couple).listBooked();
  for (const { uuid } of asks) {
    const { status } = await world.find(uuid);
    const own = budget.vendors.filter(({ inquiryUuid }) => inquiryUuid === uuid);
    expect(own.length).toBeLessThanOrEqual(1);
    expect(own.some(({ isBooked }) => isBooked)).toBe(status === 'BOOKED');
    if (status !== 'BOOKED') continue;
    const [vendor] = own;
    expect(budget.lines.filter((one) => one.uuid === vendor?.lineUuid)).toHaveLength(1);
    const said = money.find(({ inquiry }) => inquiry.uuid === uuid)?.totalCents ?? null;
    if (vendor?.agreedCents === null) continue;
    expect(said).toBe(vendor?.agreedCents);
    expect(sums.lines.get(vendor?.lineUuid ?? '')?.committedCents).toBe(said);
  }
  const taken = budget.vendors.filter(({ isBooked }) => isBooked).map(({ lineUuid }) => lineUuid);
  expect(new Set(taken).size).toBe(taken.length);
  const lineUuids = new Set(budget.lines.map(({ uuid }) => uuid));
  expect(budget.payments.every(({ lineUuid }) => lineUuids.has(lineUuid))).toBe(true);
  const parts = Object.values(sums.parts).reduce((sum, cents) => sum + cents, 0);
  expect(parts).toBe(sums.whole.expectedCents);
  // The partner reads the same plan.
  expect(await partner.budget.readBudget()).toEqual(budget);
}

it('step by step, every booked vendor has one line with the right figure, and none is doubled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(bookingStep, { minLength: 4, maxLength: 14 }),
      async (isStarted, steps) => {
        const story = await begin(isStarted);
        for (const step of steps) {
          await play(story, step);
          await expectSound(story);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);

it('so it is when two or three things happen at once, whoever is first', async () => {
  const atOnce = fc.array(bookingStep, { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(atOnce, { minLength: 3, maxLength: 7 }),
      async (isStarted, rounds) => {
        const story = await begin(isStarted);
        for (const round of rounds) {
          await Promise.all(round.map((step) => play(story, step)));
          await expectSound(story);
        }
      },
    ),
    { numRuns: 15 },
  );
}, 240_000);

/** What people really do within one second. */
const RACES: readonly (readonly [string, BookingStep, BookingStep])[] = [
  [
    'book two photographers',
    { do: 'book', by: 0, who: 0, cents: 5 },
    { do: 'book', by: 1, who: 1, cents: 6 },
  ],
  ['book one twice', { do: 'book', by: 0, who: 0, cents: 5 }, { do: 'book', by: 1, who: 0, cents: 6 }],
  ['book from both sides', { do: 'book', by: 0, who: 0, cents: 5 }, { do: 'vendor books', by: 0, who: 0 }],
  ['book and remove its line', { do: 'book', by: 0, who: 0, cents: 5 }, { do: 'remove line', by: 1, at: 3 }],
  ['cancel and book elsewhere', { do: 'unbook', by: 0, who: 0 }, { do: 'book', by: 1, who: 1, cents: 6 }],
  ['cancel and note', { do: 'unbook', by: 0, who: 0 }, { do: 'note', by: 1, who: 0, cents: 9 }],
  ['cancel from both sides', { do: 'unbook', by: 0, who: 0 }, { do: 'vendor cancels', by: 0, who: 0 }],
];

it.each(RACES)(
  'they %s at once',
  async (_what, one, other) => {
    for (const isBooked of [false, true]) {
      for (const pair of [
        [one, other],
        [other, one],
      ]) {
        const story = await begin(true);
        if (isBooked) await play(story, { do: 'book', by: 0, who: 0, cents: 4 });
        await Promise.all(pair.map((step) => play(story, step)));
        await expectSound(story);
      }
    }
  },
  60_000,
);
