import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { COLUMN_LABELS, GRID_COLUMNS } from '../../rules/grid/grid-rows.ts';
import { gridColumns } from './grid-look.ts';

/** What the columns are called. */
export const GridHead = memo(function GridHead() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out, and most of a thousand are.
    // biome-ignore lint/a11y/useFocusableInteractive: its headers are only read.
    <div
      role="row"
      aria-rowindex={1}
      className={classNames(gridColumns, 'h-10 border-line border-b font-semibold text-ink-soft text-xs')}
    >
      {GRID_COLUMNS.map((column, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div
          key={column}
          role="columnheader"
          aria-colindex={index + 1}
          className={classNames(
            'flex min-w-0 items-center',
            index >= 2 ? 'justify-end px-1.5 last:xl:pe-3.5' : index === 0 ? 'ps-4' : 'ps-2.5',
          )}
        >
          <span className="truncate">{COLUMN_LABELS[column]}</span>
        </div>
      ))}
    </div>
  );
});
