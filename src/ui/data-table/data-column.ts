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
  isSortable?: boolean;
}
