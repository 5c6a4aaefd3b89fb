import type { ImportColumn } from './import-columns.ts';

export const IMPORT_FORMATS = ['CSV', 'XLSX', 'VCARD', 'LINES'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a file holds, whatever it was: heads and cells. */
export type Sheet = {
  name: string;
  format: ImportFormat;
  head: string[];
  /** What whoever looks into the file would call the first of the rows. */
  firstRow: number;
  rows: string[][];
};

/** With what each column means; as many as there are heads. */
export type MappedSheet = Sheet & { columns: ImportColumn[] };

/** A row of a file, both counted from 0. */
export type RowRef = { sheet: number; row: number };
