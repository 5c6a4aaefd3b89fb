import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** RFC 4180. Text that a spreadsheet would run as a formula is defused by the sign that it reads as 'this is text'. */
export function csvLines(rows: readonly CsvRow[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
      // Left to itself, the library quotes only the line ends that it writes, and no spaces at the edges.
      quoted_match: /^\s|\s$|[\r\n]/,
    },
  );
}

/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
