import type { RowSelectionState } from '@tanstack/react-table';

export type RowKeys = ReadonlySet<string>;

/** The table's library keeps the keys of an object where the product keeps a set. */
export function selectionOf(keys: RowKeys): RowSelectionState {
  return Object.fromEntries(Array.from(keys, (key) => [key, true] as const));
}

export function keysOf(selection: RowSelectionState): RowKeys {
  return new Set(Object.keys(selection));
}

interface SelectableRow {
  getIsSelected: () => boolean;
  getToggleSelectedHandler: () => (event: unknown) => void;
}

/** With Shift, all rows from the last one that was toggled join the selection: what Shift means in every list. */
export function toggleRow(row: SelectableRow, withShift: boolean): void {
  const checked = withShift || !row.getIsSelected();
  row.getToggleSelectedHandler()({ target: { checked }, shiftKey: withShift });
}
