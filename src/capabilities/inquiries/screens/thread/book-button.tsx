import { CalendarHeart } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';

interface BookButtonProps {
  className?: string;
  thread: Pick<Thread, 'vendorName' | 'allowed' | 'status'>;
  /** Asks first: for how much, and for which day. */
  onAsk: () => void;
}

export function BookButton({ thread, onAsk, className }: BookButtonProps) {
  if (thread.status === 'BOOKED') {
    return (
      <ButtonLink to={paths.bookedVendors()} variant="secondary" size="small" className={className}>
        Booking details
      </ButtonLink>
    );
  }
  if (!thread.allowed.includes('book')) return null;
  return (
    <Button
      size="small"
      className={className}
      icon={<CalendarHeart size={16} aria-hidden="true" />}
      onPress={onAsk}
    >
      We booked<span className="sr-only"> {thread.vendorName}</span>
    </Button>
  );
}
