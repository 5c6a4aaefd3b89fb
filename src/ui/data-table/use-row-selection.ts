import { functionalUpdate, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { keysOf, type RowKeys, selectionOf, toggleRow } from './row-selection.ts';

const features = tableFeatures({ rowSelectionFeature });
const noColumns: never[] = [];

interface RowSelectionSetup<Row extends object> {
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  selected: RowKeys;
  onSelectedChange: (keys: RowKeys) => void;
}

/** Which rows are chosen, for lists that are no table. */
export function useRowSelection<Row extends object>(setup: RowSelectionSetup<Row>) {
  const { rows, getRowKey, selected, onSelectedChange } = setup;
  const rowSelection = useMemo(() => selectionOf(selected), [selected]);
  const table = useTable({
    features,
    columns: noColumns,
    data: rows,
    getRowId: getRowKey,
    state: { rowSelection },
    onRowSelectionChange: (update) => onSelectedChange(keysOf(functionalUpdate(update, rowSelection))),
  });
  const isAll = table.getIsAllRowsSelected();
  return {
    isAll,
    isPartly: !isAll && table.getSelectedRowModel().rows.length > 0,
    toggle: (index: number, withShift: boolean) => {
      const row = table.getRowModel().rows[index];
      if (row) toggleRow(row, withShift);
    },
    toggleAll: () => table.toggleAllRowsSelected(),
    has: (key: string) => selected.has(key),
  };
}
