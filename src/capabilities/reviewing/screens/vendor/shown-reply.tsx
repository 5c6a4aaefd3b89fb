import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import type { VendorReview } from '../../contract/vendor-reviews.contract.ts';
import { VENDOR_REVIEWS_KEY } from '../../queries.ts';

interface ShownReplyProps {
  one: { uuid: string; reviewUuid: string };
  review: VendorReview;
  reply: NonNullable<VendorReview['reply']>;
  canAnswer: boolean;
  onEdit: () => void;
}

/** What the business answered, as couples read it. */
export function ShownReply({ one, review, reply, canAnswer, onEdit }: ShownReplyProps) {
  const [isAsking, setAsking] = useState(false);
  const about = <span className="sr-only"> to “{review.title}”</span>;
  const remove = useAction({
    run: () => api.reviewing.removeReviewReply(one),
    refreshes: [VENDOR_REVIEWS_KEY],
    done: 'Reply removed',
    onDone: () => setAsking(false),
  });
  return (
    <div className="mt-4 border-line border-s-2 ps-4">
      <p className="text-sm">
        <span className="font-semibold">Your reply</span>{' '}
        <span className="text-ink-soft">· {formatDateInText(calendarDateOf(new Date(reply.repliedAt)))}</span>
      </p>
      <p className="wrap-anywhere mt-1 max-w-reading whitespace-pre-line text-ink-soft">{reply.text}</p>
      {canAnswer && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="quiet" onPress={onEdit}>
            Edit reply{about}
          </Button>
          <Button variant="quiet" onPress={() => setAsking(true)}>
            Remove reply{about}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Remove your reply?"
          confirmLabel="Remove it"
          keepLabel="Keep it"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>It leaves your page at once. You can write another one.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
