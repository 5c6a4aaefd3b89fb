import { type ReactNode, useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { REVIEWS_KEY, reviewQuery } from '../../queries.ts';
import type { ReviewDecision } from '../../rules/review-decisions.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';

type Props = { listing: ReviewCase };

function useCaseActions({ uuid }: ReviewCase) {
  const query = reviewQuery(uuid);
  const shared = {
    keeps: (
      queryClient: { setQueryData: (key: typeof query.queryKey, now: ReviewCase) => unknown },
      now: ReviewCase,
    ) => queryClient.setQueryData(query.queryKey, now),
    refreshes: [query.queryKey, REVIEWS_KEY],
  };
  const pickUp = useAction({
    run: () => api.listings.pickUpReview({ uuid }),
    ...shared,
  });
  const reopen = useAction({
    run: () => api.listings.reopenListing({ uuid }),
    ...shared,
    done: 'Back in the queue.',
  });
  return { pickUp, reopen };
}

/** Nobody has it yet, or a colleague does. */
function PickUp({ listing }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { pickUp } = useCaseActions(listing);
  const reviewer = listing.review?.reviewer;
  const start = () => pickUp.mutate(undefined, { onSettled: () => setAsking(false) });
  if (!reviewer) {
    return (
      <Button isFullWidth isPending={pickUp.isPending} onPress={start}>
        Start review
      </Button>
    );
  }
  return (
    <>
      <Notice
        tone="warn"
        isLive={false}
        title={`${reviewer.name} is on it`}
        action={
          <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
            Take over
          </Button>
        }
      >
        Since <TimeAgoText at={reviewer.since} />
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={`Take over from ${reviewer.name}?`}
          confirmLabel="Take over"
          isPending={pickUp.isPending}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          <p>{reviewer.name} won’t be able to decide this one anymore.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const DECISIONS: readonly {
  decision: ReviewDecision;
  label: string;
  variant: 'primary' | 'secondary' | 'quiet';
}[] = [
  { decision: 'ACCEPTED', label: 'Approve', variant: 'primary' },
  { decision: 'CHANGES', label: 'Request changes', variant: 'secondary' },
  { decision: 'REJECTED', label: 'Reject', variant: 'quiet' },
  { decision: 'SPAM', label: 'Mark as spam', variant: 'quiet' },
];

function Decide({ listing }: Props) {
  const [decision, setDecision] = useState<ReviewDecision>();
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {DECISIONS.map(({ decision: each, label, variant }) => (
          <Button key={each} variant={variant} onPress={() => setDecision(each)}>
            {label}
          </Button>
        ))}
      </div>
      {decision && (
        <DecisionDialog listing={listing} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </>
  );
}

/** What is not under review: published, or out of sight. */
function Standing({ listing }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { reopen } = useCaseActions(listing);
  if (listing.published) {
    return (
      <>
        <p className="mb-3 text-ink-soft text-sm">This listing is published. Couples can see it.</p>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Take it down
        </Button>
        {isAsking && <TakeDownDialog listing={listing} onClose={() => setAsking(false)} />}
      </>
    );
  }
  if (listing.status === 'CLOSED' || listing.status === 'SPAM') {
    return (
      <>
        <p className="mb-3 text-ink-soft text-sm">Couples can’t see this listing.</p>
        <Button variant="secondary" isPending={reopen.isPending} onPress={() => reopen.mutate()}>
          Put back in the queue
        </Button>
      </>
    );
  }
  return <p className="text-ink-soft text-sm">Nothing to decide until the vendor submits it.</p>;
}

/** What staff can do with the listing now. */
export function DecisionBar({ listing }: Props) {
  const { review } = listing;
  return (
    <section aria-label="Decision" className="rounded-card border border-line bg-mist p-4">
      {!review && <Standing listing={listing} />}
      {review && (
        <p className="mb-3 text-ink-soft text-sm">
          Submitted {review.openedBy && `by ${review.openedBy} `}
          <TimeAgoText at={review.openedAt} />
        </p>
      )}
      {review && (review.reviewer?.isYou ? <Decide listing={listing} /> : <PickUp listing={listing} />)}
    </section>
  );
}
