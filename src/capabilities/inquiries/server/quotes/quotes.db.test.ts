import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { letter, type Party, type TestVendor } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const lines = [
  { label: 'Dinner', quantity: 140, unitCents: 4200 },
  { label: 'Early booking', quantity: 1, unitCents: -31_000 },
];
const sheet = {
  amountCents: 557_000,
  includes: '',
  validUntil: '2027-01-01',
  lines,
  depositCents: 250_000,
};

async function quoted(change: Partial<typeof sheet> = {}) {
  const couple = await world.addPerson('Ana');
  const uuid = await world.connectTo(couple, vendor);
  const message = letter();
  await vendor.owner.inquiries.reply({ uuid, ...message, quote: { ...sheet, ...change } });
  return { couple, uuid, message, quoteUuid: message.requestUuid };
}

const sheetOf = async (couple: Party, uuid: string) =>
  (await world.reads(couple).read({ uuid })).events.findLast((event) => event.sheet)?.sheet;

describe('a quote is a sheet with line items, deposit and an end', () => {
  it('is read by both sides line by line, and sent twice it is one', async () => {
    const { couple, uuid, message, quoteUuid } = await quoted();
    await vendor.owner.inquiries.reply({ uuid, ...message, quote: sheet });
    const thread = await world.reads(couple).read({ uuid });
    expect(thread.quote).toEqual({
      amountCents: 557_000,
      includes: 'Dinner × 140\nEarly booking',
      validUntil: '2027-01-01',
    });
    expect(thread.events.filter((event) => event.sheet)).toHaveLength(1);
    expect(await sheetOf(couple, uuid)).toEqual({
      uuid: quoteUuid,
      state: 'SENT',
      lines,
      depositCents: 250_000,
    });
  });

  it('is refused where it does not add up', async () => {
    const { uuid } = await quoted();
    const send = (quote: typeof sheet) => refusal(vendor.owner.inquiries.reply({ uuid, ...letter(), quote }));
    expect(await send({ ...sheet, amountCents: 1 })).toBe('invalid_input');
    expect(await send({ ...sheet, depositCents: 557_001 })).toBe('invalid_input');
  });
});

describe('a planner whom the couple keeps from the money', () => {
  it('reads what an offer holds and not what it costs, and agrees to none', async () => {
    const { couple, uuid, quoteUuid } = await quoted();
    const planner = await world.join(couple, 'PLANNER');
    const thread = await world.reads(planner).read({ uuid });
    expect(thread.quote).toMatchObject({ amountCents: null, includes: 'Dinner × 140\nEarly booking' });
    expect(thread.offers).toEqual([]);
    expect(await sheetOf(planner, uuid)).toMatchObject({ state: 'SENT', lines: [], depositCents: null });
    expect(JSON.stringify(thread)).not.toMatch(/557000|250000|4200/);
    expect(await refusal(planner.inquiries.acceptQuote({ uuid, quoteUuid }))).toBe('inquiry.role_forbids');
    expect((await world.reads(couple).read({ uuid })).status).toBe('CONNECTED');
  });
});

describe('accepting', () => {
  it('books the vendor at the price of the sheet, once', async () => {
    const { couple, uuid, quoteUuid } = await quoted();
    await couple.inquiries.acceptQuote({ uuid, quoteUuid });
    const again = await couple.inquiries.acceptQuote({ uuid, quoteUuid });
    expect(again).toMatchObject({ status: 'BOOKED', booking: { by: 'COUPLE', amountCents: 557_000 } });
    expect((await sheetOf(couple, uuid))?.state).toBe('ACCEPTED');
    expect(await refusal(vendor.owner.inquiries.withdrawQuote({ uuid, quoteUuid }))).toBe('quote.accepted');
    // Undone, it is open again.
    await couple.inquiries.unbook({ uuid });
    expect((await sheetOf(couple, uuid))?.state).toBe('SENT');
  });

  it('is one of several: the second that is accepted is refused, also at the same moment', async () => {
    const { couple, uuid, quoteUuid } = await quoted();
    const second = letter();
    await vendor.owner.inquiries.reply({ uuid, ...second, quote: sheet });
    const accept = (each: string) => refusal(couple.inquiries.acceptQuote({ uuid, quoteUuid: each }));
    const told = await Promise.all([accept(quoteUuid), accept(second.requestUuid)]);
    expect(told.filter((code) => code === 'quote.other_accepted')).toHaveLength(1);
    expect(told.filter((code) => code === 'not refused')).toHaveLength(1);
  });

  it('is for the couple it was made to, not for others and not for who only looks on', async () => {
    const { couple, uuid, quoteUuid } = await quoted();
    const stranger = await world.addPerson('Stranger');
    expect(await refusal(stranger.inquiries.acceptQuote({ uuid, quoteUuid }))).toBe('inquiry.not_found');
    const looker = await world.join(couple, 'VIEWER');
    expect(await refusal(looker.inquiries.acceptQuote({ uuid, quoteUuid }))).toBe('inquiry.role_forbids');
    const other = await quoted();
    expect(await refusal(couple.inquiries.acceptQuote({ uuid, quoteUuid: other.quoteUuid }))).toBe(
      'quote.not_found',
    );
  });

  it('is too late after the last day', async () => {
    const { couple, uuid, quoteUuid } = await quoted({ validUntil: '2020-01-01' });
    expect((await sheetOf(couple, uuid))?.state).toBe('EXPIRED');
    expect(await refusal(couple.inquiries.acceptQuote({ uuid, quoteUuid }))).toBe('quote.expired');
  });
});

describe('withdrawing', () => {
  it('takes the offer out of what can be booked, and only its own vendor does', async () => {
    const { couple, uuid, quoteUuid } = await quoted();
    const other = await world.addVendor();
    expect(await refusal(other.owner.inquiries.withdrawQuote({ uuid, quoteUuid }))).toBe('inquiry.not_found');
    await vendor.owner.inquiries.withdrawQuote({ uuid, quoteUuid });
    await vendor.owner.inquiries.withdrawQuote({ uuid, quoteUuid });
    expect(await world.reads(couple).read({ uuid })).toMatchObject({ quote: null });
    expect(await refusal(couple.inquiries.acceptQuote({ uuid, quoteUuid }))).toBe('quote.withdrawn');
    expect(await couple.inquiries.book({ uuid })).toMatchObject({ booking: { amountCents: null } });
  });

  it('and accepting at the same moment: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { couple, uuid, quoteUuid } = await quoted();
      const done = await Promise.allSettled([
        couple.inquiries.acceptQuote({ uuid, quoteUuid }),
        vendor.owner.inquiries.withdrawQuote({ uuid, quoteUuid }),
      ]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { status } = await world.find(uuid);
      const state = (await sheetOf(couple, uuid))?.state;
      expect([status, state]).toEqual(
        done[0].status === 'fulfilled' ? ['BOOKED', 'ACCEPTED'] : ['CONNECTED', 'WITHDRAWN'],
      );
    }
  });
});
