import type { BudgetPayment, LineValues } from '../budget-state.ts';
import { budgetTable, type PrintedBudget, type TableLine } from '../budget-table.ts';
import { isSameValue } from '../same-value.ts';

/** A line that is there already: as our own file would say it, and with its payments. */
export type KnownLine = {
  uuid: string;
  section: LineValues['section'];
  shown: Partial<LineValues>;
  payments: BudgetPayment[];
};

/** Figures of bookings and sums of parts count as they are shown: whoever brings them back changes nothing. */
function shownValues({ line, counted, who, figures }: TableLine): Partial<LineValues> {
  const { name, priceCents, countedBy, fixedCount, note, payerUuid } = line;
  return {
    ...{ name, note, payerUuid, vendorName: who },
    quotedCents: figures.quotedCents,
    agreedCents: figures.committedCents,
    ...(counted
      ? { priceCents, countedBy, fixedCount: countedBy === 'FIXED' ? fixedCount : null }
      : { priceCents: figures.plannedCents, countedBy: null, fixedCount: null }),
  };
}

/** In the order of the file. */
export function knownLines(budget: PrintedBudget): KnownLine[] {
  return budgetTable(budget).sections.flatMap(({ lines }) =>
    lines.map((row) => {
      const { line, payments } = row;
      return { uuid: line.uuid, section: line.section, shown: shownValues(row), payments: [...payments] };
    }),
  );
}

const PRICE = ['priceCents', 'countedBy', 'fixedCount'] as const;

/** What a row says otherwise than the line; a price is one thing with what it is counted by. */
export function newToLine(values: Partial<LineValues>, { shown }: KnownLine): Partial<LineValues> {
  const isNew = (field: keyof LineValues) => !isSameValue(values[field], shown[field]);
  const isPriceNew = PRICE.some((field) => field in values && isNew(field));
  const entries = Object.entries(values).filter(([name]) => {
    const field = name as keyof LineValues;
    return PRICE.some((one) => one === field) ? isPriceNew : isNew(field);
  });
  return Object.fromEntries(entries);
}
