import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetAnswer } from '../contract.ts';
import { budgetTable, type TableLine } from '../rules/budget-table.ts';
import { readBudget } from './read-budget.ts';

const HEADER = [
  ...['Section', 'Item', 'Below', 'Vendor', 'Per', 'Unit price', 'Planned', 'Quoted', 'Committed'],
  ...['Paid', 'To pay', 'Expected', 'Payer', 'Notes', 'Payment', 'Amount', 'Due', 'Paid on'],
];

/** '1200.50': a number in every spreadsheet. */
const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** A line, and each of its payments below it: a file that can be read by people and brought in again. */
function rowsOf(section: string, names: ReadonlyMap<string, string>, row: TableLine): CsvRow[] {
  const { line, counted, who, payer, figures, payments } = row;
  const below = names.get(line.parentUuid ?? '') ?? '';
  const lead = [section, line.name, below];
  return [
    [
      ...[...lead, who, counted?.text ?? '', counted ? dollars(counted.priceCents) : ''],
      ...[dollars(figures.plannedCents), dollars(figures.quotedCents), dollars(figures.committedCents)],
      ...[dollars(figures.paidCents), dollars(figures.outstandingCents), dollars(figures.expectedCents)],
      ...[payer, line.note, '', '', '', ''],
    ],
    ...payments.map(({ label, amountCents, dueOn, paidOn }) => [
      ...[...lead, who, '', '', '', '', '', '', '', '', '', ''],
      ...[label || 'Payment', dollars(amountCents), dueOn ?? '', paidOn ?? ''],
    ]),
  ];
}

export function budgetCsv(budget: BudgetAnswer): string {
  const names = new Map(budget.lines.map(({ uuid, name }) => [uuid, name]));
  const { sections } = budgetTable(budget);
  const rows = sections.flatMap(({ label, lines }) => lines.flatMap((line) => rowsOf(label, names, line)));
  return csvLines([HEADER, ...rows]);
}

/** Lines and payments as a spreadsheet, for whoever may see them. */
export async function exportBudget(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<Result<File>> {
  const read = await readBudget(deps, actor);
  if (!read.ok) return read;
  const name = `budget-${read.value.today}.csv`;
  return ok(new File([BYTE_ORDER_MARK, budgetCsv(read.value)], name, { type: 'text/csv; charset=utf-8' }));
}
