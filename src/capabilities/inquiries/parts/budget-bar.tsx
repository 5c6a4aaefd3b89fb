import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { BudgetRange } from '../rules/budget-fit.ts';
import { type BudgetStanding, budgetStanding } from '../rules/quote-sheet.ts';

interface BudgetBarProps {
  amountCents: number;
  /** What the couple shared with this vendor. */
  budget: BudgetRange;
  whose: 'your' | 'their';
  className?: string;
}

function standingText({ fit, overCents }: BudgetStanding, whose: string): string {
  if (fit === 'ABOVE') return `${formatCents(overCents)} over ${whose} budget`;
  return fit === 'BELOW' ? `Under ${whose} budget` : `Inside ${whose} budget`;
}

/** How far along the budget a price stands, in percent. */
function placeOf(amountCents: number, { minCents, maxCents }: BudgetRange): number {
  const from = minCents ?? 0;
  const to = maxCents ?? Math.max(from * 2, 1);
  return Math.min(100, Math.max(0, ((amountCents - from) / Math.max(to - from, 1)) * 100));
}

/** A price against what the couple wants to spend; nothing where they shared nothing. */
export function BudgetBar({ amountCents, budget, whose, className }: BudgetBarProps) {
  const standing = budgetStanding(amountCents, budget);
  if (!standing) return null;
  const isOver = standing.fit === 'ABOVE';
  return (
    <div className={className}>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-secondary/20">
        <span
          className={classNames(
            'absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper',
            isOver ? 'bg-red' : 'bg-secondary',
          )}
          style={{ left: `${placeOf(amountCents, budget)}%` }}
        />
      </div>
      <p className="mt-1.5 flex justify-between gap-2 text-ink-soft text-xs tabular-nums">
        <span>{formatCents(budget.minCents ?? 0)}</span>
        <span className={classNames('font-semibold', isOver ? 'text-red-deep' : 'text-cove-deep')}>
          {standingText(standing, whose)}
        </span>
        <span>{budget.maxCents === null ? 'open' : formatCents(budget.maxCents)}</span>
      </p>
    </div>
  );
}
