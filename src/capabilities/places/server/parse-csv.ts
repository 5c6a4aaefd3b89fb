import { parse } from 'csv-parse/sync';

export type CsvRow = Record<string, string>;

/** Rows by the names of the header. A file without a quote needs no grammar, and the first start waits for this. */
export function parseCsv(text: string): CsvRow[] {
  if (text.includes('"')) return parse(text, { columns: true }) as CsvRow[];
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const row: CsvRow = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = cells[index] ?? '';
    return row;
  });
}
