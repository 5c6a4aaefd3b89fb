import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { QuoteSheetView, ReadQuote } from '../contract/fields.ts';
import type { BudgetRange } from '../rules/budget-fit.ts';
import type { QuoteState } from '../rules/quote-sheet.ts';
import { BudgetBar } from './budget-bar.tsx';
import { QuoteLines } from './quote-lines.tsx';

export interface QuoteCardProps {
  quote: ReadQuote;
  sheet?: QuoteSheetView | null;
  /** What the couple shared, and whose it is to the reader: 'your' or 'their'. */
  budget?: BudgetRange & { whose: 'your' | 'their' };
  /** What can be done with it. */
  action?: ReactNode;
  className?: string;
}

const STATES: Readonly<Record<Exclude<QuoteState, 'SENT'>, { label: string; variant: BadgeVariant }>> = {
  ACCEPTED: { label: 'Accepted', variant: 'green' },
  WITHDRAWN: { label: 'Withdrawn', variant: 'gray' },
  EXPIRED: { label: 'Expired', variant: 'gray' },
};

/** An offer beside its words: what is in it, what it costs in all and to begin with, and how long it holds. */
export function QuoteCard({ quote, sheet, budget, action, className }: QuoteCardProps) {
  const { amountCents, includes, validUntil } = quote;
  const state = sheet && sheet.state !== 'SENT' ? STATES[sheet.state] : undefined;
  const hasLines = sheet !== null && sheet !== undefined && sheet.lines.length > 0;
  return (
    <section
      aria-label="Quote"
      className={classNames('rounded-card border border-line bg-paper p-4', className)}
    >
      <p className="flex items-center gap-2 font-semibold text-ink-soft text-xs">
        <ReceiptText size={16} aria-hidden="true" />
        Quote
        {state && (
          <Badge variant={state.variant} className="ms-auto">
            {state.label}
          </Badge>
        )}
      </p>
      {hasLines && <QuoteLines lines={sheet.lines} className="mt-2" />}
      {amountCents === null ? (
        <p className="mt-1 text-ink-soft text-sm">What it costs is for the couple to see.</p>
      ) : (
        <p className="mt-1 flex items-baseline justify-between gap-3">
          {hasLines && <span className="text-sm">Total</span>}
          <span className="font-display text-2xl tabular-nums">{formatCents(amountCents)}</span>
        </p>
      )}
      {!hasLines && includes && <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-sm">{includes}</p>}
      {budget && amountCents !== null && (
        <BudgetBar amountCents={amountCents} budget={budget} whose={budget.whose} className="mt-2" />
      )}
      {typeof sheet?.depositCents === 'number' && (
        <p className="mt-2 text-sm">{`${formatCents(sheet.depositCents)} deposit to book`}</p>
      )}
      {validUntil && (
        <p className="mt-1 text-ink-soft text-sm">{`Open until ${formatDateInText(calendarDate(validUntil))}`}</p>
      )}
      <div className="mt-3 empty:hidden">{action}</div>
    </section>
  );
}
