import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import { storefrontMembers, storefronts } from '#capabilities/storefronts/tables.ts';
import { HUDSON, NEW_YORK, refusal, refusedFields } from '#capabilities/weddings/testing/wedding-world.ts';
import { inquirySendSchema } from '../../contract/couple-inquiries.contract.ts';
import { inquiryRequests } from '../../tables.ts';
import {
  type InquiryWorld,
  inquiryTo,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';

let world: InquiryWorld;
let couple: Party;
beforeAll(async () => {
  world = await openInquiryWorld();
  couple = await world.addPerson('Maya');
});
afterAll(() => world.close());

const requestsOf = async (uuid: string) =>
  await world.db.select().from(inquiryRequests).where(eq(inquiryRequests.uuid, uuid));

describe('what is sent', () => {
  it.each([
    [null, 'Give your guest count to continue. Guesses welcome!'],
    [-1, 'Please enter a number greater than or equal to zero.'],
    [1.5, 'Invalid number'],
    [2_000_000_001, 'Please enter a smaller number'],
  ])('a guest count of %s is refused in the words of the specification', (guestCount, message) => {
    const parsed = inquirySendSchema.safeParse({ ...inquiryTo([randomUUID()]), guestCount });
    expect(parsed.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['guestCount'], message],
    ]);
  });

  it('takes any other count, and at least one event', () => {
    const good = inquiryTo([randomUUID()]);
    for (const guestCount of [0, 1, 2_000_000_000]) {
      expect(inquirySendSchema.parse({ ...good, guestCount }).guestCount).toBe(guestCount);
    }
    const parsed = inquirySendSchema.safeParse({ ...good, events: [] });
    expect(parsed.error?.issues[0]?.message).toBe('At least one option must be selected');
    expect(inquirySendSchema.safeParse({ ...good, message: ' \u200b ' }).error?.issues[0]?.message).toBe(
      'Required',
    );
  });

  it('is refused with everything that is wrong at once, and begins no wedding', async () => {
    const person = await world.addPerson('Ida');
    const vendor = await world.addVendor();
    const wrong = inquiryTo([vendor.uuid], { weddingDate: '2020-01-01', cityId: 999, location: '' });
    expect(await refusedFields(person.inquiries.send(wrong))).toEqual({
      weddingDate: 'Hmm… this looks like a past date.',
      location: 'Please enter a location',
    });
    const { rows } = await world.db.$client.query('select from wedding_members where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('is kept as it was asked, without styles of other trades', async () => {
    const vendor = await world.addVendor();
    const wish = inquiryTo([vendor.uuid], {
      events: ['day-of', 'elopement', 'day-of'],
      optionIds: [1, 999_999],
      budgetMinCents: 100_000,
      budgetMaxCents: 200_000,
    });
    await couple.inquiries.send(wish);
    expect(await requestsOf(wish.requestUuid)).toMatchObject([
      {
        sentBy: couple.userId,
        taxonomyNodeId: 2,
        eventGroups: ['day-of', 'elopement'],
        location: 'Hudson, NY',
        optionIds: [],
        budgetMinCents: 100_000,
        budgetMaxCents: 200_000,
      },
    ]);
  });
});

describe('the same request', () => {
  it('sent again, or three times at once, is the same inquiries', async () => {
    const vendors = [await world.addVendor(), await world.addVendor()];
    const wish = inquiryTo(vendors.map(({ uuid }) => uuid));
    const answers = await Promise.all([1, 2, 3].map(() => couple.inquiries.send(wish)));
    const again = await couple.inquiries.send(wish);
    const uuids = [...answers, again].map(({ inquiries }) => inquiries.map(({ uuid }) => uuid).sort());
    expect(uuids[0]).toHaveLength(2);
    for (const one of uuids) expect(one).toEqual(uuids[0]);
    expect(await requestsOf(wish.requestUuid)).toHaveLength(1);
  });

  it('of another wedding is nobody’s business', async () => {
    const stranger = await world.addPerson('Stranger');
    const wish = inquiryTo([(await world.addVendor()).uuid]);
    await couple.inquiries.send(wish);
    expect(await refusal(stranger.inquiries.send(wish))).toBe('inquiry.not_found');
  });
});

describe('whom it goes to', () => {
  it('one open inquiry for each vendor; among several the open one is answered as well', async () => {
    const [first, second] = [await world.addVendor(), await world.addVendor()];
    const [open] = await world.send(couple, [first]);
    expect(await refusal(couple.inquiries.send(inquiryTo([first.uuid])))).toBe('inquiry.already_open');
    const both = await world.send(couple, [first, second]);
    expect(both).toHaveLength(2);
    expect(both).toContain(open);
    await couple.inquiries.withdraw({ uuid: open ?? '' });
    const [next] = await world.send(couple, [first]);
    expect(next).not.toBe(open);
  });

  it('two partners who write to the same vendor at the same instant: one wins', async () => {
    const owner = await world.addPerson('Owner');
    await owner.api.saveWedding({});
    const partner = await world.join(owner, 'PARTNER');
    const vendor = await world.addVendor();
    const results = await Promise.all(
      [owner, partner].map((person) => refusal(person.inquiries.send(inquiryTo([vendor.uuid])))),
    );
    expect(results.sort()).toEqual(['inquiry.already_open', 'not refused']);
  });

  it('is published, of one category, and not one’s own', async () => {
    const hidden = await world.addVendor({ publishedAt: null, publicationStatus: 'NEW' });
    const florist = await world.addVendor({ taxonomyNodeId: 5 });
    const own = await world.addVendor();
    await world.db
      .insert(storefrontMembers)
      .values({ storefrontId: own.id, userId: couple.userId, role: 'VIEWER', joinedAt: new Date() });
    const send = (...vendors: TestVendor[]) =>
      refusal(couple.inquiries.send(inquiryTo(vendors.map(({ uuid }) => uuid))));
    expect(await send(hidden)).toBe('storefront.not_found');
    // A listing that nobody runs: nobody would answer.
    expect(await send(await world.addVendor({ claimedAt: null }))).toBe('storefront.not_found');
    expect(await send(florist, await world.addVendor())).toBe('inquiry.mixed_categories');
    expect(await send(own)).toBe('inquiry.own_storefront');
    expect(await world.send(couple, [hidden, florist])).toHaveLength(1);
  });
});

describe('the wedding', () => {
  it('is begun with the first inquiry, and learns what it did not know', async () => {
    const person = await world.addPerson('Nora');
    await world.send(person, [await world.addVendor()], { guestCount: 120, cityId: NEW_YORK });
    expect(await person.api.getWedding()).toMatchObject({
      primaryFirstName: 'Nora',
      weddingDate: '2027-06-12',
      guestCount: 120,
      city: { id: NEW_YORK },
    });
  });

  it('keeps what it knows, and takes no day that may move', async () => {
    const person = await world.addPerson('Otto');
    await person.api.saveWedding({ guestCount: 40, cityId: HUDSON });
    const wishes = { guestCount: 120, cityId: NEW_YORK, flexible: true };
    await world.send(person, [await world.addVendor()], wishes);
    expect(await person.api.getWedding()).toMatchObject({
      guestCount: 40,
      weddingDate: null,
      city: { id: HUDSON },
    });
  });
});

describe('what is held', () => {
  it('waits for the address to be confirmed, invisible to the vendor', async () => {
    const person = await world.addPerson('Uma', { isVerified: false });
    const vendor = await world.addVendor();
    const [uuid = ''] = await world.send(person, [vendor]);
    await world.runJobs();
    expect(await world.find(uuid)).toMatchObject({ status: 'PENDING', holdReason: 'EMAIL', readyAt: null });
    expect(await refusal(vendor.owner.inquiries.markLeadRead({ uuid, seq: 1 }))).toBe('inquiry.not_found');
    await world.runTask('inquiries.release-sender', { userId: person.userId });
    expect(await world.find(uuid)).toMatchObject({ status: 'PENDING' });
    await world.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
    await world.runTask('inquiries.release-sender', { userId: person.userId });
    await world.runJobs();
    expect(await world.find(uuid)).toMatchObject({ status: 'READY', holdReason: null });
  });

  it('goes out although the address was confirmed while it was being written', async () => {
    const person = await world.addPerson('Uma', { isVerified: false });
    const [uuid = ''] = await world.send(person, [await world.addVendor()]);
    // Who confirmed it has looked for held inquiries before this one was there.
    await world.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
    await world.runJobs();
    expect(await world.find(uuid)).toMatchObject({ status: 'READY', holdReason: null });
  });

  it('looks like spam: no confirmed address lets it go', async () => {
    const person = await world.addPerson('Spammer');
    const email = `${randomUUID()}@mailinator.com`;
    await world.db.update(users).set({ email }).where(eq(users.id, person.userId));
    const [uuid = ''] = await world.send(person, [await world.addVendor()], {
      message: 'Cheap pictures at www.cheap-pictures.example, order now!',
    });
    const { status, holdReason, spamScore, spamParts } = await world.find(uuid);
    expect({ status, holdReason }).toEqual({ status: 'PENDING', holdReason: 'SCREENING' });
    expect(spamParts.reduce((sum, { points }) => sum + points, 0)).toBe(spamScore);
    await world.runTask('inquiries.release-verified');
    expect(await world.find(uuid)).toMatchObject({ status: 'PENDING' });
  });

  it('waits while the vendor is not published', async () => {
    const vendor = await world.addVendor();
    const [uuid = ''] = await world.send(couple, [vendor]);
    const publish = (publishedAt: Date | null) =>
      world.db.update(storefronts).set({ publishedAt }).where(eq(storefronts.id, vendor.id));
    await publish(null);
    await world.runJobs();
    await world.runTask('inquiries.deliver-waiting');
    expect(await world.find(uuid)).toMatchObject({ status: 'NEW', readyAt: null });
    await publish(world.clock.now());
    await world.runTask('inquiries.deliver-waiting');
    expect(await world.find(uuid)).toMatchObject({ status: 'READY' });
  });
});
