import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal, refusedFields } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Couple, openReviewWorld, PDF, type ReviewWorld, WORDS } from '../testing/review-world.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await openReviewWorld();
});
afterAll(() => world.close());

async function openBooked(): Promise<{ couple: Couple; listing: TestListing }> {
  const [couple, listing] = [await world.openCouple(), await world.openListing()];
  await world.book(couple.weddingId, listing);
  return { couple, listing };
}

/** Words that stand nowhere else, without a digit that could be a phone number's. */
const unlike = () => crypto.randomUUID().replaceAll(/[\d-]/g, 'q');

const submit = ({ reviews }: Pick<Couple, 'reviews'>, { uuid }: TestListing, more = {}) =>
  reviews.submitReview({ uuid, version: 0, ...WORDS, ...more });

/** As the queue shows it to this person. */
async function caseOf(staff: Awaited<ReturnType<ReviewWorld['addStaff']>>, listing: TestListing) {
  for (const view of ['waiting', 'second-look', 'decided'] as const) {
    const { cases } = await staff.reviews.listReviewCases({ view });
    const found = cases.find(({ storefront }) => storefront.uuid === listing.uuid);
    if (found) return found;
  }
  throw new Error('Staff has no such review.');
}

async function decide(listing: TestListing, verdict: 'ACCEPT' | 'REJECT' | 'SPAM', reason = 'Looked at') {
  const staff = await world.addStaff('Ines');
  const { uuid } = await caseOf(staff, listing);
  const { version } = await staff.reviews.pickUpReviewCase({ uuid });
  return staff.reviews.decideReview({ uuid, version, verdict, reason });
}

describe('a couple', () => {
  it('keeps a draft that nobody else sees, goes on where the partner left off, and sends it', async () => {
    const { couple, listing } = await openBooked();
    const { uuid } = listing;
    expect(await couple.reviews.readOwnReview({ uuid })).toMatchObject({
      status: 'NEW',
      version: 0,
      isBooked: true,
      canWrite: true,
    });
    const kept = await couple.reviews.saveReviewDraft({
      uuid,
      version: 0,
      ...WORDS,
      text: 'Half a',
      quality: null,
    });
    expect(kept).toMatchObject({ status: 'NEW', words: { text: 'Half a', quality: null } });
    const { cases } = await (await world.addStaff('Sam')).reviews.listReviewCases({});
    expect(cases.some(({ storefront }) => storefront.uuid === uuid)).toBe(false);
    const sent = await couple.partner.reviews.submitReview({ uuid, version: kept.version, ...WORDS });
    expect(sent).toMatchObject({ status: 'SUBMITTED', canWrite: true, canWithdraw: true });
    expect(await world.summaryOf(listing)).toBeUndefined();
  });

  it('does not write over what the partner wrote meanwhile', async () => {
    const { couple, listing } = await openBooked();
    const { uuid } = listing;
    await couple.reviews.saveReviewDraft({ uuid, version: 0, ...WORDS });
    const late = couple.partner.reviews.saveReviewDraft({ uuid, version: 0, ...WORDS, text: 'Mine' });
    expect(await refusal(late)).toBe('review.changed_meanwhile');
  });

  it('has one review of a vendor, however many are sent at once', async () => {
    const { couple, listing } = await openBooked();
    const sent = await Promise.allSettled([
      submit(couple, listing),
      submit(couple.partner, listing),
      submit(couple, listing),
      submit(couple.partner, listing),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await world.db.$client.query('select from reviews where storefront_id = $1', [
      listing.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['text', { text: 'Too short.' }],
    ['text', { text: 'x'.repeat(5001) }],
    ['flexibility', { flexibility: null }],
    ['title', { title: ' ' }],
    ['authorName', { authorName: '' }],
    ['pictureIds', { pictureIds: Array.from({ length: 11 }, () => crypto.randomUUID()) }],
  ])('sends no review whose %s is wrong, and nothing is kept', async (_field, wrong) => {
    const { couple, listing } = await openBooked();
    expect(await refusal(submit(couple, listing, wrong))).toBe('invalid_input');
    expect((await couple.reviews.readOwnReview(listing)).version).toBe(0);
  });

  it('shows no pictures of others', async () => {
    const { couple, listing } = await openBooked();
    const stolen = submit(couple, listing, { pictureIds: [crypto.randomUUID()] });
    expect(await refusal(stolen)).toBe('review.pictures');
  });

  it.each([
    ['2026-06-01', 'review.not_yet'],
    [null, 'review.not_yet'],
    ['2024-02-01', 'review.too_late'],
  ])('that marries on %s is refused with %s', async (day, code) => {
    const [couple, listing] = [await world.openCouple(day), await world.openListing()];
    expect(await refusal(couple.reviews.readOwnReview(listing))).toBe(code);
    expect(await refusal(submit(couple, listing))).toBe(code);
  });

  it('that did not book here shows a proof, which staff sees until it decides', async () => {
    const [couple, listing] = [await world.openCouple(), await world.openListing()];
    expect(await refusal(submit(couple, listing))).toBe('review.needs_proof');
    const params = { uuid: listing.uuid, kind: 'CONTRACT' as const, name: PDF.name };
    const { version, proofName } = await couple.reviews.sendReviewProof({ params, body: PDF });
    expect(proofName).toBe('contract.pdf');
    await couple.reviews.submitReview({ uuid: listing.uuid, version, ...WORDS });
    const staff = await world.addStaff('Sam');
    const { uuid, proofFile } = await caseOf(staff, listing);
    expect(proofFile).toEqual({ kind: 'CONTRACT', name: 'contract.pdf' });
    expect(await (await staff.reviews.readReviewProof({ uuid })).text()).toContain('A contract');
    expect(await refusal(couple.reviews.readReviewProof({ uuid }))).toBe('forbidden');
    expect((await decide(listing, 'ACCEPT')).proof).toBe('CONTRACT');
    expect(await refusal(staff.reviews.readReviewProof({ uuid }))).toBe('review.not_found');
  });

  it('edits for two weeks, which takes it off the page until it was looked at, and withdraws for good', async () => {
    const { couple, listing } = await openBooked();
    const { uuid } = listing;
    await submit(couple, listing);
    await decide(listing, 'ACCEPT');
    expect(await world.summaryOf(listing)).toEqual({ reviews_count: 1, rating_sum: 5, quality_sum: 5 });
    const { version } = await couple.reviews.readOwnReview({ uuid });
    await couple.reviews.submitReview({ uuid, version, ...WORDS, rating: 3, quality: 2 });
    expect(await world.summaryOf(listing)).toBeUndefined();
    await decide(listing, 'ACCEPT');
    expect(await world.summaryOf(listing)).toEqual({ reviews_count: 1, rating_sum: 3, quality_sum: 2 });
    const first = await couple.reviews.withdrawReview({ uuid });
    expect(first).toMatchObject({ status: 'CLOSED', canWrite: false, canWithdraw: false });
    expect((await couple.partner.reviews.withdrawReview({ uuid })).status).toBe('CLOSED');
    expect(await world.summaryOf(listing)).toBeUndefined();
    expect(await refusal(submit(couple, listing))).toBe('review.edit_over');
    expect(world.changed.filter((id) => id === listing.id).length).toBeGreaterThanOrEqual(4);
  });

  it('no longer edits after two weeks', async () => {
    const { couple, listing } = await openBooked();
    const { version } = await submit(couple, listing);
    world.moveDays(15);
    const late = couple.reviews.submitReview({ uuid: listing.uuid, version, ...WORDS, rating: 1 });
    expect(await refusal(late)).toBe('review.edit_over');
  });

  it('throws a draft away without a trace', async () => {
    const { couple, listing } = await openBooked();
    await couple.reviews.saveReviewDraft({ uuid: listing.uuid, version: 0, ...WORDS });
    expect(await couple.reviews.withdrawReview(listing)).toMatchObject({ status: 'NEW', version: 0 });
    const { rows } = await world.db.$client.query('select from reviews where storefront_id = $1', [
      listing.id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('is the two of them: others of the wedding neither read nor write it', async () => {
    const { couple, listing } = await openBooked();
    const planner = await world.addPerson('Dana');
    await world.db.$client.query(
      `insert into wedding_members (wedding_id, user_id, role, joined_at) values ($1, $2, 'PLANNER', now())`,
      [couple.weddingId, planner.userId],
    );
    const api = world.reviewApiOf(planner.actor);
    expect(await refusal(api.readOwnReview(listing))).toBe('wedding.role_forbids');
    expect(await refusal(submit({ reviews: api }, listing))).toBe('wedding.role_forbids');
  });
});

describe('staff', () => {
  it('decides what it picked up, as it saw it, and once', async () => {
    const { couple, listing } = await openBooked();
    const [sam, ines] = [await world.addStaff('Sam'), await world.addStaff('Ines')];
    await submit(couple, listing);
    const { uuid, version } = await caseOf(sam, listing);
    const verdict = { uuid, version, verdict: 'ACCEPT', reason: 'Same barn' } as const;
    expect(await refusal(sam.reviews.decideReview(verdict))).toBe('review.taken');
    const mine = await sam.reviews.pickUpReviewCase({ uuid });
    expect(mine).toMatchObject({ status: 'IN_REVIEW', takenBy: { isYou: true } });
    expect(await refusal(ines.reviews.decideReview({ ...verdict, version: mine.version }))).toBe(
      'review.taken',
    );
    expect(await refusal(sam.reviews.decideReview(verdict))).toBe('review.changed_meanwhile');
    const both = await Promise.allSettled([
      sam.reviews.decideReview({ ...verdict, version: mine.version }),
      sam.reviews.decideReview({ ...verdict, version: mine.version }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.summaryOf(listing)).toMatchObject({ reviews_count: 1 });
    const decided = await caseOf(ines, listing);
    expect(decided.log.map(({ words }) => words)).toEqual(['Accepted', 'Picked up', 'Sent to us']);
    expect((await world.mailsTo(couple.email))[0]?.subject).toContain('is online');
  });

  it('says why it turns a review away; the couple reads it and sends another version', async () => {
    const { couple, listing } = await openBooked();
    const { uuid } = listing;
    await submit(couple, listing);
    expect(await refusal(decide(listing, 'REJECT', ' '))).toBe('invalid_input');
    await decide(listing, 'REJECT', 'It names a guest.');
    const { status, reason, version, canWrite } = await couple.reviews.readOwnReview({ uuid });
    expect({ status, reason, canWrite }).toEqual({
      status: 'REJECTED',
      reason: 'It names a guest.',
      canWrite: true,
    });
    expect((await world.mailsTo(couple.email))[0]?.text).toContain('It names a guest.');
    await couple.reviews.submitReview({ uuid, version, ...WORDS });
    expect((await decide(listing, 'ACCEPT')).status).toBe('ACCEPTED');
  });

  it('leaves a review to a colleague, who alone decides it then', async () => {
    const { couple, listing } = await openBooked();
    const [sam, ines] = [await world.addStaff('Sam'), await world.addStaff('Ines')];
    await submit(couple, listing);
    const { uuid } = await caseOf(sam, listing);
    await sam.reviews.pickUpReviewCase({ uuid });
    await sam.reviews.askSecondLook({ uuid, note: 'Is this the same barn?' });
    expect(await refusal(sam.reviews.pickUpReviewCase({ uuid }))).toBe('review.second_look');
    const { version } = await ines.reviews.pickUpReviewCase({ uuid });
    const verdict = { uuid, version, verdict: 'SPAM', reason: '' } as const;
    expect(await refusal(sam.reviews.decideReview(verdict))).toBe('review.second_look');
    expect((await ines.reviews.decideReview(verdict)).status).toBe('SPAM');
  });

  it('takes down what is shown', async () => {
    const { couple, listing } = await openBooked();
    await submit(couple, listing);
    const { uuid, version } = await decide(listing, 'ACCEPT');
    const staff = await world.addStaff('Sam');
    await staff.reviews.decideReview({ uuid, version, verdict: 'REJECT', reason: 'It names a guest.' });
    expect(await world.summaryOf(listing)).toBeUndefined();
  });

  it('is nobody else', async () => {
    const { couple, listing } = await openBooked();
    await submit(couple, listing);
    expect(await refusal(couple.reviews.listReviewCases({}))).toBe('forbidden');
  });
});

describe('what looks false', () => {
  it('is refused where the couple works for the business, by account or by mailbox', async () => {
    const { couple, listing } = await openBooked();
    await world.join(listing, await world.addPerson('Ruth', { isVendor: true }), 'VIEWER');
    await submit(couple, listing);
    const other = await openBooked();
    await world.db.$client.query(
      `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'VIEWER', now())`,
      [other.listing.id, other.couple.partner.userId],
    );
    expect(await refusal(submit(other.couple, other.listing))).toBe('review.own_team');
    const third = await openBooked();
    const email = third.couple.email.replace('@', '+shop@');
    const worker = await world.addPerson('Ruth', { isVendor: true, email });
    await world.join(third.listing, worker, 'OWNER');
    expect(await refusal(submit(third.couple, third.listing))).toBe('review.own_team');
  });

  it('is held where it was written on the device of somebody who works there', async () => {
    const { couple, listing } = await openBooked();
    const ruth = await world.addPerson('Ruth', { isVendor: true });
    await world.join(listing, ruth, 'OWNER');
    for (const { userId } of [ruth, couple]) {
      await world.db.$client.query(
        `insert into sessions (token, expires_at, ip_address, user_agent, user_id)
         values (gen_random_uuid()::text, now() + interval '1 day', '203.0.113.7', 'Browser 1', $1)`,
        [userId],
      );
    }
    await submit(couple, listing);
    expect((await caseOf(await world.addStaff('Sam'), listing)).holds).toContain('SAME_DEVICE');
    // Accepting it takes a word for colleagues.
    expect(await refusedFields(decide(listing, 'ACCEPT', ''))).toHaveProperty('reason');
  });

  it('is held where the same letters stand in another review, and where it has contact details', async () => {
    const text = `Call us at 518-555-0142 and say that ${unlike()} has sent you, they know.`;
    const [one, two] = [await openBooked(), await openBooked()];
    await submit(one.couple, one.listing, { text });
    await submit(two.couple, two.listing, { text: text.toUpperCase().replaceAll(' ', '  ') });
    const staff = await world.addStaff('Sam');
    expect((await caseOf(staff, one.listing)).holds).toEqual(['CONTACT_DETAILS']);
    expect((await caseOf(staff, two.listing)).holds).toEqual(['COPIED_TEXT', 'CONTACT_DETAILS']);
  });

  it('is held where nearly the same words stand in another review', async () => {
    const story = (place: string) =>
      `${unlike()} had told us about them. They came early, found the one dry corner of the ${place}, and had it lit long before any guest came up the hill from the road.`;
    const told = story('barn');
    const [one, two] = [await openBooked(), await openBooked()];
    await submit(one.couple, one.listing, { text: told });
    await submit(two.couple, two.listing, { text: told.replace('barn', 'tent') });
    const staff = await world.addStaff('Sam');
    expect((await caseOf(staff, one.listing)).holds).toEqual([]);
    expect((await caseOf(staff, two.listing)).holds).toEqual(['NEAR_COPY']);
  });

  it('is held from the fifth review of a business within a day', async () => {
    const listing = await world.openListing();
    const staff = await world.addStaff('Sam');
    for (let nth = 1; nth <= 5; nth += 1) {
      const couple = await world.openCouple();
      await world.book(couple.weddingId, listing);
      const text = Array.from({ length: 4 }, unlike).join(' ');
      await submit(couple, listing, { text });
      const { cases } = await staff.reviews.listReviewCases({});
      const shown = cases.find(({ text: written }) => written === text);
      expect(shown?.holds ?? [], String(nth)).toEqual(nth < 5 ? [] : ['BURST']);
    }
  });
});
