import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import type { PublicationStatus } from '#base/publication-status.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { OwnReview } from '../../contract/own-review.contract.ts';
import { ownReviewQuery } from '../../queries.ts';

type Words = { title: string; text: string };

const STANDINGS: Readonly<Record<Exclude<PublicationStatus, 'NEW'>, Words>> = {
  SUBMITTED: {
    title: 'Thank you! We’re looking at your review',
    text: 'Our team reads every review before it’s shown, usually within two business days. We’ll email you.',
  },
  IN_REVIEW: {
    title: 'Thank you! We’re looking at your review',
    text: 'Somebody of our team has it right now. We’ll email you.',
  },
  ACCEPTED: { title: 'Your review is online', text: 'Thank you for helping other couples.' },
  REJECTED: {
    title: 'We couldn’t publish your review as it is',
    text: 'You can change it and send it again.',
  },
  CLOSED: { title: 'You took your review back', text: 'It’s gone from the page for good.' },
  SPAM: { title: 'This review was removed', text: 'It breaks our rules for reviews.' },
};

interface SentReviewProps {
  review: OwnReview;
  page: string;
  onEdit: () => void;
}

/** Where a review stands that has left the couple's hands, and what they can still do. */
export function SentReview({ review, page, onEdit }: SentReviewProps) {
  const [isAsking, setAsking] = useState(false);
  const { uuid, name } = review.storefront;
  const withdraw = useAction({
    run: () => api.reviewing.withdrawReview({ uuid }),
    keeps: (queryClient, answer) => queryClient.setQueryData(ownReviewQuery(uuid).queryKey, answer),
    done: 'Review taken back',
    onDone: () => setAsking(false),
  });
  if (review.status === 'NEW') return null;
  const { title, text } = STANDINGS[review.status];
  const until = review.editableUntil && formatDateInText(calendarDateOf(new Date(review.editableUntil)));
  return (
    <Card>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{review.reason || text}</p>
      {review.status === 'REJECTED' && review.reason && <p className="mt-2 text-ink-soft">{text}</p>}
      <blockquote className="mt-5 border-line border-s-2 ps-4">
        <p className="font-semibold">{review.words.title}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{review.words.text}</p>
      </blockquote>
      <div className="mt-6 flex flex-wrap gap-3">
        {review.canWrite && (
          <Button onPress={onEdit}>{review.status === 'REJECTED' ? 'Change and send again' : 'Edit'}</Button>
        )}
        <ButtonLink to={page} variant="secondary">
          Back to {name}
        </ButtonLink>
        {review.canWithdraw && (
          <Button variant="quiet" onPress={() => setAsking(true)}>
            Take it back
          </Button>
        )}
      </div>
      {review.canWrite && until && review.status !== 'REJECTED' && (
        <p className="mt-3 text-ink-soft text-sm">You can edit it until {until}.</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Take your review back?"
          confirmLabel="Take it back"
          keepLabel="Keep it"
          isPending={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>It leaves the page of {name} for good, and you can’t write another one.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
