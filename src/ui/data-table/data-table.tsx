import { type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './data-column.ts';
import { DataTableBlank } from './data-table-blank.tsx';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import type { RowKeys, RowSort } from './row-selection.ts';
import { SelectBox } from './select-box.tsx';
import { useActiveRow } from './use-active-row.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** In the order to show: who sorts is the owner, here or on the server. */
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  getRowName: (row: Row) => string;
  sort?: RowSort | null;
  onSortChange?: (sort: RowSort) => void;
  selected?: RowKeys;
  /** Rows can be selected when this is given. */
  onSelectedChange?: (keys: RowKeys) => void;
  /** Enter or a double press. */
  onRowAction?: (row: Row) => void;
  /** Shown in place of the table while there are no rows. */
  empty?: ReactNode;
  isLoading?: boolean;
  /** In px; the table scrolls within it. */
  maxHeight?: number;
  rowHeight?: number;
  className?: string;
}

const HEAD_HEIGHT = 44;

/** Below this the table scrolls sideways; a column that takes the rest still needs room for a name. */
function narrowestWidth(columns: readonly { width?: string }[]): string {
  return `calc(3rem + ${columns.map(({ width = '12rem' }) => width).join(' + ')})`;
}

/**
 * Dense rows for daily work: any number of them, since only those in sight exist. One Tab stop for
 * the rows; arrows, Page Up and Down, Home and End move between them, Space selects, Shift extends.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowKey, onRowAction, maxHeight = 520, rowHeight = 52 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(getRowKey), [rows, getRowKey]);
  const selection = useRowSelection({
    keys,
    selected: props.selected,
    onSelectedChange: props.onSelectedChange,
  });
  const { range, look, reveal, pageRows } = useVirtualRows({
    scroller,
    rowCount: rows.length,
    rowHeight,
    headHeight: HEAD_HEIGHT,
    expectedHeight: maxHeight - HEAD_HEIGHT,
  });
  const activeRow = useActiveRow({
    rowCount: rows.length,
    range,
    pageRows,
    reveal,
    onToggle: selection.isOn ? selection.toggle : undefined,
    onAction: onRowAction && ((index) => rows[index] !== undefined && onRowAction(rows[index])),
  });

  if (rows.length === 0)
    return <DataTableBlank label={label} isLoading={props.isLoading} empty={props.empty} />;
  return (
    <div
      ref={scroller}
      onScroll={look}
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
        aria-multiselectable={selection.isOn || undefined}
        style={{ minWidth: narrowestWidth(columns) }}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <colgroup>
          {selection.isOn && <col style={{ width: '3rem' }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <DataTableHead
          columns={columns}
          sort={props.sort ?? null}
          onSortChange={props.onSortChange}
          selectAll={
            selection.isOn && (
              <SelectBox
                label="Select all rows"
                isInTabOrder
                isSelected={selection.state === 'all'}
                isPartly={selection.state === 'some'}
                onToggle={selection.toggleAll}
              />
            )
          }
        />
        <DataTableBody
          table={props}
          keys={keys}
          range={range}
          rowHeight={rowHeight}
          selection={selection}
          activeRow={activeRow}
        />
      </table>
    </div>
  );
}
