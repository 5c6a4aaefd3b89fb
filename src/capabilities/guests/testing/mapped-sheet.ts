import { findHeadRow, guessColumns } from '../rules/import/guess-columns.ts';
import type { MappedSheet } from '../rules/import/sheet.ts';

/** A small file as text: a row a line, cells between bars. */
export function mappedSheet(
  text: string,
  events: readonly { uuid: string; name: string }[] = [],
): MappedSheet {
  const cells = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const at = findHeadRow(cells);
  const head = (at === undefined ? cells[0]?.map(() => '') : cells[at]) ?? [];
  const rows = cells.slice(at === undefined ? 0 : at + 1);
  return {
    name: 'guests.csv',
    format: 'CSV',
    head,
    firstRow: (at ?? -1) + 2,
    rows,
    columns: guessColumns({ head, rows, hasHead: at !== undefined }, events),
  };
}
