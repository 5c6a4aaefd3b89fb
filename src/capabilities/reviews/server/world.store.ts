import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { ReviewPlan } from '../demo/plan-reviews.ts';
import type { ReviewTally } from '../demo/review-tally.ts';
import { SCORE_KEYS } from '../rules/review-scores.ts';

export type WorldReviews = { storefrontId: number; reviews: readonly ReviewPlan[]; tally: ReviewTally };

type Cell = string | number | boolean | null;

/** Writes the reviews of many storefronts and what they add up to. */
export async function copyReviews(
  client: pg.ClientBase,
  storefronts: readonly WorldReviews[],
): Promise<void> {
  await copyRows(
    client,
    `reviews (uuid, storefront_id, author_name, title, text, rating, ${SCORE_KEYS.join(', ')}, service_date, status, proof,
       submitted_at, published_at, reply, replied_at)`,
    reviewRows(storefronts),
  );
  await copyRows(
    client,
    `review_summaries (storefront_id, reviews_count, rating_sum, one_star, two_stars, three_stars, four_stars, five_stars,
       ${SCORE_KEYS.map((key) => `${key}_sum`).join(', ')}, latest_at)`,
    storefronts
      .filter(({ tally }) => tally.count > 0)
      .map(({ storefrontId, tally }) => [
        storefrontId,
        tally.count,
        tally.ratingSum,
        ...tally.stars,
        ...SCORE_KEYS.map((key) => tally.scoreSums[key]),
        copyInstant(tally.latestAt),
      ]),
  );
}

function* reviewRows(storefronts: readonly WorldReviews[]): Generator<Cell[]> {
  for (const { storefrontId, reviews } of storefronts) {
    for (const review of reviews) {
      yield [
        review.uuid,
        storefrontId,
        review.authorName,
        review.title,
        review.text,
        review.rating,
        ...SCORE_KEYS.map((key) => review.scores[key]),
        review.serviceDate,
        review.status,
        review.proof,
        copyInstant(review.submittedAt),
        copyInstant(review.publishedAt),
        review.reply,
        copyInstant(review.repliedAt),
      ];
    }
  }
}

/** A review of the demo world that its business disputes. */
export async function markDemoDisputed(client: pg.ClientBase, id: number, at: Date): Promise<void> {
  await client.query('update reviews set disputed_at = $2 where id = $1', [id, at]);
}
