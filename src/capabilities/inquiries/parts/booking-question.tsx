import { useAction } from '#app/use-action.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Booking } from '../contract/fields.ts';

interface BookingQuestionProps {
  booking: Booking;
  otherName: string;
  /** What they say: 'The Vargas says you booked' */
  claim: string;
  /** Tells by itself what went wrong. */
  onConfirm: () => Promise<unknown>;
  /** Asks before it cancels. */
  onDeny: () => void;
  className?: string;
}

/** The other side says that you booked each other: is it so? Who said it sees that the answer is still to come. */
export function BookingQuestion({
  booking,
  otherName,
  claim,
  onConfirm,
  onDeny,
  className,
}: BookingQuestionProps) {
  const confirm = useAction({ run: onConfirm, failure: 'here' });
  if (booking.confirmedAt !== null) return null;
  if (!booking.awaitsYou) {
    return booking.isShared ? null : (
      <p className={`text-center text-ink-soft text-sm ${className ?? ''}`}>
        {`Waiting for ${otherName} to confirm the booking.`}
      </p>
    );
  }
  const price = booking.amountCents === null ? '' : ` for ${formatCents(booking.amountCents)}`;
  return (
    <Notice
      isLive={false}
      className={className}
      title={`${claim}${price}`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" isPending={confirm.isPending} onPress={() => confirm.mutate()}>
            Confirm
          </Button>
          <Button size="small" variant="secondary" onPress={onDeny}>
            Not booked
          </Button>
        </span>
      }
    >
      Please confirm it, so that both of you can count on it.
    </Notice>
  );
}
