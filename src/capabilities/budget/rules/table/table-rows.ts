import { readAmount } from './read-amount.ts';
import { columnsOf, findHead, type TableColumn } from './table-columns.ts';

/** What a row says, by what its columns were taken for. */
export type Cells = Partial<Record<TableColumn, string>>;
export type TableRow = { at: number; cells: Cells };

/** Without heads: what it is, and then amounts in the order in which people keep them. */
const IN_ORDER: readonly TableColumn[] = ['planned', 'agreed', 'paid'];

function columnsWithoutHead(rows: readonly string[][]): (TableColumn | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isMoney = (column: number) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => 'cents' in readAmount(cell));
  };
  let next = 0;
  return Array.from({ length: width }, (_, column) => {
    if (column === 0) return 'item';
    if (!isMoney(column)) return null;
    next += 1;
    return IN_ORDER[next - 1] ?? null;
  });
}

/** Sums are worked out here, so their rows bring nothing. */
const SUMS = /^(grand |sub ?)?totals?\b|^sum$/i;

function rowsOf(
  cells: readonly string[][],
  columns: readonly (TableColumn | null)[],
  start: number,
): TableRow[] {
  return cells.slice(start).flatMap((row, index) => {
    const named: Cells = {};
    for (const [place, column] of columns.entries()) {
      const text = row[place]?.trim() ?? '';
      if (column && text !== '') named[column] = text;
    }
    const isEmpty = Object.keys(named).length === 0;
    const isSum = [named.item, named.category].some((text) => text !== undefined && SUMS.test(text));
    return isEmpty || isSum ? [] : [{ at: start + index + 1, cells: named }];
  });
}

/** The rows that say something, and what each column was taken for. */
export function tableRows(cells: readonly string[][]) {
  const head = findHead(cells);
  const columns = head === undefined ? columnsWithoutHead(cells) : columnsOf(cells[head] ?? []);
  return { columns, rows: rowsOf(cells, columns, head === undefined ? 0 : head + 1) };
}
