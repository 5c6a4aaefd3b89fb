import { CloseoutDialog } from '#capabilities/inquiries/parts/closeout-dialog.tsx';
import {
  VENDOR_REASON_LABELS,
  VENDOR_REASONS_TOLD,
  vendorReasonsFor,
} from '#capabilities/inquiries/rules/closeout-reasons.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Closing } from './use-lead-actions.ts';

interface EndDialogProps {
  /** Before the first answer a lead is declined, afterwards the talk is closed. */
  kind: 'decline' | 'close';
  /** Whom it concerns: 'Maya & Jonah', '3 leads' */
  who: string;
  taxonomyKey: TaxonomyKey;
  /** How many of them are booked. */
  bookings: number;
  onSubmit: (closing: Closing) => Promise<unknown>;
  onClose: () => void;
}

const WORDS = {
  decline: {
    title: (who: string) => `Decline ${who}?`,
    lead: 'We’ll let them know kindly so they can look elsewhere. It costs you nothing, and it can’t be undone.',
    submitLabel: 'Decline',
  },
  close: {
    title: (who: string) => `Close the conversation with ${who}?`,
    lead: 'Neither of you will be able to send messages. You can both still read what was said.',
    submitLabel: 'Close',
  },
};

function bookingsLine(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' The booking will be canceled, and we’ll tell the couple.'
    : ` ${count} bookings will be canceled, and we’ll tell the couples.`;
}

export function EndDialog({ kind, who, taxonomyKey, bookings, onSubmit, onClose }: EndDialogProps) {
  const { title, lead, submitLabel } = WORDS[kind];
  return (
    <CloseoutDialog
      title={title(who)}
      lead={lead + bookingsLine(bookings)}
      reasons={vendorReasonsFor(taxonomyKey).map((id) => ({ id, label: VENDOR_REASON_LABELS[id] }))}
      toldAs={(reason) => (reason === 'OTHER' ? undefined : VENDOR_REASONS_TOLD[reason])}
      {...(kind === 'decline' && { noteHint: 'Phone numbers and email addresses stay hidden.' })}
      noteLabel="Add a personal note"
      submitLabel={submitLabel}
      keepLabel="Cancel"
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
