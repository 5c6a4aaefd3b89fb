import { SECTION_LABELS } from './budget-sections.ts';
import type { BudgetContributor, BudgetLine, BudgetPayment } from './budget-state.ts';
import { type BudgetSums, budgetSums, type SummedBudget } from './budget-sums.ts';
import { headsOf, headWord } from './head-sources.ts';
import type { LineFigures } from './line-figures.ts';

export type TableLine = {
  line: BudgetLine;
  /** '$60 × 140 invited' is this price and this text. */
  counted: { priceCents: number; text: string } | null;
  /** Who is booked, else who offers, else who was typed. */
  who: string;
  payer: string;
  figures: LineFigures;
  payments: BudgetPayment[];
};

export type TableSection = { label: string; sums: BudgetSums['whole']; lines: TableLine[] };

export type PrintedBudget = SummedBudget & { readonly contributors: readonly BudgetContributor[] };

/** Lines below the line they stand under, in the order of the screen. */
function inOrder(lines: readonly BudgetLine[]): BudgetLine[] {
  const sorted = lines.toSorted((a, b) => a.position - b.position || (a.uuid < b.uuid ? -1 : 1));
  return sorted
    .filter(({ parentUuid }) => parentUuid === null)
    .flatMap((line) => [line, ...sorted.filter(({ parentUuid }) => parentUuid === line.uuid)]);
}

/** The budget as a list on paper or in a file has it: sections with their lines, and every figure. */
export function budgetTable(budget: PrintedBudget): { sections: TableSection[]; sums: BudgetSums } {
  const sums = budgetSums(budget);
  const nameOf = new Map(budget.contributors.map(({ uuid, name }) => [uuid, name]));
  const parents = new Set(budget.lines.map(({ parentUuid }) => parentUuid));
  const tableLine = (line: BudgetLine): TableLine[] => {
    const figures = sums.lines.get(line.uuid);
    if (!figures) return [];
    const vendors = budget.vendors.filter(({ lineUuid }) => lineUuid === line.uuid);
    const booked = vendors.filter(({ isBooked }) => isBooked);
    const names = (booked.length > 0 ? booked : vendors).map(({ name }) => name);
    const count = headsOf(line, budget.heads);
    const isCounted = line.countedBy !== null && !parents.has(line.uuid);
    return [
      {
        line,
        counted:
          isCounted && line.countedBy
            ? { priceCents: line.priceCents, text: `${count} ${headWord(line.countedBy, count)}` }
            : null,
        who: names.length > 0 ? names.join(', ') : line.vendorName,
        payer: nameOf.get(line.payerUuid ?? '') ?? '',
        figures,
        payments: budget.payments.filter(({ lineUuid }) => lineUuid === line.uuid),
      },
    ];
  };
  const sections = (Object.keys(SECTION_LABELS) as (keyof typeof SECTION_LABELS)[]).map((key) => ({
    label: SECTION_LABELS[key],
    sums: sums.sections[key],
    lines: inOrder(budget.lines.filter(({ section }) => section === key)).flatMap(tableLine),
  }));
  return { sections: sections.filter(({ lines }) => lines.length > 0), sums };
}
