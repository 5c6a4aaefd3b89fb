import type { BudgetOperation } from './budget-operations.ts';
import { parseCells } from './table/parse-cells.ts';
import type { TableColumn } from './table/table-columns.ts';
import { type RowProblem, TableReader, type TableSurroundings } from './table/table-reader.ts';
import { tableRows } from './table/table-rows.ts';

export const MOST_TABLE_ROWS = 1000;

export type TableReading = {
  /** Adds lines and payments; of a line that is there under the same name, it changes what the table says. */
  operations: BudgetOperation[];
  problems: RowProblem[];
  /** How many lines it brings, how many it changes, and how many payments are new. */
  added: number;
  changed: number;
  paid: number;
  /** What each column was taken for; null where it was left out. */
  columns: (TableColumn | null)[];
};

/**
 * A table as people keep it, pasted or from a file: each row becomes a line, with what was paid and what is due. Rows
 * that cannot be read are told and left out; the rest can be taken over.
 */
export function readTable(text: string, around: TableSurroundings): TableReading {
  const { columns, rows } = tableRows(parseCells(text));
  const reader = new TableReader(around, rows);
  for (const row of rows.slice(0, MOST_TABLE_ROWS)) {
    reader.read(row);
  }
  const { operations, problems, added, changed, paid } = reader;
  const beyond = rows[MOST_TABLE_ROWS];
  if (beyond) {
    const message = `We take ${MOST_TABLE_ROWS.toLocaleString('en-US')} rows at a time. The rest was left out.`;
    problems.push({ row: beyond.at, column: null, text: '', message });
  }
  return { operations, problems, added, changed, paid, columns };
}
