import { Table } from '#ui/table.tsx';

export interface NumberTableProps {
  caption: string;
  /** The first names the rows, the others are values. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Short values side by side: prices, factors, counts. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  return (
    <Table
      caption={caption}
      className="md:overflow-hidden md:rounded-card md:border-separate md:border-spacing-0 md:border md:border-line md:bg-paper md:[&_tbody>tr:last-child>*]:border-b-0"
      columns={columns.map((header, place) => ({
        id: header,
        header,
        isRowHeader: place === 0,
        align: place === 0 ? 'start' : 'end',
        cell: (row: readonly string[]) => row[place],
      }))}
      rows={rows}
      getRowKey={(row) => row.join('|')}
    />
  );
}
