import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import { VENDOR_REVIEWS_KEY } from '../../queries.ts';
import { DISPUTE_REASON_LABELS } from '../../rules/dispute-reasons.ts';

interface DisputeStandingProps {
  one: { uuid: string; reviewUuid: string };
  dispute: VendorDispute;
  canAnswer: boolean;
  title: string;
}

const dateOf = (instant: string) => formatDateInText(calendarDateOf(new Date(instant)));

function standingOf({ state, isAnswered, answerUntil, dueOn, endedAt }: VendorDispute): string {
  if (state === 'KEPT')
    return `We looked into it and keep this review${endedAt ? `, ${dateOf(endedAt)}` : ''}.`;
  if (state === 'REMOVED') return 'We took an earlier version of this review down. This one is new.';
  if (state === 'ENDED') return 'Your dispute ended without a decision.';
  const due = dueOn ? formatDateInText(calendarDate(dueOn)) : '';
  if (isAnswered) return `The couple has answered. We decide by ${due}.`;
  return answerUntil
    ? `The couple has until ${dateOf(answerUntil)} to answer. We decide by ${due} at the latest.`
    : '';
}

/** Where a dispute stands, in a sentence. */
export function DisputeStanding({ one, dispute, canAnswer, title }: DisputeStandingProps) {
  const [isAsking, setAsking] = useState(false);
  const { state, reason, words, decision } = dispute;
  const end = useAction({
    run: () => api.reviewing.endOwnDispute(one),
    refreshes: [VENDOR_REVIEWS_KEY],
    done: 'Dispute taken back',
    onDone: () => setAsking(false),
  });
  return (
    <div className="mt-4 rounded-input bg-orange-tint p-4 text-sm">
      <p className="font-semibold">{standingOf(dispute)}</p>
      {decision && <p className="wrap-anywhere mt-1">{decision}</p>}
      {state === 'OPEN' && (
        <>
          <p className="wrap-anywhere mt-1">
            {reason && `${DISPUTE_REASON_LABELS[reason]}: `}
            {words}
          </p>
          {dispute.files.length > 0 && (
            <p className="wrap-anywhere mt-1">
              You showed: {dispute.files.map(({ name }) => name).join(', ')}
            </p>
          )}
          {canAnswer && (
            <Button variant="quiet" onPress={() => setAsking(true)} className="mt-1 -ms-3">
              Take the dispute back<span className="sr-only"> about “{title}”</span>
            </Button>
          )}
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Take the dispute back?"
          confirmLabel="Take it back"
          keepLabel="Keep it"
          isPending={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>The review loses its mark, and what you showed us is deleted.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
