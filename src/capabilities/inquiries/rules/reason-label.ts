import {
  COUPLE_REASON_LABELS,
  COUPLE_REASONS_TOLD,
  VENDOR_REASON_LABELS,
  VENDOR_REASONS_TOLD,
} from './closeout-reasons.ts';
import type { InquirySide } from './inquiry-actions.ts';
import type { CloseEventType, InquiryEventType, InquiryStatus } from './inquiry-states.ts';

type Labels = Readonly<Record<string, string>>;

type ReadingSide = 'COUPLE' | 'VENDOR';

function labelsOf(side: InquirySide, reader: ReadingSide): Labels | undefined {
  if (side === 'COUPLE') return side === reader ? COUPLE_REASON_LABELS : COUPLE_REASONS_TOLD;
  if (side === 'VENDOR') return side === reader ? VENDOR_REASON_LABELS : VENDOR_REASONS_TOLD;
  return undefined;
}

/** A reason in the words of the side that chose it, as this side reads them; both sides have reasons of the same name. */
export function reasonLabel(reason: string | null, side: InquirySide, reader: ReadingSide): string | null {
  // 'Other' tells the other side nothing; what there is to say stands in the note.
  if (reason === 'OTHER' && side !== reader) return null;
  const labels = labelsOf(side, reader);
  return reason !== null && labels && Object.hasOwn(labels, reason) ? (labels[reason] ?? null) : null;
}

type Ended = {
  status: InquiryStatus;
  closeEventType: CloseEventType | null;
  closeReason: string | null;
  lastEventType: InquiryEventType;
};

/** Nothing follows a close, so the last event says who it was. */
function closingSide({ lastEventType }: Ended): ReadingSide | null {
  if (lastEventType === 'VENDOR_DECLINE' || lastEventType === 'SYSTEM_VENDOR_CANCEL') return 'VENDOR';
  return lastEventType === 'SYSTEM_COUPLE_CANCEL' || lastEventType === 'SYSTEM_DISMISS' ? 'COUPLE' : null;
}

/** Why an inquiry ended, for its reader: 'Reason: Our pricing is above your budget'. */
export function closeReasonText(inquiry: Ended, reader: ReadingSide): string | null {
  const side = inquiry.status === 'CLOSED' ? closingSide(inquiry) : null;
  const label = side && reasonLabel(inquiry.closeReason, side, reader);
  return label ? `Reason: ${label}` : null;
}
