import { BadgeCheck } from 'lucide-react';
import { pictureAddress } from '#base/picture-address.ts';
import { StarRow } from '#capabilities/reviews/parts/star-row.tsx';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ReviewView } from './review-view.ts';

/** One couple's words, and what the business answered. */
export function ReviewCard({ review, vendorName }: { review: ReviewView; vendorName: string }) {
  const {
    authorName,
    title,
    text,
    rating,
    posted,
    publishedAt,
    wedding,
    proof,
    booked,
    pictures,
    isBeingVerified,
    reply,
  } = review;
  return (
    <article className="py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow rating={rating} />
        <h3 className="wrap-anywhere font-semibold font-text text-base tracking-normal">{title}</h3>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span>
          <span className="font-semibold text-ink">{authorName}</span>
          {wedding && ` · ${wedding}`} · <time dateTime={publishedAt}>{posted}</time>
        </span>
        {proof && (
          <span className="inline-flex items-center gap-1 text-forest">
            <BadgeCheck size={16} aria-hidden="true" />
            {proof}
          </span>
        )}
        {isBeingVerified && <Badge variant="orange">Being verified</Badge>}
      </p>
      <p className="wrap-anywhere mt-3 max-w-reading whitespace-pre-line">{text}</p>
      {booked && <p className="wrap-anywhere mt-2 text-ink-soft text-sm">Booked: {booked}</p>}
      {pictures.length > 0 && (
        <ul aria-label={`Photos by ${authorName}`} className="mt-3 flex flex-wrap gap-2">
          {pictures.map((asset, index) => (
            <li key={asset.id} className="overflow-hidden rounded-input">
              <a href={pictureAddress(asset.id, { width: 1200 })}>
                <Picture asset={asset} width={100} ratio="1/1" alt={`Photo ${index + 1} by ${authorName}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className="mt-4 border-line border-s-2 ps-4">
          <p className="text-sm">
            <span className="font-semibold">Response from {vendorName}</span>{' '}
            <span className="text-ink-soft">· {reply.posted}</span>
          </p>
          <p className="wrap-anywhere mt-1 max-w-reading whitespace-pre-line text-ink-soft">{reply.text}</p>
        </div>
      )}
    </article>
  );
}
