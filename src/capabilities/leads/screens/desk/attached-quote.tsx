import { Pencil, ReceiptText, X } from 'lucide-react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type QuoteDraft, quoteOf } from './quote-draft.ts';

interface AttachedQuoteProps {
  draft: QuoteDraft;
  onEdit: () => void;
  onRemove: () => void;
}

/** The quote that goes with the message, in a line. */
export function AttachedQuote({ draft, onEdit, onRemove }: AttachedQuoteProps) {
  const { amountCents, depositCents, validUntil } = quoteOf(draft);
  return (
    <div className="mb-2 flex items-center gap-2 rounded-card bg-mist ps-3">
      <ReceiptText size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow truncate text-sm">
        <span className="font-semibold">{`Quote, ${formatCents(amountCents)}`}</span>
        <span className="text-ink-soft">
          {depositCents !== null && ` · ${formatCents(depositCents)} deposit`}
          {validUntil && ` · open until ${formatDateInText(calendarDate(validUntil))}`}
        </span>
      </p>
      <IconButton label="Edit the quote" icon={<Pencil size={18} />} onPress={onEdit} />
      <IconButton label="Remove the quote" icon={<X size={18} />} onPress={onRemove} />
    </div>
  );
}
