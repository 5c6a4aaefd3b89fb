import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { BookingDetails } from '../contract.ts';

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor({
    name: 'Roses; Peonies, & Co',
    address1: '1 Mill Road',
    postalCode: '12534',
  });
  await world.db
    .update(storefronts)
    .set({ social: { web: 'https://roses.example' } })
    .where(eq(storefronts.id, vendor.id));
});
afterAll(() => world.close());

/** Each with an id of its own, which nobody chose. */
function withIds(noted: BookingDetails): BookingDetails {
  return { ...noted, payments: noted.payments.map((payment) => ({ ...payment, uuid: expect.any(String) })) };
}

const details: BookingDetails = {
  contactName: 'Rosa',
  contactEmail: 'rosa@roses.example',
  contactPhone: '555-234-5678',
  totalCents: 400_000,
  contractSignedOn: '2026-03-02',
  note: 'Brings the arch',
  payments: [
    { label: 'Deposit', amountCents: 100_000, dueOn: '2026-04-01', paidOn: '2026-03-30' },
    { label: 'Rest, in cash', amountCents: 300_000, dueOn: '2027-06-01', paidOn: null },
  ],
};

async function booked(): Promise<{ couple: Party; uuid: string }> {
  const couple = await world.addPerson('Maya');
  const uuid = await world.connectTo(couple, vendor);
  await couple.inquiries.book({ uuid });
  return { couple, uuid };
}

describe('booked vendors', () => {
  it('are listed with where they are, before anything is noted', async () => {
    const { couple, uuid } = await booked();
    await world.connectTo(couple, await world.addVendor());
    expect(await world.reads(couple).listBooked()).toMatchObject([
      {
        inquiry: { uuid, status: 'BOOKED' },
        details: { contactName: '', totalCents: null, payments: [] },
        businessAddress: '1 Mill Road, Hudson, NY 12534',
        website: 'https://roses.example',
      },
    ]);
  });

  it('keep what is noted, and the newest of it', async () => {
    const { couple, uuid } = await booked();
    const reads = world.reads(couple);
    expect((await reads.saveBooking({ uuid, ...details })).details).toEqual(withIds(details));
    const changed = { ...details, totalCents: null, payments: details.payments.slice(1) };
    expect((await reads.saveBooking({ uuid, ...changed })).details).toEqual(withIds(changed));
    expect((await reads.listBooked())[0]?.details).toEqual(withIds(changed));
  });

  it('show money only to those who may see the budget, and lose none by the others', async () => {
    const { couple, uuid } = await booked();
    await world.reads(couple).saveBooking({ uuid, ...details });
    const planner = await world.join(couple, 'PLANNER');
    const family = await world.join(couple, 'FAMILY');
    const withoutMoney = { ...details, totalCents: null, payments: [] };
    expect((await world.reads(planner).listBooked())[0]?.details).toEqual(withoutMoney);
    const noted = { ...withoutMoney, note: 'Comes at noon' };
    expect((await world.reads(planner).saveBooking({ uuid, ...noted })).details).toEqual(noted);
    expect((await world.reads(couple).listBooked())[0]?.details).toEqual({
      ...withIds(details),
      note: 'Comes at noon',
    });
    expect(await refusal(world.reads(family).saveBooking({ uuid, ...details }))).toBe('inquiry.role_forbids');
  });

  it.each([
    { dueOn: '2011-12-31', paidOn: null },
    { dueOn: '2027-06-01', paidOn: '0027-06-01' },
    { dueOn: '2100-01-01', paidOn: null },
  ])('take no payment of another century: %j', async (days) => {
    const { couple, uuid } = await booked();
    const payments = [{ label: 'Rest', amountCents: 1, ...days }];
    expect(await refusal(world.reads(couple).saveBooking({ uuid, ...details, payments }))).toBe(
      'invalid_input',
    );
    expect((await world.reads(couple).listBooked())[0]?.details.payments).toEqual([]);
  });

  it('are noted about only while they are booked', async () => {
    const { couple, uuid } = await booked();
    await couple.inquiries.unbook({ uuid });
    expect(await refusal(world.reads(couple).saveBooking({ uuid, ...details }))).toBe('inquiry.not_allowed');
    expect(await world.reads(couple).listBooked()).toEqual([]);
  });
});

describe('the calendar', () => {
  const linesOf = async (party: Party) => {
    const file = await world.reads(party).bookedCalendar();
    expect(file.type).toBe('text/calendar; charset=utf-8');
    return (await file.text()).replaceAll('\r\n ', '').split('\r\n');
  };

  it('has the wedding day and every payment', async () => {
    const { couple, uuid } = await booked();
    await world.reads(couple).saveBooking({ uuid, ...details });
    const lines = await linesOf(couple);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270612');
    expect(lines).toContain('SUMMARY:Our wedding');
    expect(lines).toContain('SUMMARY:Paid: Roses\\; Peonies\\, & Co\\, Deposit');
    expect(lines).toContain('SUMMARY:Payment due: Roses\\; Peonies\\, & Co\\, Rest\\, in cash');
    expect(lines).toContain('DESCRIPTION:$3\\,000');
    const uids = (all: string[]) => all.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids(lines)).size).toBe(3);
    world.moveDays(1);
    expect(uids(await linesOf(couple))).toEqual(uids(lines));
  });

  it('tells viewers the day and nothing of the money', async () => {
    const { couple, uuid } = await booked();
    await world.reads(couple).saveBooking({ uuid, ...details });
    const lines = await linesOf(await world.join(couple, 'VIEWER'));
    expect(lines).toContain('SUMMARY:Our wedding');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('is empty, and still one, for who plans nothing', async () => {
    const lines = await linesOf(await world.addPerson('Nobody'));
    expect(lines).not.toContain('BEGIN:VEVENT');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });
});
