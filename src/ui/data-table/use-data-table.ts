import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  functionalUpdate,
  type Row as ModelRow,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, RowSort } from './data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { keysOf, type RowKeys, selectionOf } from './row-selection.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});

export type TableRow<Row extends object> = ModelRow<typeof features, Row>;
export type TableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;

const none: RowKeys = new Set();
const words = new Intl.Collator('en', { numeric: true });

function compareRows<Row extends object>(a: TableRow<Row>, b: TableRow<Row>, columnId: string): number {
  const [left, right] = [a.getValue(columnId), b.getValue(columnId)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return words.compare(String(left), String(right));
}

function definitionsOf<Row extends object>(
  columns: readonly DataColumn<Row>[],
  isSortedByOwner: boolean,
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, sortBy, isSortable, isRowHeader }) => ({
    id,
    header,
    accessorFn: sortBy ?? (() => undefined),
    enableSorting: isSortedByOwner ? isSortable === true : sortBy !== undefined,
    enableHiding: !isRowHeader,
    sortFn: compareRows,
    sortUndefined: 'last',
  }));
}

function sortingOf(sort: RowSort | null | undefined): SortingState {
  return sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [];
}

function sortOf([first]: SortingState): RowSort | undefined {
  return first && { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' };
}

/** The model behind the rows: their order, which of them are chosen and which columns are shown. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, getRowKey, selected = none, hiddenColumns = none } = props;
  const { sort, onSortChange, onSelectedChange, onHiddenColumnsChange } = props;
  const isSortedByOwner = onSortChange !== undefined;
  const definitions = useMemo(() => definitionsOf(columns, isSortedByOwner), [columns, isSortedByOwner]);
  const rowSelection = useMemo(() => selectionOf(selected), [selected]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, !hiddenColumns.has(id)])),
    [columns, hiddenColumns],
  );
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: getRowKey,
    state: { rowSelection, columnVisibility, ...(isSortedByOwner && { sorting }) },
    manualSorting: isSortedByOwner,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onRowSelectionChange: (update) => onSelectedChange?.(keysOf(functionalUpdate(update, rowSelection))),
    onColumnVisibilityChange: (update) => {
      const shown = functionalUpdate(update, columnVisibility);
      onHiddenColumnsChange?.(new Set(columns.map(({ id }) => id).filter((id) => shown[id] === false)));
    },
    ...(isSortedByOwner && {
      onSortingChange: (update) => {
        const next = sortOf(functionalUpdate<SortingState>(update, sorting));
        if (next) onSortChange(next);
      },
    }),
  });
  const visibleColumns = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id]),
    [columns, columnVisibility],
  );
  return { table, visibleColumns, canSelect: onSelectedChange !== undefined };
}
