import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { availabilityBlocks } from '#capabilities/storefronts/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { inquiryAttachments, spamReports } from '../tables.ts';
import { checkBooks } from '../testing/check-books.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../testing/inquiry-world.ts';
import { wordsInFull } from './read-words.ts';

let world: InquiryWorld;
let couple: Party;
let vendor: TestVendor;
beforeAll(async () => {
  world = await openInquiryWorld();
});
beforeEach(async () => {
  couple = await world.addPerson('Maya');
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const daysOf = async (storefrontId: number) =>
  (
    await world.db.select().from(availabilityBlocks).where(eq(availabilityBlocks.storefrontId, storefrontId))
  ).map(({ day, kind }) => [day, kind]);

describe('a message', () => {
  it('sent twice, or three times at once, is one message', async () => {
    const uuid = await world.connectTo(couple, vendor);
    const words = letter('Once');
    await Promise.all([1, 2, 3].map(() => couple.inquiries.write({ uuid, ...words })));
    const thread = await couple.inquiries.write({ uuid, ...words });
    expect(thread.events.filter(({ body }) => body === 'Once')).toHaveLength(1);
    await checkBooks(world.db, [vendor.id]);
  });

  it('has one moment, in the thread and in the lists, however slow the machine is', async () => {
    const uuid = await world.connectTo(couple, vendor);
    let at = world.clock.now().getTime();
    const slow = vi.spyOn(world.clock, 'now').mockImplementation(() => {
      at += 5;
      return new Date(at);
    });
    const thread = await couple.inquiries.write({ uuid, ...letter('Slowly') });
    slow.mockRestore();
    expect(thread.events.at(-1)?.createdAt).toEqual(thread.lastEventAt);
  });

  it('of another thread, or of the other side, is not found under its name', async () => {
    const uuid = await world.connectTo(couple, vendor);
    const other = await world.connectTo(couple, await world.addVendor());
    const words = letter();
    await couple.inquiries.write({ uuid, ...words });
    expect(await refusal(couple.inquiries.write({ uuid: other, ...words }))).toBe('inquiry.not_found');
    expect(await refusal(vendor.owner.inquiries.reply({ uuid, ...words, quote: null }))).toBe(
      'inquiry.not_found',
    );
  });

  it('is the last word, with its beginning for the list', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.write({ uuid, ...letter(`A  long\n\nstory ${'and on '.repeat(60)}`) });
    const { lastMessageBy, lastMessageText } = await world.find(uuid);
    expect(lastMessageBy).toBe('COUPLE');
    expect(lastMessageText).toMatch(/^A long story and on .+…$/);
    expect(wordsInFull(lastMessageText).length).toBeLessThanOrEqual(160);
  });

  it('takes its files along, once, and only those of its side', async () => {
    const uuid = await world.connectTo(couple, vendor);
    const attach = async (side: 'COUPLE' | 'VENDOR') => {
      const file = randomUUID();
      await world.db.insert(inquiryAttachments).values({
        uuid: file,
        inquiryUuid: uuid,
        side,
        name: 'plan.pdf',
        mediaType: 'application/pdf',
        bytes: 9,
        createdAt: new Date(),
      });
      return file;
    };
    const mine = await attach('COUPLE');
    const theirs = await attach('VENDOR');
    const write = (attachmentUuids: string[]) =>
      couple.inquiries.write({ uuid, ...letter('With files'), attachmentUuids });
    const before = await world.find(uuid);
    for (const wrong of [[mine, theirs], [randomUUID()]]) {
      expect(await refusal(write(wrong))).toBe('attachment.not_found');
    }
    expect(await world.find(uuid)).toEqual(before);
    expect(await world.threadOf(uuid)).toHaveLength(before.lastSeq);
    const thread = await write([mine]);
    expect(thread.events.at(-1)?.attachments.map((file) => file.uuid)).toEqual([mine]);
    expect(await refusal(write([mine]))).toBe('attachment.not_found');
  });

  it('of a vendor may bring a quote, which stays until the next', async () => {
    const uuid = await world.connectTo(couple, vendor);
    const quote = { amountCents: 250_000, includes: 'Eight hours', validUntil: '2027-01-01' };
    await vendor.owner.inquiries.reply({ uuid, ...letter(), quote });
    await vendor.owner.inquiries.reply({ uuid, ...letter(), quote: null });
    expect((await world.find(uuid)).quote).toEqual(quote);
  });
});

describe('a booking', () => {
  it('takes its day, and gives it back when it ends', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await vendor.owner.inquiries.bookLead({ uuid });
    expect(await daysOf(vendor.id)).toEqual([['2027-06-12', 'BOOKED']]);
    await couple.inquiries.unbook({ uuid, confirm: true });
    expect(await daysOf(vendor.id)).toEqual([]);
    await couple.inquiries.book({ uuid });
    await couple.inquiries.close({ uuid, reason: 'OTHER', note: '' });
    expect(await daysOf(vendor.id)).toEqual([]);
  });

  it('of two couples on one day keeps it until both are gone, however they meet', async () => {
    const other = await world.addPerson('Ana');
    const [mine, theirs] = [await world.connectTo(couple, vendor), await world.connectTo(other, vendor)];
    await couple.inquiries.book({ uuid: mine });
    await Promise.all([couple.inquiries.unbook({ uuid: mine }), other.inquiries.book({ uuid: theirs })]);
    expect(await daysOf(vendor.id)).toEqual([['2027-06-12', 'BOOKED']]);
    await other.inquiries.unbook({ uuid: theirs });
    expect(await daysOf(vendor.id)).toEqual([]);
  });

  it('leaves a day alone that the vendor has blocked, and none is taken without a date', async () => {
    await world.db
      .insert(availabilityBlocks)
      .values({ storefrontId: vendor.id, day: '2027-06-12', kind: 'BLOCKED' });
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.book({ uuid });
    await couple.inquiries.unbook({ uuid });
    expect(await daysOf(vendor.id)).toEqual([['2027-06-12', 'BLOCKED']]);
    const dateless = await world.addVendor();
    const open = await world.connectTo(couple, dateless, { weddingDate: null, flexible: true });
    await couple.inquiries.book({ uuid: open });
    expect(await daysOf(dateless.id)).toEqual([]);
  });

  it('offers the kind end of the rest: in that category, and no other booking', async () => {
    const [second, third, fourth] = [
      await world.addVendor(),
      await world.addVendor(),
      await world.addVendor(),
    ];
    const florist = await world.addVendor({ taxonomyNodeId: 5 });
    const booked = await world.connectTo(couple, vendor);
    const talk = await world.connectTo(couple, second);
    const waiting = await world.deliverTo(couple, third);
    const alsoBooked = await world.connectTo(couple, fourth);
    const flowers = await world.deliverTo(couple, florist);
    const closeOthers = () =>
      couple.inquiries.closeOthers({ uuid: booked, note: 'Thank you for your time!' });
    expect(await refusal(closeOthers())).toBe('inquiry.not_allowed');
    await couple.inquiries.book({ uuid: booked });
    await couple.inquiries.book({ uuid: alsoBooked });
    const answers = await Promise.all([closeOthers(), closeOthers()]);
    expect(answers.map(({ closed }) => closed).sort()).toEqual([0, 2]);
    const ended = await Promise.all([talk, waiting].map((uuid) => world.find(uuid)));
    expect(ended.map(({ closeEventType, closeReason }) => [closeEventType, closeReason])).toEqual([
      ['DISMISS', 'BOOKED_OTHER'],
      ['CANCEL', 'BOOKED_OTHER'],
    ]);
    expect((await world.threadOf(talk)).at(-1)?.body).toBe('Thank you for your time!');
    for (const uuid of [booked, alsoBooked]) expect((await world.find(uuid)).status).toBe('BOOKED');
    expect((await world.find(flowers)).status).toBe('READY');
  });
});

describe('reading', () => {
  it('never goes beyond what there is, and never back', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await vendor.owner.inquiries.reply({ uuid, ...letter(), quote: null });
    expect(await couple.inquiries.markRead({ uuid, seq: 2 })).toEqual({ unread: 1 });
    expect(await couple.inquiries.markRead({ uuid, seq: 1 })).toEqual({ unread: 1 });
    expect(await couple.inquiries.markRead({ uuid, seq: 99 })).toEqual({ unread: 0 });
    expect(await world.find(uuid)).toMatchObject({ coupleReadSeq: 3, coupleUnread: 0 });
    const before = await world.find(uuid);
    await couple.inquiries.markRead({ uuid, seq: 99 });
    expect(await world.find(uuid)).toEqual(before);
  });

  it('asks about a booking once', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.noteBookingReminder({ uuid });
    const { bookingReminderAt } = await world.find(uuid);
    world.moveDays(1);
    await couple.inquiries.noteBookingReminder({ uuid });
    expect((await world.find(uuid)).bookingReminderAt).toEqual(bookingReminderAt);
  });
});

describe('a lead that is no couple', () => {
  const report = (uuid: string) => vendor.owner.inquiries.reportSpam({ uuid, note: 'Sells watches' });
  const reportsOf = async (uuid: string) =>
    await world.db.select().from(spamReports).where(eq(spamReports.inquiryUuid, uuid));

  it('is declined, or closed, and staff is told; the couple does not read why', async () => {
    const ready = await world.deliverTo(couple, vendor);
    await report(ready);
    expect(await world.find(ready)).toMatchObject({
      closeEventType: 'DECLINE',
      closeReason: 'OTHER',
      closeNote: '',
    });
    const talk = await world.connectTo(couple, vendor);
    await report(talk);
    expect(await world.find(talk)).toMatchObject({ closeEventType: 'CANCEL', closeReason: 'OTHER' });
    const events = (await world.threadOf(talk)).length;
    await report(talk);
    expect(await world.threadOf(talk)).toHaveLength(events);
    expect(await reportsOf(talk)).toMatchObject([{ reportedBy: vendor.owner.userId, note: 'Sells watches' }]);
    expect((await world.threadOf(talk)).map(({ body }) => body)).not.toContain('Sells watches');
  });
});

describe('‘location not served’', () => {
  const ending = { reason: 'LOCATION_NOT_SERVED', note: '' } as const;

  it('is refused for venues by the server, whichever way it comes, and changes nothing', async () => {
    const venue = await world.addVendor({ taxonomyNodeId: 1 });
    const ready = await world.deliverTo(couple, venue);
    const talk = await world.connectTo(await world.addPerson('Ana'), venue);
    const { inquiries } = venue.owner;
    expect(await refusal(inquiries.decline({ uuid: ready, ...ending }))).toBe('invalid_input');
    expect(await refusal(inquiries.closeLead({ uuid: talk, ...ending }))).toBe('invalid_input');
    const many = await inquiries.bulk({ uuids: [ready], action: { kind: 'decline', ...ending } });
    expect(many).toMatchObject({ done: [], refused: [{ uuid: ready }] });
    expect((await world.find(ready)).status).toBe('READY');
    expect((await world.find(talk)).status).toBe('CONNECTED');
  });

  it('is a reason of everybody else', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await vendor.owner.inquiries.decline({ uuid, ...ending });
    expect(await world.find(uuid)).toMatchObject({ status: 'CLOSED', closeReason: 'LOCATION_NOT_SERVED' });
  });
});

describe('many at once', () => {
  it('each by its own rules; what was not possible is named', async () => {
    const ready = await world.deliverTo(couple, vendor);
    const talk = await world.connectTo(await world.addPerson('Ana'), vendor);
    const foreign = await world.deliverTo(couple, await world.addVendor());
    const uuids = [ready, talk, foreign, ready];
    const { inquiries } = vendor.owner;
    const read = await inquiries.bulk({ uuids, action: { kind: 'read' } });
    expect(read).toEqual({
      done: [ready, talk],
      refused: [{ uuid: foreign, message: 'We can’t find this inquiry.' }],
    });
    expect((await world.find(ready)).vendorUnread).toBe(0);
    await inquiries.bulk({ uuids, action: { kind: 'snooze', days: 3 } });
    expect((await world.find(talk)).snoozedUntil).not.toBeNull();
    const declined = await inquiries.bulk({
      uuids: [ready, talk],
      action: { kind: 'decline', reason: 'DATE_UNAVAILABLE', note: '' },
    });
    expect(declined).toMatchObject({ done: [ready], refused: [{ uuid: talk }] });
    await checkBooks(world.db, [vendor.id]);
  });
});
