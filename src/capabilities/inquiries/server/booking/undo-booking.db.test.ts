import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '#capabilities/bookings/tables.ts';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import { sendDigests } from '#capabilities/notices/server/send-digests.ts';
import { notificationSettings } from '#capabilities/notices/tables.ts';
import { availabilityBlocks } from '#capabilities/storefronts/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { UNDO_WINDOW_MS } from '../../rules/undo-window.ts';
import { letter, type Party, type TestVendor } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';
import { collectDigest } from '../notifications/collect-digest.ts';
import type { NoticeDeps } from '../notifications/compose-notice.ts';
import { noticeTasks } from '../notifications/notify-tasks.ts';
import { tellBookings } from '../notifications/tell-bookings.ts';

let world: ReadingWorld;
let deps: NoticeDeps;
let maya: Party;
let jonah: Party;
let studio: TestVendor;
let owner: Party;
let uuid: string;

beforeAll(async () => {
  world = await openReadingWorld();
  deps = {
    db: world.db,
    clock: world.clock,
    events: world.events,
    publicUrl: 'https://ampersand.example',
    secret: 'of a test',
  };
});
afterAll(() => world.close());

/** Everything that is due by the clock of the test, as the queue would run it. */
async function work() {
  const tasks = noticeTasks(deps);
  await runPendingJobs(world.db.$client, [...world.jobs, ...tasks]);
  await runTaskOnce(tasks, 'inquiries.tell-bookings');
}

const seconds = (count: number) => world.moveDays(count / 86_400);
const windowOver = () => seconds(UNDO_WINDOW_MS / 1000 + 1);

async function subjectsTo(person: Party): Promise<string[]> {
  return (await world.mailsTo(person.email)).map(({ subject }) => subject ?? '').reverse();
}

async function forgetMails() {
  await world.db.delete(outgoingMessages);
}

const offer = (amountCents: number, validUntil: string | null = null) => ({
  amountCents,
  includes: '',
  validUntil,
});

beforeEach(async () => {
  maya = await world.addPerson('Maya');
  studio = await world.addVendor();
  owner = studio.owner;
  uuid = await world.connectTo(maya, studio);
  jonah = await world.join(maya, 'PARTNER');
  await work();
  await forgetMails();
});

describe('a step that can be undone', () => {
  it('is seen by the other side at once, and told when it no longer can', async () => {
    await maya.inquiries.book({ uuid });
    expect((await world.reads(owner).readLead({ uuid })).status).toBe('BOOKED');
    seconds(100);
    await work();
    expect(await subjectsTo(owner)).toEqual([]);
    seconds(21);
    await work();
    expect(await subjectsTo(owner)).toEqual(['Maya booked Linden & Light']);
    expect(await subjectsTo(maya)).toEqual([]);
    await work();
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('is told to nobody once it was undone, on either side', async () => {
    await maya.inquiries.book({ uuid });
    seconds(5);
    await work();
    await maya.inquiries.unbook({ uuid });
    await owner.inquiries.bookLead({ uuid });
    seconds(5);
    await owner.inquiries.unbookLead({ uuid });
    for (let minute = 0; minute < 5; minute += 1) {
      seconds(60);
      await work();
    }
    expect(await world.db.select().from(outgoingMessages)).toEqual([]);
  });

  it('is told once after it was undone and done again, and its cancellation likewise', async () => {
    await maya.inquiries.book({ uuid });
    await maya.inquiries.unbook({ uuid });
    await maya.inquiries.book({ uuid });
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toEqual(['Maya booked Linden & Light']);
    await maya.inquiries.unbook({ uuid });
    await maya.inquiries.book({ uuid, isUndo: true });
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toHaveLength(1);
    await maya.inquiries.unbook({ uuid });
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toEqual(['Maya booked Linden & Light', 'Maya canceled their booking']);
  });

  it('waits as a text message, too', async () => {
    const phoneNumber = '+14155550111';
    await world.db.update(users).set({ phoneNumber }).where(eq(users.id, owner.userId));
    await world.db
      .insert(vendorUsers)
      .values({ userId: owner.userId, smsOptedInAt: world.clock.now() })
      .onConflictDoUpdate({ target: vendorUsers.userId, set: { smsOptedInAt: world.clock.now() } });
    const texts = () =>
      world.db.select().from(outgoingMessages).where(eq(outgoingMessages.toAddress, phoneNumber));
    await maya.inquiries.book({ uuid });
    await work();
    expect(await texts()).toEqual([]);
    windowOver();
    await work();
    expect(await texts()).toHaveLength(1);
  });

  it('and an end: the end is told, and nothing of what came before it', async () => {
    await maya.inquiries.book({ uuid });
    await maya.inquiries.close({ uuid, reason: 'OTHER', note: '' });
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toEqual(['Maya ended the conversation']);
  });

  it('needs no mail for who has seen it', async () => {
    await maya.inquiries.book({ uuid });
    const { lastSeq } = await world.find(uuid);
    await owner.inquiries.markLeadRead({ uuid, seq: lastSeq });
    windowOver();
    await work();
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('is in no digest before it is told, and none after it was undone', async () => {
    await world.db.insert(notificationSettings).values({
      userId: owner.userId,
      side: 'VENDOR',
      mail: 'DIGEST',
      textMessages: false,
      updatedAt: world.clock.now(),
    });
    await owner.inquiries.markLeadRead({ uuid, seq: (await world.find(uuid)).lastSeq });
    await maya.inquiries.book({ uuid });
    await sendDigests(deps, [collectDigest]);
    await maya.inquiries.unbook({ uuid });
    windowOver();
    await work();
    await sendDigests(deps, [collectDigest]);
    expect(await subjectsTo(owner)).toEqual([]);
    await maya.inquiries.book({ uuid });
    windowOver();
    await work();
    await sendDigests(deps, [collectDigest]);
    expect(await subjectsTo(owner)).toEqual(['Your day on Ampersand: 1 lead to look at']);
    expect((await world.mailsTo(owner.email))[0]?.text).toContain('3 updates you have not seen');
  });

  it('is told once by two processes at the same time, and by one that died before', async () => {
    await maya.inquiries.book({ uuid });
    windowOver();
    await world.db.$client.query(`
      create function refuse_mail() returns trigger language plpgsql as
        $$ begin raise exception 'died here'; end $$;
      create trigger refuse_mail before insert on outgoing_messages for each row execute function refuse_mail()`);
    await expect(tellBookings(deps)).rejects.toThrow();
    await world.db.$client.query(
      'drop trigger refuse_mail on outgoing_messages; drop function refuse_mail()',
    );
    await Promise.all([tellBookings(deps), tellBookings(deps), tellBookings(deps)]);
    expect(await subjectsTo(owner)).toEqual(['Maya booked Linden & Light']);
  });

  it('comes back as it was', async () => {
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
    await maya.inquiries.book({ uuid, amountCents: 440_000, weddingDate: '2027-06-13' });
    await owner.inquiries.confirmLeadBooking({ uuid });
    const before = (await world.reads(maya).read({ uuid })).booking;
    await owner.inquiries.unbookLead({ uuid, confirm: true });
    await owner.inquiries.bookLead({ uuid, isUndo: true });
    expect((await world.reads(maya).read({ uuid })).booking).toEqual(before);
    expect((await world.find(uuid)).weddingDate).toBe('2027-06-13');
    await owner.inquiries.unbookLead({ uuid, confirm: true });
    // Only who cancelled may undo it, and not for long.
    expect(await refusal(maya.inquiries.book({ uuid, isUndo: true }))).toBe('inquiry.not_allowed');
    windowOver();
    expect(await refusal(owner.inquiries.bookLead({ uuid, isUndo: true }))).toBe('inquiry.not_allowed');
  });
});

describe('the other side’s booking', () => {
  it('is not cancelled without being meant, by no way', async () => {
    await maya.inquiries.book({ uuid });
    const tries = [
      () => owner.inquiries.unbookLead({ uuid }),
      () => owner.inquiries.closeLead({ uuid, reason: 'OTHER', note: '' }),
      () => owner.inquiries.reportSpam({ uuid, note: '' }),
    ];
    for (const attempt of tries) expect(await refusal(attempt())).toBe('inquiry.confirmation_required');
    const bulk = { uuids: [uuid], action: { kind: 'close', reason: 'OTHER', note: '' } } as const;
    expect((await owner.inquiries.bulk({ ...bulk, uuids: [uuid] })).refused).toHaveLength(1);
    expect((await world.find(uuid)).status).toBe('BOOKED');

    await owner.inquiries.unbookLead({ uuid, confirm: true, note: 'The barn burned down.' });
    windowOver();
    await work();
    for (const person of [maya, jonah]) {
      expect(await subjectsTo(person)).toEqual(['Linden & Light canceled your booking']);
      expect((await world.mailsTo(person.email))[0]?.text).toContain('“The barn burned down.”');
    }
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('is the vendor’s, too: a couple is asked before it cancels what the vendor booked', async () => {
    await owner.inquiries.bookLead({ uuid });
    expect(await refusal(maya.inquiries.unbook({ uuid }))).toBe('inquiry.confirmation_required');
    const closing = { uuid, reason: 'OTHER', note: '' } as const;
    expect(await refusal(maya.inquiries.close(closing))).toBe('inquiry.confirmation_required');
    await maya.inquiries.unbook({ uuid, confirm: true });
    expect((await world.find(uuid)).status).toBe('CONNECTED');
  });

  it('is confirmed by the other side alone, once, and shown as such', async () => {
    await maya.inquiries.book({ uuid });
    expect((await world.reads(owner).readLead({ uuid })).booking).toMatchObject({
      by: 'COUPLE',
      confirmedAt: null,
      awaitsYou: true,
      isShared: true,
    });
    expect((await world.reads(maya).listBooked())[0]?.inquiry.booking).toMatchObject({
      awaitsYou: false,
      isShared: false,
      confirmedAt: null,
    });
    expect(await refusal(jonah.inquiries.confirmBooking({ uuid }))).toBe('inquiry.not_allowed');
    const viewer = await world.addMember(studio.id, 'VIEWER');
    expect((await world.reads(viewer).readLead({ uuid })).booking?.awaitsYou).toBe(false);
    expect(await refusal(viewer.inquiries.confirmLeadBooking({ uuid }))).toBe('inquiry.role_forbids');
    const stranger = await world.addVendor();
    expect(await refusal(stranger.owner.inquiries.confirmLeadBooking({ uuid }))).toBe('inquiry.not_found');

    const twice = [1, 2].map(() => owner.inquiries.confirmLeadBooking({ uuid }));
    const [first, second] = await Promise.all(twice);
    expect(first?.booking?.confirmedAt).not.toBeNull();
    expect(second?.booking).toEqual(first?.booking);
    expect(await world.find(uuid)).toMatchObject({ status: 'BOOKED', bookingConfirmedBy: owner.userId });
    // From now on both count on it.
    expect(await refusal(maya.inquiries.unbook({ uuid }))).toBe('inquiry.confirmation_required');
    await maya.inquiries.unbook({ uuid, confirm: true });
    expect(await refusal(owner.inquiries.confirmLeadBooking({ uuid }))).toBe('inquiry.not_allowed');
  });

  it('of the vendor is confirmed by the couple, and its mail leads there', async () => {
    await owner.inquiries.bookLead({ uuid });
    windowOver();
    await work();
    const [mail] = await world.mailsTo(maya.email);
    expect(mail?.subject).toBe('Linden & Light says you booked them');
    expect(mail?.text).toContain(`https://ampersand.example/wedding-vendors/inquiries/${uuid}`);
    expect((await maya.inquiries.confirmBooking({ uuid })).booking).toMatchObject({
      by: 'VENDOR',
      awaitsYou: false,
    });
  });

  it('cancelled before it was told is told to who had booked', async () => {
    await maya.inquiries.book({ uuid });
    await owner.inquiries.unbookLead({ uuid, confirm: true });
    windowOver();
    await work();
    expect(await subjectsTo(maya)).toEqual(['Linden & Light canceled your booking']);
    expect(await subjectsTo(owner)).toEqual([]);
  });
});

describe('what a booking costs', () => {
  const booked = async () => (await world.reads(maya).listBooked())[0];

  it('is the newest good offer, or the one that was named', async () => {
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(500_000) });
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(300_000, '2020-01-01') });
    await maya.inquiries.book({ uuid });
    expect(await booked()).toMatchObject({ totalCents: 450_000, details: { totalCents: null } });
    await maya.inquiries.unbook({ uuid });
    const events = await world.threadOf(uuid);
    const offerSeq = events.find(({ quote }) => quote?.amountCents === 500_000)?.seq ?? 0;
    await maya.inquiries.book({ uuid, offerSeq });
    expect((await booked())?.totalCents).toBe(500_000);
    await maya.inquiries.unbook({ uuid });
    expect(await refusal(maya.inquiries.book({ uuid, offerSeq: 1 }))).toBe('inquiry.not_allowed');
    expect((await world.find(uuid)).status).toBe('CONNECTED');
  });

  it('is what the couple typed, which the vendor does not see', async () => {
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
    await maya.inquiries.book({ uuid, amountCents: 420_000 });
    expect(await booked()).toMatchObject({ totalCents: 420_000, details: { totalCents: 420_000 } });
    expect((await world.reads(owner).readLead({ uuid })).booking?.amountCents).toBe(450_000);
  });

  it('is the offer again, where an amount was undone and the couple books as offered', async () => {
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
    await maya.inquiries.book({ uuid, amountCents: 245_000 });
    await maya.inquiries.unbook({ uuid });
    await maya.inquiries.book({ uuid });
    expect(await booked()).toMatchObject({ totalCents: 450_000, details: { totalCents: null } });
  });

  it('is what the vendor said, where the couple noted nothing', async () => {
    await owner.inquiries.bookLead({ uuid, amountCents: 470_000 });
    expect((await booked())?.totalCents).toBe(470_000);
  });

  it('is not for planners, who can book all the same', async () => {
    await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
    const planner = await world.join(maya, 'PLANNER');
    await planner.inquiries.book({ uuid, amountCents: 1 });
    expect((await world.reads(planner).listBooked())[0]).toMatchObject({ totalCents: null });
    expect(await booked()).toMatchObject({ totalCents: 450_000, details: { totalCents: null } });
  });

  it('is written with the booking or not at all', async () => {
    await maya.inquiries.book({ uuid });
    expect(await refusal(maya.inquiries.book({ uuid, amountCents: 5 }))).toBe('inquiry.not_allowed');
    expect(await world.db.select().from(bookings).where(eq(bookings.inquiryUuid, uuid))).toEqual([]);
  });
});

it('a day that is named with the booking is taken in the calendar, and free again when it is undone', async () => {
  const days = async () =>
    (
      await world.db.select().from(availabilityBlocks).where(eq(availabilityBlocks.storefrontId, studio.id))
    ).map(({ day }) => day);
  await maya.inquiries.book({ uuid, weddingDate: '2027-08-21' });
  expect(await days()).toEqual(['2027-08-21']);
  await maya.inquiries.unbook({ uuid });
  expect(await days()).toEqual([]);
  expect((await world.find(uuid)).weddingDate).toBe('2027-06-12');
});

it('bookings from before are given the same facts by the migration', async () => {
  await owner.inquiries.reply({ uuid, ...letter(), quote: offer(450_000) });
  await owner.inquiries.reply({ uuid, ...letter(), quote: offer(300_000, '2020-01-01') });
  await maya.inquiries.book({ uuid });
  windowOver();
  await work();
  const { bookedBy, bookedAmountCents, bookingToldSeq } = await world.find(uuid);
  expect([bookedBy, bookedAmountCents]).toEqual(['COUPLE', 450_000]);
  await world.db.$client.query(
    'update inquiries set booked_by = null, booked_amount_cents = null, booking_told_seq = 0',
  );
  const migration = await readFile('db/migrations/0006_confirmed_bookings.sql', 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) {
    if (statement.includes('UPDATE "inquiries"')) await world.db.$client.query(statement);
  }
  expect(await world.find(uuid)).toMatchObject({ bookedBy, bookedAmountCents, bookingToldSeq });
});
