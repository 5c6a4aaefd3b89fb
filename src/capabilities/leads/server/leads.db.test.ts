import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { letter, type Party, type TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';

let world: ReadingWorld;
let vendor: TestVendor;
let viewer: Party;
let responder: Party;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
  viewer = await world.addMember(vendor.id, 'VIEWER');
  responder = await world.addMember(vendor.id, 'RESPONDER');
});
afterAll(() => world.close());

const SECRET = 'Call 555-234-5678 or write to maya@example.com, insta: mayawedding!';
const COVERED = 'Call ••• or write to •••, •••!';

async function newCouple(firstName = 'Maya') {
  const couple = await world.addPerson(firstName);
  await world.db.update(users).set({ phoneNumber: '+15552345678' }).where(eq(users.id, couple.userId));
  await couple.api.saveWedding({
    primaryFirstName: firstName,
    primaryLastName: 'Reyes',
    partnerFirstName: 'Jonah',
    partnerLastName: 'Katz',
  });
  return couple;
}

async function leadOf(party: Party, uuid: string) {
  const { leads } = await world.reads(party).listLeads({ storefrontUuid: vendor.uuid });
  return leads.find((lead) => lead.uuid === uuid);
}

describe('before the first contact', () => {
  it('nobody of the business learns how to reach the couple', async () => {
    const couple = await newCouple();
    const uuid = await world.deliverTo(couple, vendor, {
      message: SECRET,
      cityId: null,
      location: 'Mill Barn, see millbarn.com',
    });
    for (const party of [vendor.owner, responder, viewer]) {
      const lead = await world.reads(party).readLead({ uuid });
      expect(lead).toMatchObject({
        coupleNames: 'Maya & Jonah',
        location: 'Mill Barn, see •••',
        contact: null,
        contactHidden: party === viewer ? 'ROLE' : 'NOT_CONNECTED',
        request: { location: 'Mill Barn, see •••', guestCount: 90 },
        lastMessage: { text: COVERED },
      });
      expect(lead.events).toMatchObject([{ body: COVERED, isMasked: true, authorName: 'Maya' }]);
      expect(await leadOf(party, uuid)).toMatchObject({ lastMessage: { text: COVERED } });
      const said = JSON.stringify([lead, await leadOf(party, uuid)]);
      for (const secret of ['555-234', 'maya@', 'mayawedding', 'millbarn.com', 'Reyes', 'Katz']) {
        expect(said).not.toContain(secret);
      }
    }
  });

  it('a number that the preview cuts in two is not half shown', async () => {
    const couple = await newCouple();
    const filler = 'We would love to hear from you about our day in the mountains. '.repeat(2);
    const message = `${filler}Reach us any time under 555-234-5678, we are happy to talk.`;
    const uuid = await world.deliverTo(couple, vendor, { message });
    const { lastMessageText } = await world.find(uuid);
    expect(lastMessageText).toMatch(/555-.*…$/);
    expect((await leadOf(vendor.owner, uuid))?.lastMessage.text).not.toContain('555-234');
  });

  it('what was never delivered does not exist', async () => {
    const couple = await world.addPerson('Nora', { isVerified: false });
    const [uuid = ''] = await world.send(couple, [vendor]);
    expect(await refusal(world.reads(vendor.owner).readLead({ uuid }))).toBe('inquiry.not_found');
    await couple.inquiries.withdraw({ uuid });
    const closed = await world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid, view: 'closed' });
    expect(closed.leads).toEqual([]);
    expect(closed.counts.CLOSED).toEqual({ total: 0, unread: 0, snoozed: 0 });
  });
});

describe('after the first contact', () => {
  it('members who may see contacts see everything, for good; viewers never do', async () => {
    const couple = await newCouple();
    const uuid = await world.connectTo(couple, vendor, { message: SECRET });
    await couple.inquiries.close({ uuid, reason: 'JUST_BROWSING', note: `Bye! ${SECRET}` });
    for (const party of [vendor.owner, responder]) {
      const lead = await world.reads(party).readLead({ uuid });
      expect(lead).toMatchObject({
        contact: { names: 'Maya Reyes & Jonah Katz', email: couple.email, phone: '+15552345678' },
        contactHidden: null,
        closeReason: 'Reason: We were just browsing',
      });
      expect(lead.events.map(({ body, isMasked }) => [body, isMasked])).toEqual([
        [SECRET, false],
        ['We would love to!', false],
        [`Bye! ${SECRET}`, false],
      ]);
    }
    const seen = await world.reads(viewer).readLead({ uuid });
    expect(seen).toMatchObject({ contact: null, contactHidden: 'ROLE', allowed: [], canSnooze: false });
    expect(seen.events.map(({ body }) => body)).toEqual([COVERED, 'We would love to!', `Bye! ${COVERED}`]);
  });

  it('a deleted wedding leaves a lead without a contact', async () => {
    const couple = await newCouple();
    const uuid = await world.connectTo(couple, vendor);
    await world.db.update(inquiries).set({ weddingId: null }).where(eq(inquiries.uuid, uuid));
    expect(await world.reads(vendor.owner).readLead({ uuid })).toMatchObject({
      contact: null,
      contactHidden: 'DELETED',
    });
  });
});

describe('a lead', () => {
  it('comes with receipt, reasons, price and what may be done', async () => {
    const couple = await newCouple();
    const other = await world.addVendor();
    const sent = await world.send(couple, [vendor, other], {
      budgetMinCents: 100_000,
      budgetMaxCents: 200_000,
      source: 'FAVORITE',
    });
    await world.runJobs();
    const found = await Promise.all(sent.map(world.find));
    const uuid = found.find(({ storefrontId }) => storefrontId === vendor.id)?.uuid ?? '';
    const lead = await world.reads(vendor.owner).readLead({ uuid });
    expect(lead).toMatchObject({
      status: 'READY',
      tier: 'SILVER',
      tags: ['SILVER', 'FROM_FAVORITE', 'UNREAD'],
      taxonomyKey: 'wedding-photographers',
      receipt: {
        emailVerified: true,
        phoneVerified: false,
        accountCreatedAt: '2026-01-01T00:00:00.000Z',
        vendorsAsked: 2,
        known: { date: true, venue: false, budget: true },
      },
      allowed: ['connect', 'decline'],
      canSnooze: true,
      isNudged: false,
      isReportedSpam: false,
    });
    const { readyAt } = await world.find(uuid);
    expect(Date.parse(lead.expiresAt ?? '') - (readyAt?.getTime() ?? 0)).toBe(21 * 86_400_000);
    const price = await world.reads(viewer).leadPrice({ uuid });
    expect(price).toEqual({ ...lead.price, inputs: lead.priceInputs });
    expect(price.inputs.length).toBeGreaterThan(0);
  });

  it('tells the couple’s side of reading only for what the vendor wrote', async () => {
    const couple = await newCouple();
    const uuid = await world.connectTo(couple, vendor);
    const readsOf = async () =>
      (await world.reads(vendor.owner).readLead({ uuid })).events.map(({ isRead }) => isRead);
    expect(await readsOf()).toEqual([false, false]);
    await couple.inquiries.markRead({ uuid, seq: 2 });
    expect(await readsOf()).toEqual([false, true]);
  });
});

describe('the counts', () => {
  it('follow every step', async () => {
    const shop = await world.addVendor();
    const reads = world.reads(shop.owner);
    const unread = () => reads.vendorUnread({ id: shop.uuid });
    const none = { total: 0, unread: 0, snoozed: 0 };
    const first = await world.deliverTo(await newCouple(), shop);
    const couple = await newCouple();
    const second = await world.deliverTo(couple, shop);
    expect(await unread()).toEqual({
      unreadInquiries: 2,
      unrespondedInquiries: 0,
      unrespondedTotal: 0,
      statuses: {
        PENDING: none,
        NEW: none,
        READY: { total: 2, unread: 2, snoozed: 0 },
        CONNECTED: none,
        BOOKED: none,
        CLOSED: none,
      },
    });
    world.moveDays(1.1);
    expect(await unread()).toMatchObject({ unrespondedInquiries: 2, unrespondedTotal: 2 });
    await shop.owner.inquiries.connect({ uuid: second, ...letter(), quote: null });
    await shop.owner.inquiries.snooze({ uuid: first, days: 3 });
    expect(await unread()).toMatchObject({
      unreadInquiries: 1,
      unrespondedTotal: 1,
      statuses: { READY: { total: 1, unread: 1, snoozed: 1 }, CONNECTED: { total: 1, unread: 0 } },
    });
    const ready = await reads.listLeads({ storefrontUuid: shop.uuid });
    expect(ready).toMatchObject({ leads: [], snoozed: 1, unrespondedTotal: 1 });
    const snoozed = await reads.listLeads({ storefrontUuid: shop.uuid, filter: 'snoozed' });
    expect(snoozed.leads.map(({ uuid }) => uuid)).toEqual([first]);
    await couple.inquiries.close({ uuid: second, reason: 'OTHER', note: '' });
    // An ending is no reason to hurry.
    expect(await unread()).toMatchObject({
      unreadInquiries: 1,
      statuses: { CLOSED: { total: 1, unread: 1 } },
    });
  });
});

describe('saved replies', () => {
  const words = (title: string) => ({ title, body: 'Thank you for writing to us!' });

  it('are kept, changed and deleted by who works on leads', async () => {
    const shop = await world.addVendor();
    const helper = await world.addMember(shop.id, 'RESPONDER');
    const storefrontUuid = shop.uuid;
    const reads = world.reads(helper);
    const { uuid } = await reads.createSavedReply({ storefrontUuid, ...words('Thanks') });
    await world.reads(shop.owner).createSavedReply({ storefrontUuid, ...words('Availability') });
    const titles = async () => (await reads.listSavedReplies({ storefrontUuid })).map(({ title }) => title);
    expect(await titles()).toEqual(['Availability', 'Thanks']);
    await reads.changeSavedReply({ uuid, title: 'A warm hello', body: 'Hello!' });
    expect(await titles()).toEqual(['A warm hello', 'Availability']);
    expect(await reads.deleteSavedReply({ uuid })).toEqual({ deleted: true });
    expect(await titles()).toEqual(['Availability']);
    expect(await refusal(reads.deleteSavedReply({ uuid }))).toBe('saved_reply.not_found');
  });

  it('have titles of their own, whatever their case, even when two are made at once', async () => {
    const shop = await world.addVendor();
    const storefrontUuid = shop.uuid;
    const reads = world.reads(shop.owner);
    const made = await Promise.all(
      ['Rates', 'rates', 'RATES'].map((title) =>
        refusal(reads.createSavedReply({ storefrontUuid, ...words(title) })),
      ),
    );
    expect(made.toSorted()).toEqual(['not refused', 'saved_reply.title_taken', 'saved_reply.title_taken']);
    const { uuid } = await reads.createSavedReply({ storefrontUuid, ...words('Dates') });
    expect(await refusal(reads.changeSavedReply({ uuid, ...words('Rates') }))).toBe(
      'saved_reply.title_taken',
    );
    expect((await reads.changeSavedReply({ uuid, ...words('dates') })).title).toBe('dates');
    const elsewhere = await world.addVendor();
    await world
      .reads(elsewhere.owner)
      .createSavedReply({ storefrontUuid: elsewhere.uuid, ...words('Rates') });
  });

  it('are fifty at most', async () => {
    const shop = await world.addVendor();
    const reads = world.reads(shop.owner);
    const make = (index: number) =>
      reads.createSavedReply({ storefrontUuid: shop.uuid, ...words(`Reply ${index}`) });
    for (let index = 0; index < 50; index += 1) await make(index);
    expect(await refusal(make(50))).toBe('saved_reply.too_many');
  });

  it('are nothing for viewers and strangers', async () => {
    const storefrontUuid = vendor.uuid;
    const { uuid } = await world.reads(vendor.owner).createSavedReply({ storefrontUuid, ...words('Ours') });
    const stranger = await world.addVendor();
    for (const [party, list, one] of [
      [viewer, 'storefront.role_forbids', 'storefront.role_forbids'],
      [stranger.owner, 'storefront.not_found', 'saved_reply.not_found'],
    ] as const) {
      const reads = world.reads(party);
      expect(await refusal(reads.listSavedReplies({ storefrontUuid }))).toBe(list);
      expect(await refusal(reads.createSavedReply({ storefrontUuid, ...words('Theirs') }))).toBe(list);
      expect(await refusal(reads.changeSavedReply({ uuid, ...words('Theirs') }))).toBe(one);
      expect(await refusal(reads.deleteSavedReply({ uuid }))).toBe(one);
    }
  });
});
