import { Plus } from 'lucide-react';
import { memo } from 'react';
import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { SumFigures } from '../../rules/budget-sums.ts';
import { gridColumns } from './grid-look.ts';

interface SumRowProps {
  label: string;
  sum: SumFigures;
  index: number;
  isTotal?: boolean;
  onAdd?: (() => void) | undefined;
}

const amount = (cents: number | null) => (cents === null || cents === 0 ? '' : formatCents(cents));

/** A section with what its lines come to, or the whole. */
export const SumRow = memo(function SumRow({ label, sum, index, isTotal = false, onAdd }: SumRowProps) {
  const cells = [
    formatCents(sum.plannedCents),
    amount(sum.quotedCents),
    amount(sum.committedCents),
    amount(sum.paidCents),
    amount(sum.outstandingCents),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row of a line.
    // biome-ignore lint/a11y/useFocusableInteractive: it only tells sums, and the keys pass over it.
    <div
      role="row"
      aria-rowindex={index + 1}
      className={classNames(
        gridColumns,
        'group/row border-line font-semibold text-sm',
        isTotal ? 'h-[3.25rem] border-t text-base' : 'h-[2.375rem] border-b bg-linen',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the row of a line. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div role="rowheader" aria-colindex={1} className="col-span-2 flex min-w-0 items-center gap-2 ps-4">
        <span className="truncate">{label}</span>
        {onAdd && (
          <button
            type="button"
            tabIndex={-1}
            onClick={onAdd}
            aria-label={`Add a line to ${label}`}
            className="inline-flex size-7 items-center justify-center rounded-full text-ink-soft opacity-0 hover:bg-ink/6 focus:opacity-100 group-hover/row:opacity-100"
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {cells.map((text, column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the row of a line.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places.
          key={column}
          role="gridcell"
          aria-colindex={column + 3}
          className={classNames(
            'flex items-center justify-end px-1.5 text-end tabular-nums last:xl:pe-3.5',
            isTotal && 'text-sm',
          )}
        >
          {text}
        </div>
      ))}
    </div>
  );
});
