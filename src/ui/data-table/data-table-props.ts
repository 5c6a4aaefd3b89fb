import type { ReactNode } from 'react';
import type { DataColumn, RowSort } from './data-column.ts';
import type { RowKeys } from './row-selection.ts';

export interface DataTableProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  /** In the order to show, unless the table itself sorts them (`sortBy` of a column). */
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  getRowName: (row: Row) => string;
  sort?: RowSort | null;
  /** The owner sorts when this is given, here or on the server. */
  onSortChange?: (sort: RowSort) => void;
  selected?: RowKeys;
  /** Rows can be selected when this is given. */
  onSelectedChange?: (keys: RowKeys) => void;
  hiddenColumns?: ReadonlySet<string>;
  /** Columns can be hidden when this is given; the one that names the rows always stays. */
  onHiddenColumnsChange?: (ids: ReadonlySet<string>) => void;
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
