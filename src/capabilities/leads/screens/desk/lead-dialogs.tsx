import { CancelBookingDialog } from '#capabilities/inquiries/parts/cancel-booking-dialog.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { BookLeadDialog } from './book-lead-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { Asked } from './lead-buttons.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { SpamDialog } from './spam-dialog.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadDialogsProps {
  lead: LeadThread;
  asked: Asked | undefined;
  actions: LeadActions;
  /** The lead has left the view. */
  onDone: () => void;
  onClose: () => void;
}

/** What is asked before the open lead leaves the list. */
export function LeadDialogs({ lead, asked, actions, onDone, onClose }: LeadDialogsProps) {
  const { coupleNames } = lead;
  if (asked === 'snooze') {
    return (
      <SnoozeDialog
        title={`Snooze ${coupleNames}`}
        onSnooze={async (days) => {
          await actions.snooze(lead, days);
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  if (asked === 'book') {
    return (
      <BookLeadDialog
        lead={lead}
        onBook={(amountCents) => actions.book(lead, amountCents)}
        onClose={onClose}
      />
    );
  }
  if (asked === 'cancel-booking') {
    return (
      <CancelBookingDialog
        otherName={coupleNames}
        lead={`${coupleNames} count on this booking and are told that you cancel it. Your calendar opens up again, and the conversation stays open.`}
        onCancelBooking={(note) => actions.cancelBooking(lead, note)}
        onClose={onClose}
      />
    );
  }
  if (asked === 'spam') {
    return (
      <SpamDialog
        who={coupleNames}
        onReport={async (note) => {
          await actions.reportSpam(lead, note);
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  if (asked !== 'end') return null;
  return (
    <EndDialog
      kind={lead.status === 'READY' ? 'decline' : 'close'}
      bookings={lead.status === 'BOOKED' ? 1 : 0}
      who={coupleNames}
      taxonomyKey={lead.taxonomyKey}
      onSubmit={async (closing) => {
        await actions.end(lead, closing);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
