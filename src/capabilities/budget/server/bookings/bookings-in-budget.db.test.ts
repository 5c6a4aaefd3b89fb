import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupleBookings } from '#capabilities/bookings/testing/couple-bookings.ts';
import { letter, type TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { budgetSums } from '../../rules/budget-sums.ts';
import {
  type BudgetWorld,
  change,
  newLine,
  openBudgetWorld,
  type Spender,
} from '../../testing/budget-world.ts';

let world: BudgetWorld;
let photographers: TestVendor[];
let venue: TestVendor;

beforeAll(async () => {
  world = await openBudgetWorld();
  photographers = [await world.addVendor({ name: 'Fern & Field' }), await world.addVendor({ name: 'Oak' })];
  venue = await world.addVendor({ name: 'Leopold House', taxonomyNodeId: 1 });
});
afterAll(() => world.close());

type Ask = { vendor: TestVendor; uuid: string };

const quoteOf = (amountCents: number, validUntil: string | null = '2027-01-01') => ({
  amountCents,
  includes: '',
  validUntil,
  lines: [],
  depositCents: null,
});

async function offer({ vendor, uuid }: Ask, amountCents: number): Promise<string> {
  const message = letter();
  await vendor.owner.inquiries.reply({ uuid, ...message, quote: quoteOf(amountCents) });
  return message.requestUuid;
}

const bookingsOf = ({ actor }: Spender) =>
  createRouterClient(coupleBookings(world), { context: testContext({ actor, clock: world.clock }) });

async function asked(couple: Spender, vendor: TestVendor): Promise<Ask> {
  return { vendor, uuid: await world.connectTo(couple, vendor) };
}

const first = (): TestVendor => photographers[0] ?? venue;
const second = (): TestVendor => photographers[1] ?? venue;

/** Who is on which line, and for how much. */
async function booked(couple: Spender) {
  const budget = await couple.budget.readBudget();
  const sums = budgetSums(budget);
  return budget.vendors
    .filter(({ isBooked }) => isBooked)
    .map(({ name, lineUuid }) => [
      name,
      budget.lines.find(({ uuid }) => uuid === lineUuid)?.name,
      sums.lines.get(lineUuid)?.committedCents,
    ]);
}

describe('an offer', () => {
  it('stands on the line of its category while it holds, and is never written', async () => {
    const couple = await world.addCouple();
    const ask = await asked(couple, first());
    const read = async () => (await couple.budget.readBudget()).vendors;
    expect(await read()).toEqual([]);
    const quoteUuid = await offer(ask, 320_000);
    const photos = (await couple.budget.readBudget()).lines.find(({ name }) => name === 'Photos');
    expect(await read()).toMatchObject([
      {
        inquiryUuid: ask.uuid,
        lineUuid: photos?.uuid,
        isBooked: false,
        offeredCents: 320_000,
        offerEndsOn: '2027-01-01',
      },
    ]);
    await offer(ask, 300_000);
    expect((await read())[0]?.offeredCents).toBe(300_000);
    await first().owner.inquiries.withdrawQuote({ uuid: ask.uuid, quoteUuid });
    expect((await read())[0]?.offeredCents).toBe(300_000);
    world.moveDays(310);
    expect(await read()).toEqual([]);
    world.moveDays(-310);
  });

  it('that is booked is what it costs, and others of the category are no longer shown', async () => {
    const couple = await world.addCouple();
    const [one, other] = [await asked(couple, first()), await asked(couple, second())];
    await offer(one, 320_000);
    await offer(other, 290_000);
    const sums = budgetSums(await couple.budget.readBudget());
    expect(sums.whole.quotedCents).toBe(290_000);
    await couple.inquiries.book({ uuid: one.uuid });
    expect(await booked(couple)).toEqual([['Fern & Field', 'Photos', 320_000]]);
    expect((await couple.budget.readBudget()).vendors).toHaveLength(1);
  });
});

describe('a booking', () => {
  it('takes the line of its category, keeps it, and leaves it to whoever is booked instead', async () => {
    const couple = await world.addCouple();
    const [one, other] = [await asked(couple, first()), await asked(couple, second())];
    const lines = (await couple.budget.readBudget()).lines.length;
    await couple.inquiries.book({ uuid: one.uuid, amountCents: 400_000 });
    expect(await booked(couple)).toEqual([['Fern & Field', 'Photos', 400_000]]);
    await couple.inquiries.unbook({ uuid: one.uuid });
    expect(await booked(couple)).toEqual([]);
    await couple.inquiries.book({ uuid: other.uuid, amountCents: 350_000 });
    expect(await booked(couple)).toEqual([['Oak', 'Photos', 350_000]]);
    expect((await couple.budget.readBudget()).lines).toHaveLength(lines);
  });

  it('has a line of its own where there is none, which goes with it unless somebody touched it', async () => {
    const couple = await world.addPerson('Ida');
    const ask = await asked(couple, first());
    await couple.inquiries.book({ uuid: ask.uuid, amountCents: 400_000 });
    const read = await couple.budget.readBudget();
    expect(read).toMatchObject({ isStarted: false, lines: [{ name: 'Photos', section: 'PEOPLE' }] });
    await bookingsOf(couple).saveBooking({
      uuid: ask.uuid,
      ...{ contactName: '', contactEmail: '', contactPhone: '', contractSignedOn: null, note: '' },
      totalCents: 400_000,
      payments: [{ label: 'Deposit', amountCents: 100_000, dueOn: '2026-04-01', paidOn: null }],
    });
    await couple.inquiries.unbook({ uuid: ask.uuid });
    expect(await couple.budget.readBudget()).toMatchObject({ lines: [], payments: [] });
    // Undone: the line is back with its payments and its price.
    await couple.inquiries.book({ uuid: ask.uuid, isUndo: true });
    expect(await booked(couple)).toEqual([['Fern & Field', 'Photos', 400_000]]);
    expect((await couple.budget.readBudget()).payments).toHaveLength(1);
    const [line] = read.lines;
    await change(couple, { op: 'change', of: 'line', uuid: line?.uuid ?? '', values: { note: 'Ours' } });
    await couple.inquiries.unbook({ uuid: ask.uuid });
    expect((await couple.budget.readBudget()).lines).toMatchObject([{ note: 'Ours' }]);
  });

  it('before the budget is started keeps its line and its place in the split', async () => {
    const couple = await world.addPerson('Ida');
    const ask = await asked(couple, venue);
    await couple.inquiries.book({ uuid: ask.uuid, amountCents: 900_000 });
    const [before] = (await couple.budget.readBudget()).lines;
    const started = await couple.budget.startBudget({ totalCents: 3_000_000, isAllInclusive: false });
    expect(started.lines).toHaveLength(17);
    expect(started.lines.find(({ name }) => name === 'Venue')?.uuid).toBe(before?.uuid);
    expect(budgetSums(started).whole.plannedCents).toBe(3_000_000);
    expect(await booked(couple)).toEqual([['Leopold House', 'Venue', 900_000]]);
  });

  it('holds its line', async () => {
    const couple = await world.addCouple();
    const ask = await asked(couple, venue);
    await couple.inquiries.book({ uuid: ask.uuid });
    const { lineUuid = '' } = (await couple.budget.readBudget()).vendors[0] ?? {};
    const operations = [{ op: 'remove' as const, of: 'line' as const, uuid: lineUuid }];
    expect(await refusal(couple.budget.changeBudget({ uuid: randomUUID(), operations }))).toBe(
      'budget.line_booked',
    );
  });

  it('of a caterer stands on the one price of an all-inclusive place', async () => {
    const couple = await world.addPerson('Ida');
    await couple.budget.startBudget({ totalCents: 3_000_000, isAllInclusive: true });
    const caterer = await world.addVendor({ name: 'Table Talk', taxonomyNodeId: 4 });
    await couple.inquiries.book({ uuid: (await asked(couple, caterer)).uuid, amountCents: 5 });
    expect(await booked(couple)).toEqual([['Table Talk', 'Venue, dinner and bar', 5]]);
  });
});

describe('what is noted with a booking', () => {
  it('is the budget’s, and a payment keeps its identity', async () => {
    const couple = await world.addCouple();
    const ask = await asked(couple, first());
    await couple.inquiries.book({ uuid: ask.uuid });
    const notes = { contactName: '', contactEmail: '', contactPhone: '', contractSignedOn: null, note: '' };
    const save = (
      payments: { uuid?: string; label: string; amountCents: number; dueOn: string; paidOn: null }[],
    ) => bookingsOf(couple).saveBooking({ uuid: ask.uuid, ...notes, totalCents: 500_000, payments });
    const deposit = { label: 'Deposit', amountCents: 100_000, dueOn: '2026-04-01', paidOn: null };
    const rest = { label: 'Rest', amountCents: 400_000, dueOn: '2026-09-01', paidOn: null };
    const saved = (await save([deposit, rest])).details.payments;
    const [one] = saved;
    const payer = randomUUID();
    await change(
      couple,
      {
        op: 'add',
        of: 'contributor',
        uuid: payer,
        values: { name: 'Mum', pledgedCents: 0, note: '', position: 1 },
      },
      { op: 'change', of: 'payment', uuid: one?.uuid ?? '', values: { payerUuid: payer, dueOn: null } },
    );
    // Without a day it is the budget's alone, and saving the others leaves it.
    const again = (
      await save([{ ...rest, label: 'Balance', ...(saved[1]?.uuid && { uuid: saved[1].uuid }) }])
    ).details.payments;
    expect(again).toMatchObject([{ uuid: saved[1]?.uuid, label: 'Balance' }]);
    const { payments } = await couple.budget.readBudget();
    expect(payments.map(({ uuid, payerUuid }) => [uuid, payerUuid])).toEqual([
      [saved[1]?.uuid, null],
      [one?.uuid, payer],
    ]);
    expect(await booked(couple)).toEqual([['Fern & Field', 'Photos', 500_000]]);
  });

  it('cannot be a payment to somebody else’s vendor', async () => {
    const [couple, other] = [await world.addCouple(), await world.addCouple()];
    const ask = await asked(other, first());
    const { lines } = await couple.budget.readBudget();
    const operations = [
      {
        op: 'add' as const,
        of: 'payment' as const,
        uuid: randomUUID(),
        values: {
          ...{ lineUuid: lines[0]?.uuid ?? '', inquiryUuid: ask.uuid, label: '', amountCents: 1 },
          ...{ dueOn: null, paidOn: null, payerUuid: null },
        },
      },
    ];
    expect(await refusal(couple.budget.changeBudget({ uuid: randomUUID(), operations }))).toBe(
      'budget.not_found',
    );
  });
});

type Step =
  | { do: 'offer' | 'book' | 'note'; who: number; cents: number }
  | { do: 'unbook' | 'rebook' | 'vendor books' | 'vendor cancels'; who: number }
  | { do: 'remove line' | 'undo' | 'add line'; at: number };

const who = fc.nat(2);
const at = fc.nat(40);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('offer' as const, 'book' as const, 'note' as const),
    who,
    cents: fc.integer({ min: 1, max: 900_000 }),
  }),
  fc.record({
    do: fc.constantFrom(
      'unbook' as const,
      'rebook' as const,
      'vendor books' as const,
      'vendor cancels' as const,
    ),
    who,
  }),
  fc.record({ do: fc.constantFrom('remove line' as const, 'undo' as const, 'add line' as const), at }),
);

/** Whatever the state refuses is refused; what matters is what is left. */
const attempt = (work: Promise<unknown>) => work.then(Boolean, () => false);

async function play(couple: Spender, asks: readonly Ask[], changes: string[], one: Step): Promise<void> {
  if ('at' in one) {
    const { lines } = await couple.budget.readBudget();
    if (one.do === 'remove line') {
      const uuid = randomUUID();
      const line = lines[one.at % Math.max(lines.length, 1)];
      const operations = [{ op: 'remove' as const, of: 'line' as const, uuid: line?.uuid ?? uuid }];
      if (await attempt(couple.budget.changeBudget({ uuid, operations }))) changes.push(uuid);
    } else if (one.do === 'add line') {
      const photos = newLine('More photos', { categoryKey: 'photography', section: 'PEOPLE' });
      changes.push((await change(couple, photos)).uuid);
    } else {
      const uuid = changes[one.at % Math.max(changes.length, 1)];
      if (uuid) await attempt(couple.budget.undoBudgetChange({ uuid, as: randomUUID() }));
    }
    return;
  }
  const ask = asks[one.who];
  if (!ask) return;
  const { uuid, vendor } = ask;
  const notes = { contactName: '', contactEmail: '', contactPhone: '', contractSignedOn: null, note: '' };
  const work = {
    offer: () => offer(ask, 'cents' in one ? one.cents : 1),
    book: () => couple.inquiries.book({ uuid, ...('cents' in one && { amountCents: one.cents }) }),
    note: () =>
      bookingsOf(couple).saveBooking({
        uuid,
        ...notes,
        totalCents: 'cents' in one ? one.cents : null,
        payments: [{ label: 'Deposit', amountCents: 7, dueOn: '2026-04-01', paidOn: null }],
      }),
    unbook: () => couple.inquiries.unbook({ uuid, confirm: true }),
    rebook: () => couple.inquiries.book({ uuid }),
    'vendor books': () => vendor.owner.inquiries.bookLead({ uuid }),
    'vendor cancels': () => vendor.owner.inquiries.unbookLead({ uuid, confirm: true }),
  }[one.do];
  await attempt(work());
}

async function expectSound(couple: Spender, asks: readonly Ask[]): Promise<void> {
  const budget = await couple.budget.readBudget();
  const sums = budgetSums(budget);
  const money = await bookingsOf(couple).listBooked();
  for (const { uuid } of asks) {
    const { status } = await world.find(uuid);
    const own = budget.vendors.filter(({ inquiryUuid }) => inquiryUuid === uuid);
    expect(own.length).toBeLessThanOrEqual(1);
    expect(own.some(({ isBooked }) => isBooked)).toBe(status === 'BOOKED');
    if (status !== 'BOOKED') continue;
    const [vendor] = own;
    const line = budget.lines.filter((one) => one.uuid === vendor?.lineUuid);
    expect(line).toHaveLength(1);
    const said = money.find(({ inquiry }) => inquiry.uuid === uuid)?.totalCents ?? null;
    if (vendor?.agreedCents !== null) {
      expect(said).toBe(vendor?.agreedCents);
      expect(sums.lines.get(vendor?.lineUuid ?? '')?.committedCents).toBe(said);
    }
  }
  const taken = budget.vendors.filter(({ isBooked }) => isBooked).map(({ lineUuid }) => lineUuid);
  expect(new Set(taken).size).toBe(taken.length);
  const lineUuids = new Set(budget.lines.map(({ uuid }) => uuid));
  expect(budget.payments.every(({ lineUuid }) => lineUuids.has(lineUuid))).toBe(true);
  const parts = Object.values(sums.parts).reduce((sum, cents) => sum + cents, 0);
  expect(parts).toBe(sums.whole.expectedCents);
}

it('in any order, every booked vendor has one line with the right figure, and none is doubled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (isStarted, steps) => {
        const couple = isStarted ? await world.addCouple() : await world.addPerson('Ida');
        const asks: Ask[] = [];
        for (const vendor of [first(), second(), venue]) asks.push(await asked(couple, vendor));
        const changes: string[] = [];
        for (const one of steps) {
          await play(couple, asks, changes, one);
          await expectSound(couple, asks);
        }
      },
    ),
    { numRuns: 15 },
  );
}, 240_000);
