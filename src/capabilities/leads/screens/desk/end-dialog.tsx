import { CloseoutDialog } from '#capabilities/inquiries/parts/closeout-dialog.tsx';
import { VENDOR_REASON_LABELS, vendorReasonsFor } from '#capabilities/inquiries/rules/closeout-reasons.ts';
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
    lead: 'They are told kindly and can look elsewhere. It costs you nothing, and it cannot be taken back.',
    submitLabel: 'Decline',
  },
  close: {
    title: (who: string) => `Close the conversation with ${who}?`,
    lead: 'Nobody can write here any more. What was said stays readable for both sides.',
    submitLabel: 'Close',
  },
};

function bookingsLine(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' The booking is canceled, and the couple is told.'
    : ` ${count} bookings are canceled, and the couples are told.`;
}

export function EndDialog({ kind, who, taxonomyKey, bookings, onSubmit, onClose }: EndDialogProps) {
  const { title, lead, submitLabel } = WORDS[kind];
  return (
    <CloseoutDialog
      title={title(who)}
      lead={lead + bookingsLine(bookings)}
      reasons={vendorReasonsFor(taxonomyKey).map((id) => ({ id, label: VENDOR_REASON_LABELS[id] }))}
      noteLabel="A kind word for them"
      submitLabel={submitLabel}
      keepLabel="Cancel"
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
