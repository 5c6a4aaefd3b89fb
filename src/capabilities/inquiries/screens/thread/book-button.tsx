import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';

interface BookButtonProps {
  className?: string;
  thread: Pick<Thread, 'uuid' | 'vendorName' | 'allowed' | 'status'>;
  onBook: () => Promise<unknown>;
}

/** One press, and it can be taken back. */
export function BookButton({ thread, onBook, className }: BookButtonProps) {
  const [isBooking, setBooking] = useState(false);
  async function book() {
    setBooking(true);
    await onBook();
    setBooking(false);
  }
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
      isPending={isBooking}
      pendingLabel="Booking"
      icon={<CalendarHeart size={16} aria-hidden="true" />}
      onPress={() => void book()}
    >
      We booked<span className="sr-only"> {thread.vendorName}</span>
    </Button>
  );
}
