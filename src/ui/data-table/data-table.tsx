import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { DataTableBlank } from './data-table-blank.tsx';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { useDataTable } from './use-data-table.ts';

const HEAD_HEIGHT = 44;

/** Below this the table scrolls sideways; a column that takes the rest still needs room for a name. */
function narrowestWidth(columns: readonly { width?: string }[]): string {
  return `calc(3rem + ${columns.map(({ width = '12rem' }) => width).join(' + ')})`;
}

/**
 * Dense rows for daily work: any number of them, since only those in sight exist. One Tab stop for
 * the rows; arrows, Page Up and Down, Home and End move between them, Space selects, Shift extends.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, maxHeight = 520, rowHeight = 52 } = props;
  // State, not a ref: the rows inside are mounted before their frame, and must hear of it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const model = useDataTable(props);
  const { visibleColumns, canSelect } = model;

  if (rows.length === 0)
    return <DataTableBlank label={label} isLoading={props.isLoading} empty={props.empty} />;
  const grid = (
    <div
      ref={setScroller}
      aria-busy={props.isLoading || undefined}
      style={{ maxHeight }}
      className={classNames(
        'overflow-auto overscroll-contain rounded-card border border-line bg-paper',
        props.className,
      )}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only the rows of a grid may take focus and selection.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={canSelect || undefined}
        style={{ minWidth: narrowestWidth(visibleColumns) }}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <colgroup>
          {canSelect && <col style={{ width: '3rem' }} />}
          {visibleColumns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <DataTableHead model={model} />
        <DataTableBody
          model={model}
          owner={props}
          scroller={scroller}
          rowHeight={rowHeight}
          headHeight={HEAD_HEIGHT}
          expectedHeight={maxHeight}
        />
      </table>
    </div>
  );
  if (!props.onHiddenColumnsChange) return grid;
  return (
    <>
      <div className="flex justify-end pb-2">
        <ColumnChooser model={model} columns={columns} />
      </div>
      {grid}
    </>
  );
}
