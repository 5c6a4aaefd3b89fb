import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthYear } from '#base/calendar-date-format.ts';
import type { Review, ReviewPage } from '#capabilities/reviews/contract.ts';
import { PAID_BAND_LABELS } from '#capabilities/reviews/rules/paid-bands.ts';
import { SCORE_KEYS, SCORE_LABELS } from '#capabilities/reviews/rules/review-scores.ts';

const PROOF_TEXTS = {
  BOOKED_HERE: 'Verified: booked here',
  CONTRACT: 'Verified by contract',
  PAYMENT: 'Verified by payment',
} as const;

function reviewView({ uuid, authorName, title, text, rating, publishedAt, weddingMonth, ...review }: Review) {
  return {
    uuid,
    authorName,
    title,
    text,
    rating,
    publishedAt: publishedAt.slice(0, 10),
    posted: formatDateInText(calendarDateOf(new Date(publishedAt))),
    wedding: weddingMonth && `Married in ${formatMonthYear(calendarDate(weddingMonth))}`,
    proof: review.proof && PROOF_TEXTS[review.proof],
    booked: [review.bookedFor, review.paidBand && PAID_BAND_LABELS[review.paidBand]]
      .filter(Boolean)
      .join(' · '),
    pictures: review.pictures,
    isBeingVerified: review.isBeingVerified,
    reply: review.reply && {
      text: review.reply.text,
      posted: formatDateInText(calendarDateOf(new Date(review.reply.repliedAt))),
    },
  };
}

export type ReviewView = ReturnType<typeof reviewView>;

/** The reviews in the words the page shows them in. */
export function reviewsView({ summary, total, page, pageCount, reviews }: ReviewPage) {
  const { reviewsCount, averageReviewsRate, distribution, scores } = summary;
  return {
    count: reviewsCount,
    average: averageReviewsRate?.toFixed(1) ?? null,
    distribution,
    scores: scores
      ? SCORE_KEYS.map((key) => ({ label: SCORE_LABELS[key], average: scores[key].toFixed(1) }))
      : [],
    total,
    page,
    pageCount,
    reviews: reviews.map(reviewView),
  };
}

export type ReviewsView = ReturnType<typeof reviewsView>;
