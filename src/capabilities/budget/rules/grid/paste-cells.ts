import type { BudgetOperation } from '../budget-operations.ts';
import type { LineValues } from '../budget-state.ts';
import { canTypeIn, newValues, readCell } from './cell-text.ts';
import type { Cell } from './grid-moves.ts';
import { GRID_COLUMNS, type LineRow } from './grid-rows.ts';

export type Pasted = {
  operations: BudgetOperation[];
  /** What could not be taken, in words. */
  problems: string[];
};

/** What pasting cells from this one on changes. Cells that add themselves up are passed over. */
export function pasteCells(
  rows: readonly LineRow[],
  from: Cell,
  table: readonly (readonly string[])[],
  hasVendor: (lineUuid: string) => boolean,
): Pasted {
  const start = rows.findIndex(({ key }) => key === from.key);
  const firstColumn = GRID_COLUMNS.indexOf(from.column);
  const operations: BudgetOperation[] = [];
  const problems: string[] = [];
  for (const [offset, cells] of table.entries()) {
    const row = rows[start + offset];
    if (!row) break;
    const { line, hasBelow } = row;
    const values: Partial<LineValues> = {};
    for (const [index, text] of cells.entries()) {
      const column = GRID_COLUMNS[firstColumn + index];
      if (!column || !canTypeIn(column, { hasBelow, hasVendor: hasVendor(line.uuid) })) continue;
      const read = readCell(column, text);
      if ('values' in read) Object.assign(values, read.values);
      else
        problems.push(
          `“${text.trim().slice(0, 40)}” in ${line.name || 'a line without a name'}: ${read.problem}`,
        );
    }
    const changed = newValues(line, values);
    if (Object.keys(changed).length > 0)
      operations.push({ op: 'change', of: 'line', uuid: line.uuid, values: changed });
  }
  const over = start + table.length - rows.length;
  if (over > 0)
    problems.push(
      over === 1 ? 'One row had no line left to go to.' : `${over} rows had no line left to go to.`,
    );
  return { operations, problems };
}
