import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Names the row: its title on a phone, its header for screen readers. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  /** Shown instead of the table while there are no rows. */
  empty?: ReactNode;
  className?: string;
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const alignment = column.align === 'end' && 'md:text-end';
  if (column.isRowHeader) {
    return (
      <th
        scope="row"
        className={classNames(
          'block pb-1 text-start font-semibold md:table-cell md:px-4 md:py-3.5',
          alignment,
        )}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={classNames('flex justify-between gap-4 py-1 md:table-cell md:px-4 md:py-3.5', alignment)}>
      <span aria-hidden="true" className="text-ink-soft md:hidden">
        {column.header}
      </span>
      <span className="min-w-0 max-md:text-end">{column.cell(row)}</span>
    </td>
  );
}

/** Rows and columns from 768 px; on phones each row is a small card that names its values. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = true, columns, rows, getRowKey, empty, className } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    <table className={classNames('block w-full md:table', className)}>
      <caption
        className={isCaptionHidden ? 'sr-only' : 'block pb-3 text-start font-semibold md:table-caption'}
      >
        {caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-ink-soft text-sm">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classNames(
                'border-line border-b px-4 py-2.5 font-medium',
                column.align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={getRowKey(row)}
            className="block rounded-card border border-line bg-paper px-4 py-3 md:table-row md:border-0 md:bg-transparent md:[&>*]:border-line md:[&>*]:border-b"
          >
            {columns.map((column) => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
