import { ReceiptText } from 'lucide-react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMediumDate } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { Quote } from '../rules/quote.ts';

export interface QuoteCardProps {
  quote: Quote;
  className?: string;
}

/** An offer beside its words: what it costs, what is in it and how long it holds. */
export function QuoteCard({ quote, className }: QuoteCardProps) {
  const { amountCents, includes, validUntil } = quote;
  return (
    <section
      aria-label="Quote"
      className={classNames('rounded-card border border-line bg-paper p-4', className)}
    >
      <p className="flex items-center gap-2 font-semibold text-ink-soft text-xs">
        <ReceiptText size={16} aria-hidden="true" />
        Quote
      </p>
      <p className="mt-1 font-display text-2xl tabular-nums">{formatCents(amountCents)}</p>
      {includes && <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-sm">{includes}</p>}
      {validUntil && (
        <p className="mt-2 text-ink-soft text-sm">{`Valid until ${formatMediumDate(calendarDate(validUntil))}`}</p>
      )}
    </section>
  );
}
