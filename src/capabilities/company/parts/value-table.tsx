import type { ReactNode } from 'react';
import { Table } from '#ui/table.tsx';

export interface ValueTableProps {
  caption: string;
  /** The first names the rows, the others are values. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Words read better from the start of the line, numbers from its end. */
  align?: 'start' | 'end';
}

type Row = { key: string; cells: readonly ReactNode[] };

/** For more columns, or longer ones, than a phone has room for: there each row is a card that names its values. */
export function ValueTable({ caption, columns, rows, align = 'end' }: ValueTableProps) {
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-paper md:[&_tr:last-child>*]:border-b-0">
      <Table
        caption={caption}
        columns={columns.map((header, place) => ({
          id: header,
          header,
          cell: ({ cells }: Row) => cells[place],
          align: place === 0 ? 'start' : align,
          isRowHeader: place === 0,
        }))}
        rows={rows.map((cells, place) => ({ key: String(place), cells }))}
        getRowKey={({ key }) => key}
        className="tabular-nums"
      />
    </div>
  );
}
