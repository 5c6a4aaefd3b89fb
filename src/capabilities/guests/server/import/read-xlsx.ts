import readXlsxFile from 'read-excel-file/node';
import { assertFitXlsx } from './open-xlsx.ts';

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
}

/** The cells of the first sheet that has any, as they are shown: of a formula, what it came to. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  assertFitXlsx(bytes);
  const sheets = await readXlsxFile(Buffer.from(bytes));
  const rows = sheets.map(({ data }) => data.map((row) => row.map(cellText)));
  return rows.find((sheet) => sheet.some((row) => row.some(Boolean))) ?? [];
}
