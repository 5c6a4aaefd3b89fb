import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthYear } from '#base/calendar-date-format.ts';
import { StarRow } from '#capabilities/reviews/parts/star-row.tsx';
import { PAID_BAND_LABELS } from '#capabilities/reviews/rules/paid-bands.ts';
import { SCORE_KEYS, SCORE_LABELS } from '#capabilities/reviews/rules/review-scores.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import type { VendorReview, VendorReviews } from '../../contract/vendor-reviews.contract.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { DisputeStanding } from './dispute-standing.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ShownReply } from './shown-reply.tsx';

interface VendorReviewCardProps {
  review: VendorReview;
  storefront: VendorReviews['storefront'];
  canAnswer: boolean;
}

const dateOf = (instant: string) => formatDateInText(calendarDateOf(new Date(instant)));

function Byline({ review }: { review: VendorReview }) {
  const { authorName, weddingMonth, publishedAt, proof, isBeingVerified } = review;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      <span>
        <span className="font-semibold text-ink">{authorName}</span>
        {weddingMonth && ` · Married in ${formatMonthYear(calendarDate(weddingMonth))}`} ·{' '}
        <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>
      </span>
      {proof && (
        <span className="inline-flex items-center gap-1 text-forest">
          <BadgeCheck size={16} aria-hidden="true" />
          Verified
        </span>
      )}
      {isBeingVerified && <Badge variant="orange">Being verified</Badge>}
    </p>
  );
}

function Said({ review }: { review: VendorReview }) {
  const { text, bookedFor, paidBand, pictures, authorName, scores } = review;
  const booked = [bookedFor, paidBand && PAID_BAND_LABELS[paidBand]].filter(Boolean).join(' · ');
  return (
    <>
      <p className="wrap-anywhere mt-3 max-w-reading whitespace-pre-line">{text}</p>
      <p className="mt-3 text-ink-soft text-sm">
        {SCORE_KEYS.map((key) => `${SCORE_LABELS[key]} ${scores[key]}`).join(' · ')}
      </p>
      {booked && <p className="wrap-anywhere mt-1 text-ink-soft text-sm">Booked: {booked}</p>}
      {pictures.length > 0 && (
        <ul aria-label={`Photos by ${authorName}`} className="mt-3 flex flex-wrap gap-2">
          {pictures.map((asset, index) => (
            <li key={asset.id} className="overflow-hidden rounded-input">
              <Picture asset={asset} width={100} ratio="1/1" alt={`Photo ${index + 1} by ${authorName}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One couple's words with what the business said to them, and what it can still do. */
export function VendorReviewCard({ review, storefront, canAnswer }: VendorReviewCardProps) {
  const [asked, setAsked] = useState<'reply' | 'dispute'>();
  const { rating, title, reply, dispute, canDispute } = review;
  const one = { uuid: storefront.uuid, reviewUuid: review.uuid };
  const about = <span className="sr-only"> “{title}”</span>;
  const close = () => setAsked(undefined);
  return (
    <Card as="li">
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow rating={rating} />
          <h3 className="wrap-anywhere font-semibold font-text text-base tracking-normal">{title}</h3>
        </div>
        <Byline review={review} />
        <Said review={review} />
        {reply && <ShownReply {...{ one, review, reply, canAnswer }} onEdit={() => setAsked('reply')} />}
        {dispute && dispute.state !== 'BEGUN' && <DisputeStanding {...{ one, dispute, canAnswer, title }} />}
        {canAnswer && (!reply || canDispute) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {!reply && (
              <Button variant="secondary" onPress={() => setAsked('reply')}>
                Reply{about}
              </Button>
            )}
            {canDispute && (
              <Button variant="quiet" onPress={() => setAsked('dispute')}>
                {dispute?.state === 'BEGUN' ? 'Go on with your dispute' : 'Dispute'}
                {about}
              </Button>
            )}
          </div>
        )}
      </article>
      {asked === 'reply' && <ReplyDialog one={one} review={review} onClose={close} />}
      {asked === 'dispute' && <DisputeDialog one={one} review={review} onClose={close} />}
    </Card>
  );
}
