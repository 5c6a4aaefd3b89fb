import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openReviewWorld, type ReviewWorld } from '../testing/review-world.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await openReviewWorld();
});
afterAll(() => world.close());

async function openWithReview(role: StorefrontRole = 'OWNER') {
  const { couple, listing } = await world.openShown();
  const vendor = await world.openVendor(listing, role);
  const { reviews } = await vendor.reviews.listVendorReviews(listing);
  const [shown] = reviews;
  if (!shown) throw new Error('Nothing is shown.');
  return { couple, listing, vendor, shown, one: { uuid: listing.uuid, reviewUuid: shown.uuid } };
}

const publicReviews = async ({ id }: TestListing) =>
  (
    await world.db.$client.query<{ reply: string | null; replied_at: Date | null; disputed_at: Date | null }>(
      'select reply, replied_at, disputed_at from reviews where storefront_id = $1',
      [id],
    )
  ).rows;

/** Reviews that came from elsewhere, one for each day. */
async function review(listing: TestListing, publishedAt: string, more: Record<string, unknown> = {}) {
  const given = { rating: 5, reply: null, proof: null, disputed: false, ...more };
  await world.db.$client.query(
    `insert into reviews (uuid, storefront_id, author_name, title, text, rating, quality, communication, value, professionalism,
       flexibility, status, proof, submitted_at, published_at, disputed_at, reply, replied_at)
     values (gen_random_uuid(), $1, 'Ana', 'T', 'Text', $2, $2, 5, $2, $2, $2, 'ACCEPTED', $3, $4, $4, $5, $6, $7)`,
    [
      listing.id,
      given.rating,
      given.proof,
      publishedAt,
      given.disputed ? publishedAt : null,
      given.reply,
      given.reply === null ? null : publishedAt,
    ],
  );
}

describe('the list of a business', () => {
  it('adds up quarter by quarter, is filtered, and shows twenty at a time', async () => {
    const listing = await world.openListing();
    const vendor = await world.openVendor(listing, 'VIEWER');
    const empty = await vendor.reviews.listVendorReviews(listing);
    expect(empty).toMatchObject({ total: 0, pageCount: 1, reviews: [], quarters: [], years: [] });
    expect(empty.all).toMatchObject({ reviewsCount: 0, rating: null });
    await review(listing, '2024-12-31T23:59:59Z', { rating: 2, reply: 'Thank you.' });
    await review(listing, '2025-01-01T00:00:00Z', { rating: 3, proof: 'CONTRACT' });
    for (let day = 10; day < 30; day += 1) await review(listing, `2025-05-${day}T00:00:00Z`);
    await review(listing, '2025-06-30T00:00:00Z', { disputed: true });
    const { all, quarters, years, total, pageCount, canAnswer } =
      await vendor.reviews.listVendorReviews(listing);
    expect({ years, total, pageCount, canAnswer }).toEqual({
      years: [2025, 2024],
      total: 23,
      pageCount: 2,
      canAnswer: false,
    });
    expect(all).toMatchObject({
      reviewsCount: 23,
      rating: 4.8,
      communication: 5,
      unanswered: 22,
      disputed: 1,
    });
    expect(all.distribution.map(({ count }) => count)).toEqual([21, 0, 1, 1, 0]);
    expect(quarters.map(({ quarter, reviewsCount, rating }) => [quarter, reviewsCount, rating])).toEqual([
      ['2024-Q4', 1, 2],
      ['2025-Q1', 1, 3],
      ['2025-Q2', 21, 5],
    ]);
    const count = async (filter: object) =>
      (await vendor.reviews.listVendorReviews({ uuid: listing.uuid, ...filter })).total;
    expect(await count({ stars: 3 })).toBe(1);
    expect(await count({ year: 2024 })).toBe(1);
    expect(await count({ year: 2025 })).toBe(22);
    expect(await count({ answered: 'yes' })).toBe(1);
    expect(await count({ answered: 'no', stars: 2 })).toBe(0);
    expect(await count({ verified: 'yes' })).toBe(1);
    expect(await count({ disputed: 'yes' })).toBe(1);
    const beyond = await vendor.reviews.listVendorReviews({ uuid: listing.uuid, page: 9 });
    expect(beyond).toMatchObject({ page: 2 });
    expect(beyond.reviews).toHaveLength(3);
  });

  it('is of those who work there, and shows nothing that is not public', async () => {
    const { couple, listing, shown } = await openWithReview();
    const { listing: other } = await world.openShown();
    const stranger = await world.openVendor(other, 'OWNER');
    expect(await refusal(stranger.reviews.listVendorReviews(listing))).toBe('storefront.not_found');
    expect(JSON.stringify(shown)).not.toContain(couple.email);
    await couple.reviews.withdrawReview(listing);
    const owner = await world.openVendor(listing, 'MANAGER');
    expect((await owner.reviews.listVendorReviews(listing)).total).toBe(0);
  });
});

describe('a reply', () => {
  it('is one, is changed and taken away; the couple hears of the first', async () => {
    const { couple, listing, vendor, shown, one } = await openWithReview();
    const first = await vendor.reviews.replyToReview({ ...one, version: shown.version, text: 'Thank you!' });
    expect(first.reply?.text).toBe('Thank you!');
    const again = await vendor.reviews.replyToReview({ ...one, version: shown.version, text: 'Thank you!' });
    expect(again.version).toBe(first.version);
    await vendor.reviews.replyToReview({ ...one, version: first.version, text: 'Thank you, both!' });
    expect((await publicReviews(listing))[0]?.reply).toBe('Thank you, both!');
    expect(await world.summaryOf(listing)).toMatchObject({ reviews_count: 1, rating_sum: 5 });
    expect((await vendor.reviews.removeReviewReply(one)).reply).toBeNull();
    expect((await vendor.reviews.removeReviewReply(one)).reply).toBeNull();
    expect((await publicReviews(listing))[0]).toMatchObject({ reply: null, replied_at: null });
    const told = (await world.mailsTo(couple.email)).filter(({ subject }) => subject?.includes('replied'));
    expect(told).toHaveLength(1);
    expect(world.changed.filter((id) => id === listing.id).length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['a phone number', 'Call 518-555-0142'],
    ['an address', 'Write to ana@studio.com'],
    ['a link', 'See www.studio.com'],
    ['nothing', ' '],
    ['a book', 'x'.repeat(2001)],
  ])('is not %s', async (_what, text) => {
    const { listing, vendor, shown, one } = await openWithReview();
    const sent = vendor.reviews.replyToReview({ ...one, version: shown.version, text });
    expect(await refusal(sent)).toBe('invalid_input');
    expect((await publicReviews(listing))[0]?.reply).toBeNull();
  });

  it('is one of two that are sent at once', async () => {
    const { listing, vendor, shown, one } = await openWithReview();
    const colleague = await world.openVendor(listing, 'MANAGER');
    const { version } = shown;
    const sent = await Promise.allSettled([
      vendor.reviews.replyToReview({ ...one, version, text: 'From Ruth' }),
      colleague.reviews.replyToReview({ ...one, version, text: 'From Ana' }),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('comes from those who speak for the business alone, and never to another’s review', async () => {
    const { listing, shown, one } = await openWithReview();
    const reply = { ...one, version: shown.version, text: 'Ours now' };
    const responder = await world.openVendor(listing, 'RESPONDER');
    expect(await refusal(responder.reviews.replyToReview(reply))).toBe('storefront.role_forbids');
    expect(await refusal(responder.reviews.removeReviewReply(one))).toBe('storefront.role_forbids');
    const other = await openWithReview();
    expect(await refusal(other.vendor.reviews.replyToReview(reply))).toBe('storefront.not_found');
    const crossed = { ...reply, uuid: other.listing.uuid };
    expect(await refusal(other.vendor.reviews.replyToReview(crossed))).toBe('review.not_found');
    expect((await publicReviews(listing))[0]?.reply).toBeNull();
  });
});
