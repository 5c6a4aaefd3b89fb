import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '#capabilities/bookings/server/index.ts';
import { leadCounts } from '#capabilities/leads/tables.ts';
import { availabilityBlocks } from '#capabilities/storefronts/tables.ts';
import { weddingEnding } from '#capabilities/weddings/events.ts';
import { forgetUser } from '#capabilities/weddings/server/forget-user.ts';
import { on } from '#platform/events/events.ts';
import { inquiryEvents } from '../../tables.ts';
import { letter, type TestVendor } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';
import { attachmentKey } from '../attachments/attachment-files.ts';
import { endInquiries } from './end-inquiries.ts';
import { exportInquiries } from './export-inquiries.ts';
import { forgetInquiries } from './forget-inquiries.ts';
import { inquiriesInUse } from './inquiries-in-use.ts';

const PDF = new File(['%PDF-1.7'], 'upload', { type: 'application/pdf' });

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  world.listeners.push(on(weddingEnding, (tx, { weddingId }) => endInquiries(tx, world, weddingId)));
  vendor = await world.addVendor({ name: 'Mill Barn' });
});
afterAll(() => world.close());

/** As the deletion of an account does it. */
const removeAccount = (userId: string) =>
  world.db.transaction(async (tx) => {
    await forgetInquiries(tx, userId);
    await forgetUser(tx, userId, world);
    await tx.execute(`delete from users where id = '${userId}'`);
  });

it('the archive has what was said, and tells whose hand it was', async () => {
  const owner = await world.addPerson('Maya');
  const uuid = await world.connectTo(owner, vendor, { message: 'Hello from Maya' });
  const planner = await world.join(owner, 'PLANNER');
  await planner.inquiries.write({ uuid, ...letter('And from the planner') });
  const archive = await exportInquiries(world.db, planner.userId, [bookings]);
  expect(archive).toMatchObject({
    inquiries: [
      {
        vendor: 'Mill Barn',
        status: 'CONNECTED',
        booking: null,
        events: [
          { type: 'COUPLE_OUTREACH', by: 'Maya', isYours: false, text: 'Hello from Maya', files: [] },
          { type: 'VENDOR_CONNECT', isYours: false },
          { type: 'COUPLE_RESPONSE', isYours: true, text: 'And from the planner' },
        ],
      },
    ],
    writtenForVendors: [],
  });
  const vendorArchive = await exportInquiries(world.db, vendor.owner.userId, [bookings]);
  expect(vendorArchive).toMatchObject({
    inquiries: [],
    writtenForVendors: [{ vendor: 'Mill Barn', couple: 'Maya', text: 'We would love to!' }],
  });
  const stranger = await world.addPerson('Stranger');
  expect(await exportInquiries(world.db, stranger.userId, [bookings])).toEqual({
    inquiries: [],
    writtenForVendors: [],
    notifications: [],
    notificationsByListing: [],
  });
});

it('a wedding with an inquiry is in use', async () => {
  const owner = await world.addPerson('Maya');
  await owner.api.saveWedding({});
  const { uuid } = await owner.api.getWedding();
  expect(await inquiriesInUse(world.db, uuid)).toBe(false);
  await world.send(owner, [vendor]);
  expect(await inquiriesInUse(world.db, uuid)).toBe(true);
});

it('a wedding that ends closes its inquiries and takes its words and files along', async () => {
  const shop = await world.addVendor();
  const helper = await world.addMember(shop.id, 'RESPONDER');
  const owner = await world.addPerson('Maya');
  const bookedUuid = await world.connectTo(owner, shop, { message: 'Call me at 555-234-5678' });
  const waitingUuid = await world.deliverTo(owner, await world.addVendor());
  const endedUuid = await world.deliverTo(owner, await world.addVendor());
  await owner.inquiries.withdraw({ uuid: endedUuid });
  const upload = { params: { inquiryUuid: bookedUuid, name: 'plan.pdf' }, body: PDF };
  const { uuid: file } = await world.reads(owner).uploadAttachment(upload);
  const { uuid: vendorFile } = await world.reads(helper).uploadAttachment(upload);
  await owner.inquiries.write({ uuid: bookedUuid, ...letter('Our plan'), attachmentUuids: [file] });
  await helper.inquiries.reply({
    uuid: bookedUuid,
    ...letter('Ours'),
    attachmentUuids: [vendorFile],
    quote: null,
  });
  await owner.inquiries.book({ uuid: bookedUuid });
  const days = () =>
    world.db.select().from(availabilityBlocks).where(eq(availabilityBlocks.storefrontId, shop.id));
  expect(await days()).toHaveLength(1);

  await removeAccount(owner.userId);
  await world.runJobs();

  for (const uuid of [bookedUuid, waitingUuid, endedUuid]) {
    const row = await world.find(uuid);
    expect(row).toMatchObject({
      status: 'CLOSED',
      closeEventType: 'CANCEL',
      lastEventType: 'SYSTEM_COUPLE_CANCEL',
      coupleNames: 'Deleted couple',
      weddingId: null,
      requestUuid: null,
    });
    const events = await world.threadOf(uuid);
    const own = events.filter(({ side }) => side === 'COUPLE');
    expect(own.every(({ body, authorName, userId }) => !body && !authorName && !userId)).toBe(true);
  }
  expect(await days()).toEqual([]);
  const lead = await world.reads(shop.owner).readLead({ uuid: bookedUuid });
  expect(lead).toMatchObject({ contact: null, contactHidden: 'DELETED', request: null });
  expect(lead.events.map(({ body }) => body)).toEqual(['', 'We would love to!', '', 'Ours', '', '']);
  expect(lead.events.flatMap(({ attachments }) => attachments.map(({ uuid }) => uuid))).toEqual([vendorFile]);
  const keyOf = (uuid: string) => attachmentKey({ uuid, inquiryUuid: bookedUuid });
  const files = {
    own: await world.files.exists(keyOf(file)),
    theirs: await world.files.exists(keyOf(vendorFile)),
  };
  expect(files).toEqual({ own: false, theirs: true });
  const counts = await world.db.select().from(leadCounts).where(eq(leadCounts.storefrontId, shop.id));
  expect(counts.filter(({ total }) => total > 0)).toMatchObject([{ status: 'CLOSED', total: 1 }]);
});

it('who leaves a wedding that goes on leaves the words, without a name to them', async () => {
  const owner = await world.addPerson('Maya');
  await owner.api.saveWedding({});
  const partner = await world.join(owner, 'PARTNER');
  const uuid = await world.connectTo(owner, vendor);
  await removeAccount(owner.userId);
  expect(await world.find(uuid)).toMatchObject({ status: 'CONNECTED' });
  const thread = await world.reads(partner).read({ uuid });
  expect(thread.events[0]).toMatchObject({ authorName: '', body: expect.stringContaining('June') });
  expect(thread.allowed).toContain('couple-message');
});

it('a member of a business loses authorship and nothing else', async () => {
  const owner = await world.addPerson('Maya');
  const helper = await world.addMember(vendor.id, 'RESPONDER');
  const uuid = await world.deliverTo(owner, vendor);
  const upload = { params: { inquiryUuid: uuid, name: 'offer.pdf' }, body: PDF };
  const { uuid: loose } = await world.reads(helper).uploadAttachment(upload);
  await helper.inquiries.connect({ uuid, ...letter('Hello!'), quote: null });
  await removeAccount(helper.userId);
  await world.runJobs();
  const [, event] = await world.db.select().from(inquiryEvents).where(eq(inquiryEvents.inquiryUuid, uuid));
  expect(event).toMatchObject({ body: 'Hello!', authorName: '', userId: null });
  expect(await world.find(uuid)).toMatchObject({ status: 'CONNECTED' });
  expect(await world.files.exists(attachmentKey({ uuid: loose, inquiryUuid: uuid }))).toBe(false);
});
