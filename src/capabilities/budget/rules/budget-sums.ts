import { BUDGET_SECTIONS, type BudgetSection } from './budget-sections.ts';
import type { BudgetLine, BudgetPayment, BudgetState, BudgetVendor } from './budget-state.ts';
import type { Heads } from './head-sources.ts';
import { countsPayment, type LineFigures, lineFigures, stateOf } from './line-figures.ts';

export type SumFigures = {
  plannedCents: number;
  /** Of those lines that have an offer; null without any. */
  quotedCents: number | null;
  committedCents: number | null;
  paidCents: number;
  outstandingCents: number;
  expectedCents: number;
};

export type BudgetSums = {
  /** Of every line, those below others as well. */
  lines: ReadonlyMap<string, LineFigures>;
  sections: Readonly<Record<BudgetSection, SumFigures>>;
  whole: SumFigures;
  /** What is expected, in parts: paid, agreed and still to pay, in offers, only planned, set aside. They add up to it. */
  parts: {
    paidCents: number;
    outstandingCents: number;
    offeredCents: number;
    plannedCents: number;
    setAsideCents: number;
  };
  /** What the total leaves beyond everything expected; below zero where that is more. Null without a total. */
  spareCents: number | null;
  /** The same of what was planned. */
  unplannedCents: number | null;
};

export type SummedBudget = Pick<BudgetState, 'totalCents' | 'lines' | 'payments'> & {
  readonly vendors: readonly BudgetVendor[];
  readonly heads: Heads;
  readonly today: string;
};

const NOTHING: SumFigures = {
  plannedCents: 0,
  quotedCents: null,
  committedCents: null,
  paidCents: 0,
  outstandingCents: 0,
  expectedCents: 0,
};

function plus(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}

function sumOf(figures: readonly SumFigures[]): SumFigures {
  return figures.reduce(
    (sum, one) => ({
      plannedCents: sum.plannedCents + one.plannedCents,
      quotedCents: plus(sum.quotedCents, one.quotedCents),
      committedCents: plus(sum.committedCents, one.committedCents),
      paidCents: sum.paidCents + one.paidCents,
      outstandingCents: sum.outstandingCents + one.outstandingCents,
      expectedCents: sum.expectedCents + one.expectedCents,
    }),
    NOTHING,
  );
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * A line with lines below it is their sum. A price that was offered or agreed for it as a whole stands for all of them
 * that have no agreement of their own.
 */
function parentFigures(own: LineFigures, children: readonly LineFigures[], isOverdue: boolean): LineFigures {
  const below = sumOf(children);
  const wholePrice = own.committedCents ?? own.quotedCents;
  const apart = sumOf(children.filter(({ committedCents }) => committedCents !== null));
  const paidCents = own.paidCents + below.paidCents;
  const outstandingCents = own.outstandingCents + below.outstandingCents;
  const expected = wholePrice === null ? below.expectedCents : wholePrice + apart.expectedCents;
  const figures = {
    plannedCents: below.plannedCents,
    quotedCents: own.quotedCents ?? below.quotedCents,
    committedCents: plus(own.committedCents, below.committedCents),
    paidCents,
    outstandingCents,
    expectedCents: Math.max(expected, paidCents + outstandingCents),
  };
  return { ...figures, state: stateOf(figures, isOverdue) };
}

/** Figures of every line; a map for lists of a thousand. */
function figuresOfLines({ lines, payments, vendors, heads, today }: SummedBudget): Map<string, LineFigures> {
  const paymentsOf = groupBy<BudgetPayment>(payments, ({ lineUuid }) => lineUuid);
  const vendorsOf = groupBy<BudgetVendor>(vendors, ({ lineUuid }) => lineUuid);
  const childrenOf = groupBy<BudgetLine>(
    lines.filter(({ parentUuid }) => parentUuid !== null),
    ({ parentUuid }) => parentUuid ?? '',
  );
  const figures = new Map<string, LineFigures>();
  const figure = (line: BudgetLine) =>
    lineFigures(line, {
      heads,
      today,
      payments: paymentsOf.get(line.uuid) ?? [],
      vendors: vendorsOf.get(line.uuid) ?? [],
    });
  for (const line of lines) if (!childrenOf.has(line.uuid)) figures.set(line.uuid, figure(line));
  for (const line of lines) {
    const below = childrenOf.get(line.uuid)?.flatMap(({ uuid }) => figures.get(uuid) ?? []);
    if (!below) continue;
    const uncovered = sumOf(below.filter(({ committedCents }) => committedCents === null));
    const own = figure({ ...line, priceCents: uncovered.expectedCents, countedBy: null, fixedCount: null });
    const isOverdue = own.state === 'OVERDUE' || below.some(({ state }) => state === 'OVERDUE');
    figures.set(line.uuid, parentFigures(own, below, isOverdue));
  }
  return figures;
}

function partsOf(top: readonly (LineFigures & { isSetAside: boolean })[]): BudgetSums['parts'] {
  const parts = { paidCents: 0, outstandingCents: 0, offeredCents: 0, plannedCents: 0, setAsideCents: 0 };
  for (const line of top) {
    parts.paidCents += line.paidCents;
    parts.outstandingCents += line.outstandingCents;
    const rest = line.expectedCents - line.paidCents - line.outstandingCents;
    if (line.isSetAside) parts.setAsideCents += rest;
    else if (line.quotedCents !== null) parts.offeredCents += rest;
    else parts.plannedCents += rest;
  }
  return parts;
}

/** Every figure of a budget: of its lines, its sections, and the whole beside the number it began with. */
export function budgetSums(budget: SummedBudget): BudgetSums {
  const lines = figuresOfLines(budget);
  const top = budget.lines
    .filter(({ parentUuid }) => parentUuid === null)
    .flatMap(({ uuid, section, categoryKey }) => {
      const figures = lines.get(uuid);
      return figures ? [{ ...figures, section, isSetAside: categoryKey === 'contingency' }] : [];
    });
  const sections = Object.fromEntries(
    BUDGET_SECTIONS.map((key) => [key, sumOf(top.filter(({ section }) => section === key))]),
  ) as Record<BudgetSection, SumFigures>;
  const whole = sumOf(top);
  const left = (cents: number) => (budget.totalCents === null ? null : budget.totalCents - cents);
  return {
    lines,
    sections,
    whole,
    parts: partsOf(top),
    spareCents: left(whole.expectedCents),
    unplannedCents: left(whole.plannedCents),
  };
}

/** Payments that are still to be made, the next first; those without a day at the end. */
export function openPayments({
  payments,
  vendors,
}: Pick<SummedBudget, 'payments' | 'vendors'>): BudgetPayment[] {
  return payments
    .filter((payment) => payment.paidOn === null && countsPayment(payment, vendors))
    .toSorted((a, b) => ((a.dueOn ?? '9999') < (b.dueOn ?? '9999') ? -1 : 1));
}
