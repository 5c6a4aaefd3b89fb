import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { checkBooks } from '../testing/check-books.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../testing/inquiry-world.ts';

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

/** A minute, so that the ticks of the clock do not matter. */
const MINUTE = 1 / 1_440;

const warningsFor = async (uuid: string) => {
  const { rows } = await world.db.$client.query<{ key: string }>(
    'select key from graphile_worker.jobs where key like $1 order by key',
    [`warn:${uuid}:%`],
  );
  return rows.map(({ key }) => Number(key.split(':')[2]));
};

describe('a reminder', () => {
  it('is too early before 72 hours, possible then, and only once', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    world.moveDays(3 - MINUTE);
    expect(await refusal(couple.inquiries.nudge({ uuid }))).toBe('inquiry.too_early');
    expect(await world.find(uuid)).toMatchObject({ nudgedAt: null, lastSeq: 1 });
    world.moveDays(MINUTE);
    const [one, other] = await Promise.all([1, 2].map(() => refusal(couple.inquiries.nudge({ uuid }))));
    expect([one, other].sort()).toEqual(['inquiry.not_allowed', 'not refused']);
    expect((await world.threadOf(uuid)).map(({ type }) => type)).toEqual([
      'COUPLE_OUTREACH',
      'SYSTEM_COUPLE_NUDGE',
    ]);
    expect((await world.find(uuid)).nudgedAt).not.toBeNull();
  });

  it('is not for those who have answered', async () => {
    const uuid = await world.connectTo(couple, vendor);
    world.moveDays(5);
    expect(await refusal(couple.inquiries.nudge({ uuid }))).toBe('inquiry.not_allowed');
  });
});

describe('the end after 21 days', () => {
  it('comes on that day and not before, and both sides hear of it', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    world.moveDays(21 - MINUTE);
    await world.runTask('inquiries.expire');
    expect(await world.find(uuid)).toMatchObject({ status: 'READY' });
    world.moveDays(MINUTE);
    await Promise.all([world.runTask('inquiries.expire'), world.runTask('inquiries.expire')]);
    expect(await world.find(uuid)).toMatchObject({
      status: 'CLOSED',
      closeEventType: 'EXPIRATION',
      coupleUnread: 1,
      vendorUnread: 2,
    });
    await checkBooks(world.db, [vendor.id]);
  });

  it('is not put off by snoozing, a reminder or more words of the couple', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    world.moveDays(10);
    await couple.inquiries.nudge({ uuid });
    await couple.inquiries.write({ uuid, ...letter() });
    await vendor.owner.inquiries.snooze({ uuid, days: 14 });
    world.moveDays(11);
    await world.runTask('inquiries.expire');
    expect(await world.find(uuid)).toMatchObject({ closeEventType: 'EXPIRATION', snoozedUntil: null });
    await checkBooks(world.db, [vendor.id]);
  });

  it('never comes for those who talk', async () => {
    const uuid = await world.connectTo(couple, vendor);
    world.moveDays(100);
    await world.runTask('inquiries.expire');
    expect(await world.find(uuid)).toMatchObject({ status: 'CONNECTED' });
  });

  it('takes many in one run', async () => {
    const uuids: string[] = [];
    for (let index = 0; index < 5; index += 1)
      uuids.push(await world.deliverTo(couple, await world.addVendor()));
    world.moveDays(22);
    await world.runTask('inquiries.expire');
    const rows = await Promise.all(uuids.map((uuid) => world.find(uuid)));
    expect(new Set(rows.map(({ closeEventType }) => closeEventType))).toEqual(new Set(['EXPIRATION']));
  });
});

describe('warnings before the end', () => {
  it('go out on days 14 and 20, each once', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    world.moveDays(14 - MINUTE);
    await world.runTask('inquiries.find-expiring');
    expect(await warningsFor(uuid)).toEqual([]);
    world.moveDays(MINUTE);
    await world.runTask('inquiries.find-expiring');
    await world.runTask('inquiries.find-expiring');
    expect(await warningsFor(uuid)).toEqual([14]);
    world.moveDays(6);
    await Promise.all([world.runTask('inquiries.find-expiring'), world.runTask('inquiries.find-expiring')]);
    expect(await warningsFor(uuid)).toEqual([14, 20]);
    expect(await world.find(uuid)).toMatchObject({ expirationWarnings: 2, lastSeq: 1, status: 'READY' });
  });

  it('after a long outage only the last goes out, and none for what was answered', async () => {
    const late = await world.deliverTo(couple, vendor);
    const answered = await world.connectTo(couple, await world.addVendor());
    world.moveDays(20);
    await world.runTask('inquiries.find-expiring');
    expect(await warningsFor(late)).toEqual([20]);
    expect(await warningsFor(answered)).toEqual([]);
  });
});

describe('snoozing', () => {
  it.each([1, 3, 7, 14] as const)('lasts %i days', async (days) => {
    const uuid = await world.deliverTo(couple, vendor);
    await vendor.owner.inquiries.snooze({ uuid, days });
    world.moveDays(days - MINUTE);
    await world.runTask('inquiries.wake-snoozed');
    expect((await world.find(uuid)).snoozedUntil).not.toBeNull();
    world.moveDays(MINUTE);
    await world.runTask('inquiries.wake-snoozed');
    expect((await world.find(uuid)).snoozedUntil).toBeNull();
    await checkBooks(world.db, [vendor.id]);
  });

  it('ends when the couple writes, or when the vendor wants it', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await vendor.owner.inquiries.snooze({ uuid, days: 7 });
    await couple.inquiries.write({ uuid, ...letter() });
    expect((await world.find(uuid)).snoozedUntil).toBeNull();
    await vendor.owner.inquiries.snooze({ uuid, days: 7 });
    await vendor.owner.inquiries.snooze({ uuid, days: null });
    expect((await world.find(uuid)).snoozedUntil).toBeNull();
  });

  it('is not for what has ended', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await couple.inquiries.withdraw({ uuid });
    expect(await refusal(vendor.owner.inquiries.snooze({ uuid, days: 1 }))).toBe('inquiry.not_allowed');
  });
});

describe('what is held', () => {
  it('goes to staff after 24 hours, and still goes out when the address is confirmed', async () => {
    const person = await world.addPerson('Uma', { isVerified: false });
    const [uuid = ''] = await world.send(person, [vendor]);
    world.moveDays(1 - MINUTE);
    await world.runTask('inquiries.escalate-held');
    expect(await world.find(uuid)).toMatchObject({ holdReason: 'EMAIL' });
    world.moveDays(MINUTE);
    await world.runTask('inquiries.escalate-held');
    expect(await world.find(uuid)).toMatchObject({ status: 'PENDING', holdReason: 'REVIEW' });
    await world.runTask('inquiries.release-verified');
    expect(await world.find(uuid)).toMatchObject({ status: 'PENDING' });
    await world.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
    await world.runTask('inquiries.release-verified');
    expect(await world.find(uuid)).toMatchObject({ status: 'NEW', holdReason: null });
    await world.runJobs();
    expect(await world.find(uuid)).toMatchObject({ status: 'READY' });
  });
});
