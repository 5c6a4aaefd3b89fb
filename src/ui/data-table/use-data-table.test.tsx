import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { DataTableProps } from './data-table-props.ts';
import { type TableModel, useDataTable } from './use-data-table.ts';

interface Guest {
  id: string;
  name: string;
  seats?: number;
}

const guests: readonly Guest[] = [
  { id: 'a', name: 'Table 10', seats: 4 },
  { id: 'b', name: 'Émile' },
  { id: 'c', name: 'Table 2', seats: 12 },
  { id: 'd', name: 'Zoe', seats: 0 },
];
const columns = [
  { id: 'name', header: 'Name', cell: nameOf, sortBy: nameOf, isRowHeader: true, isSortable: true },
  { id: 'seats', header: 'Seats', cell: seatsOf, sortBy: seatsOf },
  { id: 'note', header: 'Note', cell: nameOf },
];

function nameOf({ name }: Guest) {
  return name;
}

function seatsOf({ seats }: Guest) {
  return seats;
}

function open(wishes: Partial<DataTableProps<Guest>> = {}): TableModel<Guest> {
  let model: TableModel<Guest> | undefined;
  function Table() {
    model = useDataTable({
      label: 'Guests',
      columns,
      rows: guests,
      getRowKey: ({ id }) => id,
      getRowName: nameOf,
      ...wishes,
    });
    return null;
  }
  renderToString(<Table />);
  if (!model) throw new Error('It was not rendered.');
  return model;
}

const order = ({ table }: TableModel<Guest>) =>
  table
    .getRowModel()
    .rows.map(({ id }) => id)
    .join('');

describe('sorting by the table', () => {
  it('knows numbers in words and letters with marks, and turns round', () => {
    const model = open();
    expect(order(model)).toBe('abcd');
    model.table.getColumn('name')?.toggleSorting();
    expect(order(model)).toBe('bcad');
    model.table.getColumn('name')?.toggleSorting();
    expect(order(model)).toBe('dacb');
    model.table.getColumn('name')?.toggleSorting();
    expect(order(model)).toBe('bcad');
  });

  it('puts rows without a value last, whichever way round', () => {
    const model = open();
    model.table.getColumn('seats')?.toggleSorting();
    expect(order(model)).toBe('dacb');
    model.table.getColumn('seats')?.toggleSorting();
    expect(order(model)).toBe('cadb');
    expect(model.table.getColumn('note')?.getCanSort()).toBe(false);
  });
});

describe('sorting by the owner', () => {
  it('is asked for, and changes nothing by itself', () => {
    const onSortChange = vi.fn();
    const first = open({ sort: null, onSortChange });
    first.table.getColumn('name')?.toggleSorting();
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
    expect(order(first)).toBe('abcd');
    const second = open({ sort: { columnId: 'name', direction: 'ascending' }, onSortChange });
    expect(second.table.getColumn('name')?.getIsSorted()).toBe('asc');
    second.table.getColumn('name')?.toggleSorting();
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' });
    expect(second.table.getColumn('seats')?.getCanSort()).toBe(false);
  });
});

describe('columns', () => {
  it('are hidden and shown by their owner, all but the one that names the rows', () => {
    const onHiddenColumnsChange = vi.fn();
    const model = open({ hiddenColumns: new Set(['note']), onHiddenColumnsChange });
    expect(model.visibleColumns.map(({ id }) => id)).toEqual(['name', 'seats']);
    expect(model.table.getColumn('name')?.getCanHide()).toBe(false);
    model.table.getColumn('seats')?.toggleVisibility(false);
    expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['seats', 'note']));
    model.table.getColumn('note')?.toggleVisibility(true);
    expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set());
  });
});
