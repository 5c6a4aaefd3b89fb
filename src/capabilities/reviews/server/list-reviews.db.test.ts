import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ReviewPage } from '../contract.ts';

let app: TestApp;
let listing: TestListing;

type Wishes = { rating?: number; text?: string; status?: string; disputed?: boolean; reply?: string };

/** The day of June 2026 it was written on; later days are newer. */
async function review(to: TestListing, day: number, wishes: Wishes = {}): Promise<void> {
  const { rating = 5, text = 'Lovely.', status = 'ACCEPTED', disputed = false, reply = null } = wishes;
  const at = new Date(Date.UTC(2026, 5, day));
  await app.platform.db.$client.query(
    `insert into reviews (uuid, storefront_id, author_name, title, text, rating, quality, communication, value, professionalism,
       flexibility, service_date, status, proof, submitted_at, published_at, disputed_at, reply, replied_at)
     values (gen_random_uuid(), $1, 'Priya M.', $2, $3, $4::int, $4::int, 5, $4::int, $4::int, $4::int, '2026-05-23', $5, 'CONTRACT', $6, $7, $8, $9, $10)`,
    [
      to.id,
      `Day ${day}`,
      text,
      rating,
      status,
      at,
      status === 'ACCEPTED' ? at : null,
      disputed ? at : null,
      reply,
      reply === null ? null : at,
    ],
  );
}

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  listing = await openListing(app);
  for (let day = 1; day <= 12; day += 1) await review(listing, day, { rating: day <= 2 ? day : 5 });
  await review(listing, 13, {
    text: 'It rained 100% of the day, and nobody_cared \\ at all.',
    reply: 'The RAIN plan worked!',
  });
  await review(listing, 14, { status: 'SUBMITTED', text: 'Waiting.' });
  await review(listing, 15, { disputed: true });
  await app.platform.db.$client.query(
    `insert into review_summaries (storefront_id, reviews_count, rating_sum, one_star, two_stars, five_stars,
       quality_sum, communication_sum, value_sum, professionalism_sum, flexibility_sum)
     values ($1, 14, 63, 1, 1, 12, 63, 70, 63, 63, 63)`,
    [listing.id],
  );
});
afterAll(() => app.close());

const list = (query: string, { uuid } = listing) =>
  app.browser().call<ReviewPage>('GET', `/web-marketplace-api/v1/storefront/${uuid}/reviews?${query}`);
const titles = async (query: string) => (await list(query)).body.reviews.map(({ title }) => title);

describe('the reviews of a storefront', () => {
  it('add up', async () => {
    const { body } = await list('');
    expect(body.summary).toEqual({
      reviewsCount: 14,
      averageReviewsRate: 4.5,
      distribution: [
        { stars: 5, count: 12 },
        { stars: 4, count: 0 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 1 },
      ],
      scores: { quality: 4.5, communication: 5, value: 4.5, professionalism: 4.5, flexibility: 4.5 },
    });
    expect(body).toMatchObject({ total: 14, page: 1, pageCount: 2 });
  });

  it('come ten at a time in the order wished for, accepted ones alone', async () => {
    expect((await titles('')).slice(0, 3)).toEqual(['Day 15', 'Day 13', 'Day 12']);
    expect(await titles('page=2')).toEqual(['Day 4', 'Day 3', 'Day 2', 'Day 1']);
    expect((await titles('sort=lowest')).slice(0, 3)).toEqual(['Day 1', 'Day 2', 'Day 15']);
    expect((await titles('sort=highest&page=2')).slice(-2)).toEqual(['Day 2', 'Day 1']);
    const { body } = await list('page=99');
    expect([body.page, body.reviews.at(-1)?.title]).toEqual([2, 'Day 1']);
  });

  it('show the month of the wedding, the proof, the answer, and what is in dispute', async () => {
    const { reviews } = (await list('')).body;
    expect(reviews[0]).toMatchObject({
      publishedAt: '2026-06-15T00:00:00.000Z',
      isBeingVerified: true,
      reply: null,
    });
    expect(reviews[1]).toMatchObject({
      authorName: 'Priya M.',
      weddingMonth: '2026-05-01',
      proof: 'CONTRACT',
      isBeingVerified: false,
      reply: { text: 'The RAIN plan worked!', repliedAt: '2026-06-13T00:00:00.000Z' },
    });
  });

  it('are found by their words and stars', async () => {
    expect(await titles('search=rain+PLAN')).toEqual(['Day 13']);
    expect(await titles('search=rain+sunshine')).toEqual([]);
    expect(await titles('stars=2')).toEqual(['Day 2']);
    expect((await list('stars=4')).body).toMatchObject({ total: 0, pageCount: 1, reviews: [] });
  });

  it.each([
    ['%25', 1],
    ['_cared', 1],
    ['%5C', 1],
    ["'%3B drop table reviews%3B--", 0],
    ['.*', 0],
    ['%00lovely', 13],
  ])('take %s as words, not as orders', async (search, total) => {
    expect((await list(`search=${search}`)).body.total).toBe(total);
  });

  it('are refused with a sort, stars or a page that make no sense', async () => {
    for (const query of ['sort=oldest', 'stars=6', 'stars=x', 'page=0', `search=${'x'.repeat(101)}`]) {
      expect((await list(query)).status, query).toBe(400);
    }
  });

  it('are not there for what is not published, and empty for what nobody reviewed', async () => {
    expect((await list('', await openListing(app, { isPublished: false }))).status).toBe(404);
    expect((await list('', await openListing(app))).body).toMatchObject({
      summary: { reviewsCount: 0, averageReviewsRate: null, scores: null },
      reviews: [],
    });
  });
});
