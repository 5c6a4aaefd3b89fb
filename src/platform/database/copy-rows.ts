import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Cell = string | number | boolean | null;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function encodeCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return String(cell).replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

function* encodeRows(rows: Iterable<Cell[]>): Generator<string> {
  for (const row of rows) yield `${row.map(encodeCell).join('\t')}\n`;
}

/** Writes many rows at once through COPY, the fastest way into a table. `target` is 'table (column, …)'. */
export async function copyRows(client: pg.ClientBase, target: string, rows: Iterable<Cell[]>): Promise<void> {
  await pipeline(Readable.from(encodeRows(rows)), client.query(copyFrom(`copy ${target} from stdin`)));
}
