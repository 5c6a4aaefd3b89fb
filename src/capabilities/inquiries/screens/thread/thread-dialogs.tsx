import { lazy, Suspense } from 'react';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import type { InquiryActions } from './use-inquiry-actions.ts';

const BookDialog = lazy(async () => ({ default: (await import('../../parts/book-dialog.tsx')).BookDialog }));
const CancelBookingDialog = lazy(async () => ({
  default: (await import('../../parts/cancel-booking-dialog.tsx')).CancelBookingDialog,
}));
const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

/** What is asked before it happens. */
export type ThreadAsked = 'book' | 'cancel-booking' | 'close' | 'withdraw';

interface ThreadDialogsProps {
  thread: Thread;
  asked: ThreadAsked | undefined;
  actions: InquiryActions;
  onClose: () => void;
}

export function ThreadDialogs({ thread, asked, actions, onClose }: ThreadDialogsProps) {
  const { vendorName } = thread;
  return (
    <Suspense>
      {asked === 'book' && (
        <BookDialog inquiry={thread} onBook={(choice) => actions.book(thread, choice)} onClose={onClose} />
      )}
      {asked === 'cancel-booking' && (
        <CancelBookingDialog
          otherName={vendorName}
          lead={`${vendorName} counts on this booking and is told that you cancel it. Their calendar opens up again, and the conversation stays open.`}
          onCancelBooking={(note) => actions.cancelBooking(thread, { note, confirm: true })}
          onClose={onClose}
        />
      )}
      {asked === 'close' && <CloseDialog thread={thread} actions={actions} onClose={onClose} />}
      {asked === 'withdraw' && <WithdrawDialog thread={thread} actions={actions} onClose={onClose} />}
    </Suspense>
  );
}
