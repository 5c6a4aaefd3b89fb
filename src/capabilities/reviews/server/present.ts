import type { PictureAsset } from '#capabilities/media/contract.ts';
import type { Review, ReviewSummary } from '../contract.ts';
import { averageRating, type ReviewScores, SCORE_KEYS, type ScoreKey } from '../rules/review-scores.ts';
import type { ReviewRow, SummaryRow } from './store.ts';

const toTenth = (value: number) => Math.round(value * 10) / 10;

function mapScores(scoreOf: (key: ScoreKey) => number): ReviewScores {
  return Object.fromEntries(SCORE_KEYS.map((key) => [key, scoreOf(key)])) as ReviewScores;
}

export function presentSummary(row: SummaryRow): ReviewSummary {
  return {
    reviewsCount: row.reviews_count,
    averageReviewsRate: averageRating(row.rating_sum, row.reviews_count) ?? null,
    distribution: [
      { stars: 5, count: row.five_stars },
      { stars: 4, count: row.four_stars },
      { stars: 3, count: row.three_stars },
      { stars: 2, count: row.two_stars },
      { stars: 1, count: row.one_star },
    ],
    scores:
      row.reviews_count === 0 ? null : mapScores((key) => toTenth(row[`${key}_sum`] / row.reviews_count)),
  };
}

/** The author as shown, and of the wedding its month alone: a day would say who they are. */
export function presentReview(row: ReviewRow, pictures: readonly PictureAsset[]): Review {
  return {
    uuid: row.uuid,
    authorName: row.author_name,
    title: row.title,
    text: row.text,
    rating: row.rating,
    publishedAt: new Date(row.published_at).toISOString(),
    weddingMonth: row.service_date && `${row.service_date.slice(0, 7)}-01`,
    proof: row.proof,
    bookedFor: row.booked_for,
    paidBand: row.paid_band,
    pictures: (row.picture_ids ?? []).flatMap((id) => pictures.filter((picture) => picture.id === id)),
    isBeingVerified: row.is_disputed,
    reply:
      row.reply !== null && row.replied_at
        ? { text: row.reply, repliedAt: new Date(row.replied_at).toISOString() }
        : null,
  };
}
