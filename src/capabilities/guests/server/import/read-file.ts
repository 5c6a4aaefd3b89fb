import Papa from 'papaparse';
import { ok, type Result } from '#base/result.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { decodeText } from '../../rules/import/decode-text.ts';
import { findHeadRow } from '../../rules/import/guess-columns.ts';
import { IMPORT_LIMITS } from '../../rules/import/import-limits.ts';
import type { ImportFormat, Sheet } from '../../rules/import/sheet.ts';
import { importUnreadable } from '../guest-failures.ts';
import { UnfitSpreadsheet } from './open-xlsx.ts';
import { readVcards } from './read-vcards.ts';
import { readXlsx } from './read-xlsx.ts';

export type ReadFile = { sheet: Sheet; hasHead: boolean };

const ROWS = IMPORT_LIMITS.rows.toLocaleString('en-US');
const SAYS = {
  empty: 'There is nothing in this file.',
  unreadable: 'We couldn’t read this file. Save it as .xlsx or .csv and try again.',
  oldExcel: 'This is an older Excel file. Save it as .xlsx or .csv and try again.',
  tooLarge: `This file is too large. Bring up to ${ROWS} rows at a time.`,
  tooManyRows: `This file has more than ${ROWS} rows. Bring it in parts.`,
  tooManyColumns: `This file has more than ${IMPORT_LIMITS.columns} columns. Remove those you don’t need.`,
  cards: 'We couldn’t read these contacts. Export them again as vCard 3.0 or 4.0.',
};

const beginsWith = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, place) => bytes[place] === sign);

type Cells = { format: ImportFormat; rows: string[][] };

async function spreadsheetCells(bytes: Uint8Array): Promise<Result<Cells>> {
  try {
    return ok({ format: 'XLSX', rows: await readXlsx(bytes) });
  } catch (error) {
    return importUnreadable(error instanceof UnfitSpreadsheet ? SAYS.tooLarge : SAYS.unreadable);
  }
}

function cardCells(text: string, size: number): Result<Cells> {
  const cards = text.match(/^BEGIN:VCARD/gimu)?.length ?? 0;
  if (size > IMPORT_LIMITS.cardBytes || cards > IMPORT_LIMITS.cards) return importUnreadable(SAYS.tooLarge);
  try {
    return ok({ format: 'VCARD', rows: readVcards(text) });
  } catch {
    return importUnreadable(SAYS.cards);
  }
}

/** A table where it has heads, tabs or the name of one; else names, one household a line. */
function textCells(text: string, name: string): Cells {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const isTable = findHeadRow(data) !== undefined || /\.[ct]sv$/iu.test(name) || text.includes('\t');
  if (isTable) return { format: 'CSV', rows: data };
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/u).filter((line) => line.trim() !== '');
  return { format: 'LINES', rows: [['Name'], ...lines.map((line) => [line])] };
}

async function cellsIn(bytes: Uint8Array, name: string): Promise<Result<Cells>> {
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return spreadsheetCells(bytes);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return importUnreadable(SAYS.oldExcel);
  const text = decodeText(bytes);
  // Text has no NUL; whatever has is some other kind of file.
  if (text.includes('\0')) return importUnreadable(SAYS.unreadable);
  if (/^\s*BEGIN:VCARD/iu.test(text)) return cardCells(text, bytes.length);
  return ok(textCells(text, name));
}

const filled = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Rows of one width. Where only one column has a head, commas in a name have made no second one. */
function squareRows(rows: readonly string[][], width: number): string[][] {
  return rows.map((row) => {
    const cells =
      width === 1
        ? [
            row
              .map((cell) => cell.trim())
              .filter(Boolean)
              .join(', '),
          ]
        : row;
    return Array.from({ length: width }, (_, place) =>
      storedText((cells[place] ?? '').slice(0, IMPORT_LIMITS.cellLength)),
    );
  });
}

/** Whatever somebody brings, as heads and cells; it says why where it cannot. */
export async function readFile(bytes: Uint8Array, name: string): Promise<Result<ReadFile>> {
  const read = await cellsIn(bytes, name);
  if (!read.ok) return read;
  const { format, rows: all } = read.value;
  const at = findHeadRow(all);
  const body = all.slice(at === undefined ? 0 : at + 1);
  const kept = body.length > 0 ? body.slice(0, body.findLastIndex((row) => filled(row) > 0) + 1) : [];
  if (kept.length === 0) return importUnreadable(SAYS.empty);
  if (kept.length > IMPORT_LIMITS.rows) return importUnreadable(SAYS.tooManyRows);
  const head = at === undefined ? [] : (all[at] ?? []);
  const headWidth = filled(head);
  const width = headWidth === 1 ? 1 : kept.reduce((widest, row) => Math.max(widest, filled(row)), headWidth);
  if (width > IMPORT_LIMITS.columns) return importUnreadable(SAYS.tooManyColumns);
  const heads = squareRows([head], Math.max(width, 2))[0] ?? [];
  return ok({
    hasHead: at !== undefined,
    sheet: {
      name,
      format,
      head: heads.slice(0, width).map((cell) => storedText(cell.slice(0, 100))),
      firstRow: format === 'LINES' ? 1 : (at ?? -1) + 2,
      rows: squareRows(kept, width),
    },
  });
}
