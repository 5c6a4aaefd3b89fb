import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingsContract } from '#capabilities/bookings/contract.ts';
import { bookings } from '#capabilities/bookings/server/index.ts';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import { leadsContract } from '#capabilities/leads/contract.ts';
import { sendDigests } from '#capabilities/notices/server/send-digests.ts';
import { notificationSettings } from '#capabilities/notices/tables.ts';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { inquiriesContract } from '../contract.ts';
import { INQUIRY_EVENT_TYPES, type InquiryEventType } from '../rules/inquiry-states.ts';
import { LEAD_VIEWS } from '../rules/lead-views.ts';
import { NOTICE_OCCASIONS } from '../rules/notice-occasions.ts';
import { asWritten } from '../rules/written-words.ts';
import { inquiries, inquiryRequests } from '../tables.ts';
import type { Party, TestVendor } from '../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../testing/reading-world.ts';
import { exportInquiries } from './account/export-inquiries.ts';
import { collectDigest } from './notifications/collect-digest.ts';
import type { NoticeDeps } from './notifications/compose-notice.ts';
import { notifyOfEvent, notifyOfExpiration } from './notifications/notify-inquiry.ts';
import { keepQuote } from './quotes/quotes.store.ts';
import { insertEvent } from './store.ts';

type Side = 'COUPLE' | 'VENDOR';

/** Ways to be reached that only the one side knows. */
const CONTACTS: Readonly<Record<Side, string>> = {
  COUPLE: 'Call (415) 555-0142 or maya.secret@gmail.com, www.maya-and-jonah.com. Café Lune',
  VENDOR: 'Call (628) 555-0187 or studio.secret@gmail.com, www.linden-direct.com. Café Lune',
};
const LEAKS: Readonly<Record<Side, RegExp>> = {
  COUPLE: /555-0142|maya\.secret|maya-and-jonah/,
  VENDOR: /555-0187|studio\.secret|linden-direct/,
};
const OTHER: Readonly<Record<Side, Side>> = { COUPLE: 'VENDOR', VENDOR: 'COUPLE' };

const sideOf = (type: InquiryEventType): Side => (/VENDOR/.test(type) ? 'VENDOR' : 'COUPLE');

let world: ReadingWorld;
let deps: NoticeDeps;
let couple: Party;
let vendor: TestVendor;
const uuids: string[] = [];

/** A thread nobody has connected, in which every kind of event has happened with contact details in every text. */
async function tellEverything(status: 'READY' | 'CLOSED'): Promise<string> {
  const inquiryUuid = await world.deliverTo(couple, vendor, { message: CONTACTS.COUPLE });
  const now = world.clock.now();
  for (const [index, type] of INQUIRY_EVENT_TYPES.entries()) {
    const side = sideOf(type);
    const uuid = world.clock.uuid();
    const lines = [{ label: CONTACTS.VENDOR, quantity: 1, unitCents: 1 }];
    const quote = { amountCents: 1, includes: '', validUntil: null, lines, depositCents: null };
    await keepQuote(world.db, { uuid, inquiryUuid, seq: index + 2, quote, now });
    await insertEvent(world.db, {
      inquiryUuid,
      seq: index + 2,
      uuid,
      type,
      side,
      authorName: `Ana ${CONTACTS[side]}`,
      body: asWritten(CONTACTS[side]),
      reason: 'OTHER',
      quote: { amountCents: 1, includes: asWritten(CONTACTS.VENDOR), validUntil: null },
      fromStatus: 'READY',
      toStatus: status,
      createdAt: now,
    });
  }
  await world.db
    .update(inquiries)
    .set({
      status,
      closeEventType: status === 'CLOSED' ? 'DECLINE' : null,
      closedAt: status === 'CLOSED' ? now : null,
      closeReason: 'OTHER',
      closeNote: asWritten(CONTACTS.VENDOR),
      lastEventType: 'VENDOR_DECLINE',
      lastMessageBy: 'VENDOR',
      lastMessageText: asWritten(CONTACTS.VENDOR),
      lastSeq: INQUIRY_EVENT_TYPES.length + 1,
      quote: { amountCents: 1, includes: asWritten(CONTACTS.VENDOR), validUntil: null },
      coupleUnread: 3,
      vendorUnread: 3,
      coupleNames: CONTACTS.COUPLE,
    })
    .where(eq(inquiries.uuid, inquiryUuid));
  await world.db.update(inquiryRequests).set({ location: CONTACTS.COUPLE });
  return inquiryUuid;
}

async function hearEverything(person: Party, side: Side, mail: 'EACH' | 'DIGEST') {
  const setting = { userId: person.userId, side, mail, textMessages: true, updatedAt: world.clock.now() };
  await world.db
    .insert(notificationSettings)
    .values(setting)
    .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.side], set: { mail } });
}

beforeAll(async () => {
  world = await openReadingWorld();
  deps = {
    db: world.db,
    clock: world.clock,
    events: world.events,
    publicUrl: 'https://ampersand.example',
    secret: 'of a test',
  };
  couple = await world.addPerson('Maya');
  vendor = await world.addVendor();
  await world.db.update(users).set({ phoneNumber: '+14155550111' }).where(eq(users.id, vendor.owner.userId));
  await world.db
    .insert(vendorUsers)
    .values({ userId: vendor.owner.userId, smsOptedInAt: world.clock.now() })
    .onConflictDoUpdate({ target: vendorUsers.userId, set: { smsOptedInAt: world.clock.now() } });
  for (const status of ['CLOSED', 'READY'] as const) uuids.push(await tellEverything(status));
}, 60_000);
afterAll(() => world.close());

type Reads = ReturnType<ReadingWorld['reads']>;
type Read = { by: Side; ask: (reads: Reads) => Promise<unknown>[] };

/** Every call that reads something; what has no words of threads in it is named, so that nothing is forgotten. */
const READS: Readonly<Record<string, Read | 'holds no words of a thread'>> = {
  inbox: { by: 'COUPLE', ask: (reads) => [reads.inbox({})] },
  listOpen: { by: 'COUPLE', ask: (reads) => [reads.listOpen()] },
  read: { by: 'COUPLE', ask: (reads) => uuids.map((uuid) => reads.read({ uuid })) },
  readEarlier: { by: 'COUPLE', ask: (reads) => uuids.map((uuid) => reads.readEarlier({ uuid, before: 99 })) },
  unread: { by: 'COUPLE', ask: (reads) => [reads.unread()] },
  unreadCount: { by: 'COUPLE', ask: (reads) => [reads.unreadCount()] },
  preferences: { by: 'COUPLE', ask: (reads) => [reads.preferences({})] },
  getLast: { by: 'COUPLE', ask: (reads) => [reads.getLast({ storefront_uuid: vendor.uuid })] },
  bookingReminder: { by: 'COUPLE', ask: (reads) => [reads.bookingReminder()] },
  listBooked: { by: 'COUPLE', ask: (reads) => [reads.listBooked()] },
  bookedCalendar: { by: 'COUPLE', ask: (reads) => [reads.bookedCalendar()] },
  listLeads: {
    by: 'VENDOR',
    ask: (reads) => LEAD_VIEWS.map((view) => reads.listLeads({ storefrontUuid: vendor.uuid, view })),
  },
  readLead: { by: 'VENDOR', ask: (reads) => uuids.map((uuid) => reads.readLead({ uuid })) },
  readEarlierOfLead: {
    by: 'VENDOR',
    ask: (reads) => uuids.map((uuid) => reads.readEarlierOfLead({ uuid, before: 99 })),
  },
  leadPrice: { by: 'VENDOR', ask: (reads) => uuids.map((uuid) => reads.leadPrice({ uuid })) },
  countListings: { by: 'VENDOR', ask: (reads) => [reads.countListings()] },
  vendorUnread: { by: 'VENDOR', ask: (reads) => [reads.vendorUnread({ id: vendor.uuid })] },
  exportLeads: {
    by: 'VENDOR',
    ask: (reads) => LEAD_VIEWS.map((view) => reads.exportLeads({ storefrontUuid: vendor.uuid, view })),
  },
  readReceipt: { by: 'VENDOR', ask: (reads) => uuids.map((uuid) => reads.readReceipt({ uuid })) },
  exportReceipts: { by: 'VENDOR', ask: (reads) => [reads.exportReceipts({ storefrontUuid: vendor.uuid })] },
  // Prints what readReceipt answers.
  printReceipt: 'holds no words of a thread',
  readLeadCosts: 'holds no words of a thread',
  listSavedReplies: 'holds no words of a thread',
  listQuotePackages: 'holds no words of a thread',
  downloadAttachment: 'holds no words of a thread',
  // Staff judges what was written.
  listModeration: 'holds no words of a thread',
  listVerdicts: 'holds no words of a thread',
  readEvidence: 'holds no words of a thread',
};

const textOf = async (answer: unknown) => (answer instanceof File ? answer.text() : JSON.stringify(answer));

describe('before a connection', () => {
  it('every call that reads is looked at below', () => {
    const asked = Object.entries({ ...inquiriesContract, ...bookingsContract, ...leadsContract }).filter(
      ([, call]) => call['~orpc'].route.method === 'GET',
    );
    expect(asked.map(([name]) => name).toSorted()).toEqual(Object.keys(READS).toSorted());
  });

  const reads = Object.entries(READS).flatMap(([name, read]) =>
    typeof read === 'string' ? [] : [[name, read] as const],
  );

  it.each(reads)('%s shows no contact of the other side', async (_name, { by, ask }) => {
    const person = by === 'COUPLE' ? couple : vendor.owner;
    for (const answer of await Promise.all(ask(world.reads(person)))) {
      expect(await textOf(answer)).not.toMatch(LEAKS[OTHER[by]]);
    }
  });

  it.each(INQUIRY_EVENT_TYPES)(
    '%s is read by both sides without contacts, and with the words around',
    async (type) => {
      for (const uuid of uuids) {
        const sides = [
          [await world.reads(couple).read({ uuid }), 'COUPLE'],
          [await world.reads(vendor.owner).readLead({ uuid }), 'VENDOR'],
        ] as const;
        for (const [{ events }, reader] of sides) {
          const event = events.findLast((one) => one.type === type);
          expect(JSON.stringify(event)).not.toMatch(LEAKS[OTHER[reader]]);
          expect(event?.body).toContain('Café Lune');
          if (sideOf(type) !== reader) expect(event).toMatchObject({ isMasked: true });
        }
      }
    },
  );

  it('a couple reads its own words as they were written', async () => {
    const { events, lastMessage } = await world.reads(couple).read({ uuid: uuids[0] ?? '' });
    expect(events[0]?.body).toBe(CONTACTS.COUPLE);
    expect(lastMessage.text).toContain('•••');
  });

  it('no mail, text message or digest tells one, whatever happened', async () => {
    const people = [
      [couple, 'COUPLE'],
      [vendor.owner, 'VENDOR'],
    ] as const;
    for (const mail of ['EACH', 'DIGEST'] as const) {
      for (const [person, side] of people) await hearEverything(person, side, mail);
      for (const inquiryUuid of uuids) {
        for (let seq = 1; seq <= INQUIRY_EVENT_TYPES.length + 1; seq += 1) {
          await notifyOfEvent(deps, { inquiryUuid, seq });
        }
        await notifyOfExpiration(deps, { inquiryUuid, day: 14 });
      }
      await sendDigests(deps, [collectDigest]);
    }
    const sent = await world.db.select().from(outgoingMessages);
    expect(sent.length).toBeGreaterThan(NOTICE_OCCASIONS.length);
    expect(new Set(sent.map(({ channel }) => channel))).toEqual(new Set(['mail', 'text']));
    for (const { subject, text, html } of sent) {
      expect(`${subject} ${text} ${html}`).not.toMatch(LEAKS.COUPLE);
      expect(`${subject} ${text} ${html}`).not.toMatch(LEAKS.VENDOR);
    }
  });

  it('no archive holds one of the other side', async () => {
    expect(JSON.stringify(await exportInquiries(world.db, couple.userId, [bookings]))).not.toMatch(
      LEAKS.VENDOR,
    );
    expect(JSON.stringify(await exportInquiries(world.db, vendor.owner.userId, [bookings]))).not.toMatch(
      LEAKS.COUPLE,
    );
  });

  it('a decline’s note is covered for good, since there never was a contact', async () => {
    const maya = await world.addPerson('Maya');
    const uuid = await world.deliverTo(maya, vendor);
    await vendor.owner.inquiries.decline({ uuid, reason: 'OTHER', note: CONTACTS.VENDOR });
    world.moveDays(30);
    expect(JSON.stringify(await world.reads(maya).read({ uuid }))).not.toMatch(LEAKS.VENDOR);
    expect(JSON.stringify(await world.reads(maya).inbox({}))).not.toMatch(LEAKS.VENDOR);
  });
});

it('from the connection on both read everything', async () => {
  const maya = await world.addPerson('Maya');
  const uuid = await world.connectTo(maya, vendor, { message: CONTACTS.COUPLE });
  await vendor.owner.inquiries.closeLead({ uuid, reason: 'OTHER', note: CONTACTS.VENDOR });
  expect(JSON.stringify(await world.reads(vendor.owner).readLead({ uuid }))).toMatch(LEAKS.COUPLE);
  expect(JSON.stringify(await world.reads(maya).read({ uuid }))).toMatch(LEAKS.VENDOR);
});
