import { useMemo, useRef } from 'react';
import { extendedRows, type RowKeys, selectionState, toggledRow } from './row-selection.ts';

const none: RowKeys = new Set();

interface RowSelectionSetup {
  keys: readonly string[];
  selected: RowKeys | undefined;
  onSelectedChange: ((keys: RowKeys) => void) | undefined;
}

/** Which rows are chosen, and where Shift reaches from. */
export function useRowSelection({ keys, selected = none, onSelectedChange }: RowSelectionSetup) {
  const anchor = useRef(0);
  const state = useMemo(() => selectionState(selected, keys), [selected, keys]);

  function toggle(index: number, withShift: boolean) {
    const key = keys[index];
    if (key === undefined) return;
    onSelectedChange?.(
      withShift ? extendedRows(selected, keys, anchor.current, index) : toggledRow(selected, key),
    );
    anchor.current = index;
  }

  function toggleAll() {
    const isAll = state === 'all';
    const kept = new Set(selected);
    for (const key of keys) isAll ? kept.delete(key) : kept.add(key);
    onSelectedChange?.(kept);
  }

  return {
    isOn: onSelectedChange !== undefined,
    state,
    toggle,
    toggleAll,
    has: (key: string) => selected.has(key),
  };
}
