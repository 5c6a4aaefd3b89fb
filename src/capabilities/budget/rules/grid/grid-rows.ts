import { BUDGET_SECTIONS, type BudgetSection } from '../budget-sections.ts';
import type { BudgetLine } from '../budget-state.ts';

export const GRID_COLUMNS = ['name', 'who', 'planned', 'quoted', 'agreed', 'paid', 'toPay'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

export const COLUMN_LABELS: Readonly<Record<GridColumn, string>> = {
  name: 'What',
  who: 'Who, or how it’s counted',
  planned: 'Planned',
  quoted: 'Quoted',
  agreed: 'Agreed',
  paid: 'Paid',
  toPay: 'To pay',
};

export type LineRow = {
  kind: 'line';
  key: string;
  line: BudgetLine;
  depth: 0 | 1;
  hasBelow: boolean;
  isFolded: boolean;
};

export type GridRow =
  | LineRow
  | { kind: 'section'; key: string; section: BudgetSection }
  /** What listings nearby charge, below the line it is about. */
  | { kind: 'prices'; key: string; line: BudgetLine }
  | { kind: 'total'; key: string };

const byPosition = (one: BudgetLine, other: BudgetLine) =>
  one.position - other.position || (one.uuid < other.uuid ? -1 : 1);

/** Lines as they stand below one another, with those below a line right after it. */
export function linesInOrder(lines: readonly BudgetLine[]): BudgetLine[] {
  const below = linesBelow(lines);
  return BUDGET_SECTIONS.flatMap((section) =>
    lines
      .filter((line) => line.parentUuid === null && line.section === section)
      .toSorted(byPosition)
      .flatMap((line) => [line, ...(below.get(line.uuid) ?? [])]),
  );
}

/** By the line above them, in their order. */
export function linesBelow(lines: readonly BudgetLine[]): Map<string, BudgetLine[]> {
  const below = new Map<string, BudgetLine[]>();
  for (const line of lines.filter(({ parentUuid }) => parentUuid !== null).toSorted(byPosition)) {
    const parent = line.parentUuid ?? '';
    const others = below.get(parent);
    if (others) others.push(line);
    else below.set(parent, [line]);
  }
  return below;
}

type RowsShown = {
  folded: ReadonlySet<string>;
  /** The line whose local prices are shown. */
  pricesOf: string | null;
};

/** All rows of the grid from top to bottom, sections without a line included: one can be added there. */
export function gridRows(lines: readonly BudgetLine[], { folded, pricesOf }: RowsShown): GridRow[] {
  const below = linesBelow(lines);
  const tops = lines.filter(({ parentUuid }) => parentUuid === null).toSorted(byPosition);
  const rows: GridRow[] = [];
  for (const section of BUDGET_SECTIONS) {
    rows.push({ kind: 'section', key: section, section });
    for (const line of tops) {
      if (line.section !== section) continue;
      const under = below.get(line.uuid) ?? [];
      const isFolded = folded.has(line.uuid);
      rows.push({ kind: 'line', key: line.uuid, line, depth: 0, hasBelow: under.length > 0, isFolded });
      if (!isFolded)
        for (const child of under)
          rows.push({
            kind: 'line',
            key: child.uuid,
            line: child,
            depth: 1,
            hasBelow: false,
            isFolded: false,
          });
      if (pricesOf === line.uuid) rows.push({ kind: 'prices', key: `${line.uuid}:prices`, line });
    }
  }
  rows.push({ kind: 'total', key: 'total' });
  return rows;
}

export function lineRowsOf(rows: readonly GridRow[]): LineRow[] {
  return rows.filter((row) => row.kind === 'line');
}
