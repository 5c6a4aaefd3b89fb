import type { GuestImport, ImportEntry } from '../../contract/imports.contract.ts';
import {
  type CheckedHousehold,
  countPlan,
  type ImportCounts,
  type ImportPlan,
} from '../../rules/import/check-import.ts';
import type { ImportResult } from '../../rules/import/import-results.ts';
import type { MappedSheet, RowRef } from '../../rules/import/sheet.ts';
import type { ImportRow } from './imports.store.ts';

const PAGE = 50;
const SAMPLES = 3;
const NOTHING: ImportCounts = {
  ...{ BAD: 0, CONFLICT: 0, DUPLICATE_IN_FILE: 0, MERGE: 0, NEW: 0, SAME: 0 },
  ...{ households: 0, people: 0 },
};

export type ImportView = { result: ImportResult | null; from: number };

/** 'Row 7', and of a second file its name as well. */
function rowName(sheets: readonly MappedSheet[], { sheet, row }: RowRef): string {
  const file = sheets[sheet];
  const words = `Row ${row + (file?.firstRow ?? 1)}`;
  return sheet === 0 || !file ? words : `${words} of ${file.name}`;
}

function presentEntry(
  { problems, rows, ...entry }: CheckedHousehold,
  sheets: readonly MappedSheet[],
): ImportEntry {
  return {
    ...entry,
    rows: rows.map((ref) => rowName(sheets, ref)),
    problems: problems.map((problem) => {
      const sheet = sheets[problem.sheet];
      const { column } = problem;
      const head = column === null ? '' : sheet?.head[column] || `Column ${column + 1}`;
      return {
        ...problem,
        where: [rowName(sheets, problem), head].filter(Boolean).join(', '),
        value: column === null ? '' : (sheet?.rows[problem.row]?.[column] ?? ''),
      };
    }),
  };
}

function presentFile({ name, format, head, rows, columns }: MappedSheet): GuestImport['files'][number] {
  return {
    name,
    format,
    rows: rows.length,
    columns: columns.map((column, place) => ({
      head: head[place] || `Column ${place + 1}`,
      column,
      samples: rows
        .map((row) => row[place] ?? '')
        .filter(Boolean)
        .slice(0, SAMPLES)
        .map((cell) => cell.slice(0, 60)),
    })),
  };
}

/** An import as its page shows it; without a plan it is over, and only what it came to is left. */
export function presentImport(
  { uuid, state, expiresAt, sheets, defaults, counts }: ImportRow,
  {
    plan,
    events = [],
    kept = [],
    view = { result: null, from: 0 },
  }: {
    plan?: ImportPlan;
    events?: readonly { uuid: string; name: string }[];
    kept?: string[];
    view?: ImportView;
  },
): GuestImport {
  const found = (plan?.entries ?? []).filter(
    ({ checked }) => view.result === null || checked.result === view.result,
  );
  const shown = found.slice(view.from, view.from + PAGE);
  return {
    uuid,
    state,
    expiresAt: expiresAt.toISOString(),
    files: sheets.map(presentFile),
    defaults,
    events: events.map((event) => ({ uuid: event.uuid, name: event.name })),
    newEvents: plan?.newEvents.map(({ name }) => name) ?? [],
    counts: plan ? countPlan(plan) : (counts ?? NOTHING),
    result: view.result,
    entries: shown.map(({ checked }) => presentEntry(checked, sheets)),
    left: Math.max(0, found.length - view.from - shown.length),
    kept,
  };
}
