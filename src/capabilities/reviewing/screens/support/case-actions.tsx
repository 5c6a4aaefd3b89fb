import { TimeAgoText } from '#app/time-ago-text.tsx';
import { Button } from '#ui/button.tsx';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import type { DisputeVerdict } from '../../rules/dispute-rules.ts';
import type { ReviewVerdict } from '../../rules/review-verdicts.ts';

export type CaseAction = 'pick-up' | 'second-look' | ReviewVerdict | DisputeVerdict;

const DECIDED = { ACCEPTED: 'Accepted', REJECTED: 'Turned away', SPAM: 'Marked as spam' } as const;

function Standing({
  shown: { status, takenBy, secondLookBy, decidedBy, decidedAt, reason },
}: {
  shown: ReviewCase;
}) {
  if (decidedAt) {
    const verdict = status in DECIDED ? DECIDED[status as keyof typeof DECIDED] : 'Decided';
    return (
      <p className="wrap-anywhere text-ink-soft text-sm">
        {verdict} <TimeAgoText at={decidedAt} />
        {decidedBy && ` by ${decidedBy}`}
        {reason && `: ${reason}`}
      </p>
    );
  }
  if (secondLookBy?.isYou) return <p className="text-ink-soft text-sm">A colleague decides this one.</p>;
  if (takenBy && !takenBy.isYou) {
    return (
      <p className="text-ink-soft text-sm">
        {takenBy.name} has it, since <TimeAgoText at={takenBy.since} />.
      </p>
    );
  }
  return secondLookBy ? (
    <p className="text-ink-soft text-sm">{secondLookBy.name} asked for a second look.</p>
  ) : null;
}

/** What this person can do with a review now. */
export function CaseActions({ shown, onAct }: { shown: ReviewCase; onAct: (action: CaseAction) => void }) {
  const { takenBy, secondLookBy, status, title, dispute } = shown;
  const isMine = status === 'IN_REVIEW' && takenBy?.isYou === true;
  const canPickUp = !isMine && !secondLookBy?.isYou && (status === 'SUBMITTED' || status === 'IN_REVIEW');
  const about = <span className="sr-only"> “{title}”</span>;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {canPickUp && (
        <Button onPress={() => onAct('pick-up')}>
          {takenBy ? 'Take over' : 'Pick up'}
          {about}
        </Button>
      )}
      {isMine && (
        <>
          <Button onPress={() => onAct('ACCEPT')}>Accept{about}</Button>
          <Button variant="secondary" onPress={() => onAct('REJECT')}>
            Turn away{about}
          </Button>
          <Button variant="secondary" onPress={() => onAct('SPAM')}>
            Mark as spam{about}
          </Button>
          {!secondLookBy && (
            <Button variant="quiet" onPress={() => onAct('second-look')}>
              Ask for a second look{about}
            </Button>
          )}
        </>
      )}
      {dispute?.canDecide && (
        <>
          <Button onPress={() => onAct('KEEP')}>Keep it{about}</Button>
          <Button variant="secondary" onPress={() => onAct('REMOVE')}>
            Take it down{about}
          </Button>
        </>
      )}
      {status === 'ACCEPTED' && !dispute && (
        <Button variant="quiet" onPress={() => onAct('REJECT')}>
          Take down{about}
        </Button>
      )}
      {!dispute && <Standing shown={shown} />}
    </div>
  );
}
