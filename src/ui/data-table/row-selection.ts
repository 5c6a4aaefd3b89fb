export type RowKeys = ReadonlySet<string>;

export function toggledRow(selected: RowKeys, key: string): RowKeys {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All rows between two, both included, join the selection: what Shift means in every list. */
export function extendedRows(selected: RowKeys, keys: readonly string[], from: number, to: number): RowKeys {
  return new Set([...selected, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** Of the rows at hand: keys of rows that a filter hides are not counted. */
export function selectionState(selected: RowKeys, keys: readonly string[]): 'none' | 'some' | 'all' {
  if (selected.size === 0 || keys.length === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

export interface RowSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** A new column starts ascending; the same one turns round. */
export function nextSort(sort: RowSort | null, columnId: string): RowSort {
  const turns = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: turns ? 'descending' : 'ascending' };
}
