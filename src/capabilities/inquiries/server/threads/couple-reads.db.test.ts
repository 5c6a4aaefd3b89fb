import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import { storefrontPrices, storefronts } from '#capabilities/storefronts/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { letter, type Party, type TestVendor } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';

const VENUES = 1;

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const newCouple = (name = 'Maya') => world.addPerson(name);
const listed = async (party: Party) => (await world.reads(party).inbox({})).inquiries;

describe('the list', () => {
  it('shows everything the wedding asked, the latest first, to every member', async () => {
    const couple = await newCouple();
    const other = await world.addVendor({ name: 'Mill Barn', taxonomyNodeId: VENUES });
    const first = await world.deliverTo(couple, vendor);
    const second = await world.connectTo(couple, other);
    const viewer = await world.join(couple, 'VIEWER');
    for (const member of [couple, viewer]) {
      const { inquiries: list } = await world.reads(member).inbox({});
      expect(list.map(({ uuid }) => uuid)).toEqual([second, first]);
      expect(list[0]).toMatchObject({
        vendorName: 'Mill Barn',
        storefrontUuid: other.uuid,
        taxonomyKey: 'wedding-venues',
        status: 'CONNECTED',
        city: 'Hudson',
        stateProvince: 'NY',
        isListed: true,
        unread: 1,
        lastMessage: { by: 'VENDOR', text: 'We would love to!' },
      });
    }
  });

  it('lets act whoever may write to vendors, and nobody else', async () => {
    const couple = await newCouple();
    await world.connectTo(couple, vendor);
    const planner = await world.join(couple, 'PLANNER');
    const family = await world.join(couple, 'FAMILY');
    const allowedOf = async (party: Party) => (await listed(party))[0]?.allowed;
    expect(await allowedOf(couple)).toEqual(['couple-message', 'book', 'close', 'dismiss']);
    expect(await allowedOf(planner)).toEqual(await allowedOf(couple));
    expect(await allowedOf(family)).toEqual([]);
  });

  it('says from when the vendor may be reminded, and offers it then', async () => {
    const couple = await newCouple();
    const uuid = await world.deliverTo(couple, vendor);
    const [before] = await listed(couple);
    const { readyAt } = await world.find(uuid);
    expect(before?.nudgeFrom).toBe(new Date((readyAt?.getTime() ?? 0) + 72 * 3_600_000).toISOString());
    expect(before?.allowed).not.toContain('nudge');
    world.moveDays(3);
    expect((await listed(couple))[0]?.allowed).toContain('nudge');
    await couple.inquiries.nudge({ uuid });
    const [after] = await listed(couple);
    expect(after).toMatchObject({ nudgeFrom: null, nudgedAt: expect.any(String) });
    expect(after?.allowed).not.toContain('nudge');
  });

  it('hides a starting price that the business hides, and says when a listing is gone', async () => {
    const couple = await newCouple();
    const seller = await world.addVendor();
    await world.deliverTo(couple, seller);
    const prices = eq(storefrontPrices.storefrontId, seller.id);
    await world.db.update(storefrontPrices).set({ startingPriceCents: 250_000 }).where(prices);
    expect((await listed(couple))[0]?.startingPriceCents).toBe(250_000);
    await world.db.update(storefrontPrices).set({ priceRangeVisible: false }).where(prices);
    await world.db.update(storefronts).set({ publishedAt: null }).where(eq(storefronts.id, seller.id));
    expect((await listed(couple))[0]).toMatchObject({
      startingPriceCents: null,
      isListed: false,
    });
  });

  it('is empty for who plans no wedding', async () => {
    expect(await listed(await newCouple())).toEqual([]);
  });

  it('says what waits for an e-mail address', async () => {
    const couple = await world.addPerson('Nora', { isVerified: false });
    await world.send(couple, [vendor]);
    expect((await listed(couple))[0]).toMatchObject({
      status: 'PENDING',
      isWaitingForEmail: true,
      allowed: ['withdraw'],
    });
  });
});

it('whoever is not closed is listed apart', async () => {
  const couple = await newCouple();
  const open = await world.deliverTo(couple, vendor);
  const connected = await world.connectTo(couple, await world.addVendor());
  const withdrawn = await world.deliverTo(couple, await world.addVendor());
  await couple.inquiries.withdraw({ uuid: withdrawn });
  expect((await world.reads(couple).listOpen()).map(({ uuid }) => uuid)).toEqual([connected, open]);
  expect(await world.reads(await newCouple()).listOpen()).toEqual([]);
});

describe('a thread', () => {
  it('has everything that was said, with the reasons in words and what the other side has seen', async () => {
    const couple = await newCouple();
    const uuid = await world.connectTo(couple, vendor, {
      budgetMinCents: 100_000,
      budgetMaxCents: 300_000,
      message: 'Write to maya@example.com',
    });
    await vendor.owner.inquiries.markLeadRead({ uuid, seq: 1 });
    await couple.inquiries.write({ uuid, ...letter('Lovely. What about rain?') });
    const thread = await world.reads(couple).read({ uuid });
    expect(thread.events.map(({ type, body, isRead }) => [type, body, isRead])).toEqual([
      ['COUPLE_OUTREACH', 'Write to maya@example.com', true],
      ['VENDOR_CONNECT', 'We would love to!', false],
      ['COUPLE_RESPONSE', 'Lovely. What about rain?', false],
    ]);
    expect(thread.request).toMatchObject({
      eventGroups: ['day-of'],
      weddingDate: '2027-06-12',
      guestCount: 90,
      location: 'Hudson, NY',
      budgetMinCents: 100_000,
      budgetMaxCents: 300_000,
    });
    const closed = await vendor.owner.inquiries.closeLead({
      uuid,
      reason: 'DATE_UNAVAILABLE',
      note: 'Sorry!',
    });
    expect(closed.closeReason).toBe('Reason: Not available on their date');
    expect((await world.reads(couple).read({ uuid })).closeReason).toBe('Reason: Not available on your date');
  });

  it('keeps the budget from members who must not see it', async () => {
    const couple = await newCouple();
    const uuid = await world.deliverTo(couple, vendor, { budgetMinCents: 100_000, budgetMaxCents: 300_000 });
    const planner = await world.join(couple, 'PLANNER');
    expect((await world.reads(planner).read({ uuid })).request).toMatchObject({
      budgetMinCents: null,
      budgetMaxCents: null,
    });
  });

  it('counts what else is open in its category', async () => {
    const couple = await newCouple();
    const uuid = await world.deliverTo(couple, vendor);
    await world.deliverTo(couple, await world.addVendor());
    const withdrawn = await world.deliverTo(couple, await world.addVendor());
    await couple.inquiries.withdraw({ uuid: withdrawn });
    await world.deliverTo(couple, await world.addVendor({ taxonomyNodeId: VENUES }));
    expect((await world.reads(couple).read({ uuid })).othersOpen).toBe(1);
  });

  it('knows who of its category was written to already, also in vain', async () => {
    const couple = await newCouple();
    const uuid = await world.deliverTo(couple, vendor);
    const other = await world.addVendor();
    await couple.inquiries.withdraw({ uuid: await world.deliverTo(couple, other) });
    await world.deliverTo(couple, await world.addVendor({ taxonomyNodeId: VENUES }));
    const { writtenTo } = await world.reads(couple).read({ uuid });
    expect(writtenTo.toSorted()).toEqual([vendor.uuid, other.uuid].toSorted());
  });
});

describe('what is unread', () => {
  it('counts inquiries, those that wait for an answer, and knows who is ready for paper', async () => {
    const couple = await newCouple();
    await couple.api.saveWedding({ weddingDate: '2027-06-12' });
    const venue = await world.addVendor({ taxonomyNodeId: VENUES });
    const unread = () => world.reads(couple).unread();
    const nothing = { unreadInquiries: 0, unrespondedInquiries: 0, inquiryPaperCrossSellEligible: false };
    expect(await unread()).toEqual(nothing);
    const uuid = await world.connectTo(couple, venue);
    await world.deliverTo(couple, vendor);
    expect(await unread()).toEqual({ ...nothing, unreadInquiries: 1 });
    expect(await world.reads(couple).unreadCount()).toEqual({ unreadCount: 1 });
    world.moveDays(1);
    expect(await unread()).toMatchObject({ unreadInquiries: 1, unrespondedInquiries: 1 });
    await couple.inquiries.write({ uuid, ...letter() });
    expect(await unread()).toEqual(nothing);
    await couple.inquiries.book({ uuid });
    expect(await unread()).toEqual({ ...nothing, inquiryPaperCrossSellEligible: true });
  });

  it('is nothing for who plans no wedding', async () => {
    const party = await newCouple();
    expect(await world.reads(party).unread()).toMatchObject({ unreadInquiries: 0 });
  });
});

describe('the last inquiry to a vendor', () => {
  it('is the newest, open or ended, or null', async () => {
    const couple = await newCouple();
    const last = () => world.reads(couple).getLast({ storefront_uuid: vendor.uuid });
    expect(await last()).toBeNull();
    const first = await world.deliverTo(couple, vendor);
    await couple.inquiries.withdraw({ uuid: first });
    expect(await last()).toMatchObject({
      uuid: first,
      status: 'CLOSED',
      lastEventType: 'SYSTEM_COUPLE_CANCEL',
    });
    const second = await world.connectTo(couple, vendor);
    expect(await last()).toMatchObject({ uuid: second, status: 'CONNECTED', unread: 1 });
    const stranger = await newCouple('Stranger');
    expect(await world.reads(stranger).getLast({ storefront_uuid: vendor.uuid })).toBeNull();
  });
});

describe('preferences', () => {
  const photographers = { vendor_type: 'wedding-photographers' } as const;
  const venues = { vendor_type: 'wedding-venues' } as const;

  it('are empty without a wedding', async () => {
    const party = await newCouple();
    expect(await world.reads(party).preferences(photographers)).toEqual({
      weddingDate: null,
      flexible: false,
      guestCount: null,
      location: null,
      budgetMin: null,
      budgetMax: null,
      events: [],
      facets: [],
      writtenTo: [],
      updatedAt: null,
    });
  });

  it('begin with the wedding, then with the last request of the category, else of any', async () => {
    const couple = await newCouple();
    await couple.api.saveWedding({
      weddingDate: '2027-09-04',
      guestCount: 60,
      cityId: 2,
      budgetCents: 2_500_000,
    });
    const reads = world.reads(couple);
    expect(await reads.preferences(photographers)).toMatchObject({
      weddingDate: '2027-09-04',
      guestCount: 60,
      location: { cityId: 2, label: 'New York, NY' },
      // The wedding has one, but vendors were never told it.
      budgetMin: null,
      budgetMax: null,
      events: [],
      facets: [],
    });
    await world.deliverTo(couple, vendor, {
      weddingDate: null,
      flexible: true,
      guestCount: 75,
      budgetMinCents: 180_000,
      budgetMaxCents: 270_000,
      events: ['day-of', 'engagement'],
    });
    const photographer = await reads.preferences(photographers);
    expect(photographer).toMatchObject({
      weddingDate: null,
      flexible: true,
      guestCount: 75,
      location: { cityId: 1, label: 'Hudson, NY' },
      budgetMin: 180_000,
      budgetMax: 270_000,
      events: ['day-of', 'engagement'],
    });
    expect(await reads.preferences(venues)).toMatchObject({
      guestCount: 75,
      // The same band, in a venue's share.
      budgetMin: 380_000,
      budgetMax: 570_000,
      facets: [],
    });
    await world.deliverTo(couple, await world.addVendor({ taxonomyNodeId: VENUES }), { guestCount: 80 });
    expect(await reads.preferences(venues)).toMatchObject({ guestCount: 80 });
    expect(await reads.preferences(photographers)).toMatchObject({ guestCount: 75 });
    expect(await reads.preferences({})).toMatchObject({ guestCount: 80 });
  });

  it('name whom the couple has written to already, so that suggestions leave them out', async () => {
    const [couple, stranger] = [await newCouple(), await newCouple()];
    await world.deliverTo(couple, vendor);
    const writtenTo = async (
      party: typeof couple,
      asked: { vendor_type?: 'wedding-venues' | 'wedding-photographers' },
    ) => (await world.reads(party).preferences(asked)).writtenTo;
    expect(await writtenTo(couple, photographers)).toEqual([vendor.uuid]);
    expect(await writtenTo(couple, venues)).toEqual([]);
    expect(await writtenTo(stranger, photographers)).toEqual([]);
  });

  it('tell the budget only who may see it', async () => {
    const couple = await newCouple();
    await world.deliverTo(couple, vendor, { budgetMinCents: 180_000, budgetMaxCents: 270_000 });
    const planner = await world.join(couple, 'PLANNER');
    expect(await world.reads(planner).preferences(photographers)).toMatchObject({
      guestCount: 90,
      budgetMin: null,
      budgetMax: null,
    });
  });
});

describe('the booking reminder', () => {
  it('asks about the quietest talk after 14 days, once, and only who could answer', async () => {
    const couple = await newCouple();
    const first = await world.connectTo(couple, vendor);
    const viewer = await world.join(couple, 'VIEWER');
    const reminder = async (party: Party) => (await world.reads(party).bookingReminder())?.uuid ?? null;
    world.moveDays(1);
    const second = await world.connectTo(couple, await world.addVendor());
    world.moveDays(12.9);
    expect(await reminder(couple)).toBeNull();
    world.moveDays(0.2);
    expect(await reminder(couple)).toBe(first);
    expect(await reminder(viewer)).toBeNull();
    world.moveDays(1);
    expect(await reminder(couple)).toBe(first);
    await couple.inquiries.noteBookingReminder({ uuid: first });
    expect(await reminder(couple)).toBe(second);
    await couple.inquiries.write({ uuid: second, ...letter() });
    expect(await reminder(couple)).toBeNull();
  });
});

it('a member who left reads nothing any more', async () => {
  const couple = await newCouple();
  const uuid = await world.deliverTo(couple, vendor);
  const planner = await world.join(couple, 'PLANNER');
  expect((await world.reads(planner).read({ uuid })).uuid).toBe(uuid);
  await planner.api.leaveWedding({ endsWedding: false });
  expect(await refusal(world.reads(planner).read({ uuid }))).toBe('inquiry.not_found');
  expect(await listed(planner)).toEqual([]);
});

it('the account of a sender who is gone leaves the thread readable', async () => {
  const couple = await newCouple();
  await couple.api.saveWedding({});
  const partner = await world.join(couple, 'PARTNER');
  const uuid = await world.deliverTo(partner, vendor);
  await world.db.delete(users).where(eq(users.id, partner.userId));
  expect((await world.reads(couple).read({ uuid })).events).toHaveLength(1);
});
