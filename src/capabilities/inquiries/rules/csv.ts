/** What a spreadsheet would run as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180. Text that would be a formula is defused by the sign that spreadsheets read as 'this is text'. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^'|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRow = readonly (string | number | null)[];

export function csvLine(row: CsvRow): string {
  return `${row.map(cell).join(',')}\r\n`;
}

/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
