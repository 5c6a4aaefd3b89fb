import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** A CSS width, '12rem' for instance; columns without one share the rest. */
  width?: string;
  /** Names the row for screen readers. */
  isRowHeader?: boolean;
  /** For owners that sort, with `onSortChange`. */
  isSortable?: boolean;
  /** What the table sorts by when the owner does not; rows without a value come last. */
  sortBy?: (row: Row) => string | number | undefined;
}

export interface RowSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}
