import { GRID_COLUMNS, type GridColumn, type LineRow } from './grid-rows.ts';

export type Cell = { key: string; column: GridColumn };

export const GRID_MOVES = [
  'left',
  'right',
  'up',
  'down',
  'row-start',
  'row-end',
  'first',
  'last',
  'page-up',
  'page-down',
  'next',
  'previous',
] as const;
export type GridMove = (typeof GRID_MOVES)[number];

const LAST = GRID_COLUMNS.length - 1;

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

const PLAIN: Readonly<Record<string, GridMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
};
const WITH_CONTROL: Readonly<Record<string, GridMove>> = {
  Home: 'first',
  End: 'last',
  ArrowLeft: 'row-start',
  ArrowRight: 'row-end',
  ArrowUp: 'first',
  ArrowDown: 'last',
};

/** What a key means on a cell that nobody types in; undefined for keys that move nothing. */
export function moveOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): GridMove | undefined {
  if (altKey) return undefined;
  return ctrlKey || metaKey ? WITH_CONTROL[key] : PLAIN[key];
}

export type GridCommand =
  | 'edit'
  | 'clear'
  | 'let-go'
  | 'fold'
  | 'menu'
  | 'line-up'
  | 'line-down'
  | 'next'
  | 'previous'
  | 'type';

const COMMANDS: Readonly<Record<string, GridCommand>> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'let-go',
  ContextMenu: 'menu',
  Tab: 'next',
  ' ': 'fold',
  'Shift Tab': 'previous',
  'Shift F10': 'menu',
  'Alt ArrowUp': 'line-up',
  'Alt ArrowDown': 'line-down',
};

/** What a key does on such a cell, where it does not move; any letter or digit begins to type. */
export function commandOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): GridCommand | undefined {
  if (ctrlKey || metaKey) return undefined;
  const pressed = `${altKey ? 'Alt ' : ''}${shiftKey && key.length > 1 ? 'Shift ' : ''}${key}`;
  return COMMANDS[pressed] ?? (key.length === 1 && !altKey ? 'type' : undefined);
}

const within = (index: number, last: number) => Math.min(Math.max(index, 0), last);

/** Where a move leads. At an edge it stays, but 'next' and 'previous' go on in the neighbouring line. */
export function moveCell(rows: readonly LineRow[], cell: Cell, move: GridMove, pageRows = 10): Cell {
  const found = rows.findIndex(({ key }) => key === cell.key);
  const row = Math.max(found, 0);
  const column = GRID_COLUMNS.indexOf(cell.column);
  const last = rows.length - 1;
  const at = (toRow: number, toColumn: number): Cell => ({
    key: rows[within(toRow, last)]?.key ?? cell.key,
    column: GRID_COLUMNS[within(toColumn, LAST)] ?? cell.column,
  });
  switch (move) {
    case 'left':
      return at(row, column - 1);
    case 'right':
      return at(row, column + 1);
    case 'up':
      return at(row - 1, column);
    case 'down':
      return at(row + 1, column);
    case 'row-start':
      return at(row, 0);
    case 'row-end':
      return at(row, LAST);
    case 'first':
      return at(0, 0);
    case 'last':
      return at(last, LAST);
    case 'page-up':
      return at(row - pageRows, column);
    case 'page-down':
      return at(row + pageRows, column);
    case 'next':
      if (column < LAST) return at(row, column + 1);
      return row < last ? at(row + 1, 0) : cell;
    case 'previous':
      if (column > 0) return at(row, column - 1);
      return row > 0 ? at(row - 1, LAST) : cell;
  }
}

export type CellRange = { rows: readonly LineRow[]; columns: readonly GridColumn[] };

/** Everything between two cells, both included. */
export function cellRange(rows: readonly LineRow[], from: Cell, to: Cell): CellRange {
  const indexes = [from, to].map(({ key }) => rows.findIndex((row) => row.key === key));
  const columns = [from, to].map(({ column }) => GRID_COLUMNS.indexOf(column));
  return {
    rows: rows.slice(Math.max(Math.min(...indexes), 0), Math.max(...indexes) + 1),
    columns: GRID_COLUMNS.slice(Math.min(...columns), Math.max(...columns) + 1),
  };
}
