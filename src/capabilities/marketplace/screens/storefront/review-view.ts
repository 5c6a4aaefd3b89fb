import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthYear } from '#base/calendar-date-format.ts';
import type { Review, ReviewPage } from '#capabilities/reviews/contract.ts';

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
    isBeingVerified: review.isBeingVerified,
    reply: review.reply && {
      text: review.reply.text,
      posted: formatDateInText(calendarDateOf(new Date(review.reply.repliedAt))),
    },
  };
}

export type ReviewView = ReturnType<typeof reviewView>;

const SCORE_LABELS = {
  quality: 'Quality',
  communication: 'Communication',
  value: 'Value',
  professionalism: 'Professionalism',
  flexibility: 'Flexibility',
} as const;

/** The reviews in the words the page shows them in. */
export function reviewsView({ summary, total, page, pageCount, reviews }: ReviewPage) {
  const { reviewsCount, averageReviewsRate, distribution, scores } = summary;
  return {
    count: reviewsCount,
    average: averageReviewsRate?.toFixed(1) ?? null,
    distribution,
    scores: scores
      ? Object.entries(SCORE_LABELS).map(([key, label]) => ({
          label,
          average: scores[key as keyof typeof SCORE_LABELS].toFixed(1),
        }))
      : [],
    total,
    page,
    pageCount,
    reviews: reviews.map(reviewView),
  };
}

export type ReviewsView = ReturnType<typeof reviewsView>;
