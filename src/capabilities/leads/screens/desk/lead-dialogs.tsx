import { useQuery } from '@tanstack/react-query';
import { CancelBookingDialog } from '#capabilities/inquiries/parts/cancel-booking-dialog.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { leadQuery } from '../../queries.ts';
import { BookLeadDialog } from './book-lead-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { Asked } from './lead-buttons.tsx';
import { mayEnd } from './lead-permissions.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { SpamDialog } from './spam-dialog.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadDialogsProps {
  asked: Asked;
  actions: LeadActions;
  /** The lead has left the view. */
  onDone: () => void;
  onClose: () => void;
}

/** What may be asked of this lead now: a key can be pressed on any row. */
function mayAsk(lead: LeadThread, asked: Asked): boolean {
  if (asked === 'snooze') return lead.canSnooze;
  if (asked === 'book') return lead.allowed.includes('book');
  return asked !== 'end' || mayEnd(lead);
}

/** What is asked before something happens to a lead, open or not. */
export function LeadDialogs({ uuid, ...props }: LeadDialogsProps & { uuid: string }) {
  const { data: lead } = useQuery(leadQuery(uuid));
  return lead && mayAsk(lead, props.asked) ? <LeadDialog lead={lead} {...props} /> : null;
}

function LeadDialog({ lead, asked, actions, onDone, onClose }: LeadDialogsProps & { lead: LeadThread }) {
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
        lead={`${coupleNames} count on this booking and will be told that you canceled it. Your calendar opens up again, and the conversation stays open.`}
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
