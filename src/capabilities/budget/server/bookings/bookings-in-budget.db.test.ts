import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { budgetSums } from '../../rules/budget-sums.ts';
import { type Ask, bookingsOf, NO_NOTES, offer } from '../../testing/asks.ts';
import { type BudgetWorld, change, openBudgetWorld, type Spender } from '../../testing/budget-world.ts';

let world: BudgetWorld;
let photographers: TestVendor[];
let venue: TestVendor;

beforeAll(async () => {
  world = await openBudgetWorld();
  photographers = [await world.addVendor({ name: 'Fern & Field' }), await world.addVendor({ name: 'Oak' })];
  venue = await world.addVendor({ name: 'Leopold House', taxonomyNodeId: 1 });
});
afterAll(() => world.close());

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
    await bookingsOf(world, couple).saveBooking({
      uuid: ask.uuid,
      ...NO_NOTES,
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
    const save = (
      payments: { uuid?: string; label: string; amountCents: number; dueOn: string; paidOn: null }[],
    ) =>
      bookingsOf(world, couple).saveBooking({ uuid: ask.uuid, ...NO_NOTES, totalCents: 500_000, payments });
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
