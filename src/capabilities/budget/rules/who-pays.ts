import type {
  BudgetContributor,
  BudgetLine,
  BudgetPayment,
  BudgetState,
  BudgetVendor,
} from './budget-state.ts';
import type { BudgetSums } from './budget-sums.ts';
import { countsPayment } from './line-figures.ts';

export type PayerShare = {
  contributor: BudgetContributor;
  /** Paid already, and still to come, of what is theirs. */
  paidCents: number;
  openCents: number;
  /** Of what they promised; below zero where more is theirs. */
  leftCents: number;
};

export type WhoPays = {
  shares: PayerShare[];
  pledgedCents: number;
  /** Expected, and nobody is named for it. */
  unnamedCents: number;
  /** Expected beyond everything that was promised. */
  uncoveredCents: number;
};

type Split = { paid: Map<string | null, number>; open: Map<string | null, number> };

function put(sums: Map<string | null, number>, payer: string | null, cents: number) {
  if (cents > 0) sums.set(payer, (sums.get(payer) ?? 0) + cents);
}

/** Whose a payment is: said with it, else with its line, else with the one that stands above. */
export function payerUuidOf(
  { payerUuid, lineUuid }: Pick<BudgetPayment, 'payerUuid' | 'lineUuid'>,
  lines: readonly BudgetLine[],
): string | null {
  const line = lines.find(({ uuid }) => uuid === lineUuid);
  const top = lines.find(({ uuid }) => uuid === line?.parentUuid);
  return payerUuid ?? line?.payerUuid ?? top?.payerUuid ?? null;
}

/**
 * A line with what stands below it: payments are their payer's, wherever in it they are noted, and only what is left is
 * whoever's the line or its part is.
 */
function splitLine(
  top: BudgetLine,
  below: readonly BudgetLine[],
  budget: Pick<BudgetState, 'payments'> & { vendors: readonly BudgetVendor[] },
  sums: BudgetSums,
  split: Split,
) {
  let left = sums.lines.get(top.uuid)?.expectedCents ?? 0;
  const notedOf = new Map<string, number>();
  const parts = [...below, top].map((line) => ({ line, payer: line.payerUuid ?? top.payerUuid }));
  for (const { line, payer } of parts) {
    const vendors = budget.vendors.filter(({ lineUuid }) => lineUuid === line.uuid);
    for (const payment of budget.payments) {
      if (payment.lineUuid !== line.uuid || !countsPayment(payment, vendors)) continue;
      const cents = Math.min(payment.amountCents, left);
      put(payment.paidOn === null ? split.open : split.paid, payment.payerUuid ?? payer, cents);
      left -= cents;
      notedOf.set(line.uuid, (notedOf.get(line.uuid) ?? 0) + cents);
    }
  }
  for (const { line, payer } of parts) {
    const noted = notedOf.get(line.uuid) ?? 0;
    const own = line === top ? left : Math.max((sums.lines.get(line.uuid)?.expectedCents ?? 0) - noted, 0);
    const rest = Math.min(own, left);
    put(split.open, payer, rest);
    left -= rest;
  }
}

/** What everybody who gives towards it pays, beside what they promised. All shares and what is nobody's are the whole. */
export function whoPays(
  budget: Pick<BudgetState, 'lines' | 'payments' | 'contributors'> & { vendors: readonly BudgetVendor[] },
  sums: BudgetSums,
): WhoPays {
  const split: Split = { paid: new Map(), open: new Map() };
  const below = Map.groupBy(budget.lines, ({ parentUuid }) => parentUuid);
  for (const top of below.get(null) ?? []) splitLine(top, below.get(top.uuid) ?? [], budget, sums, split);
  const pledgedCents = budget.contributors.reduce((sum, one) => sum + one.pledgedCents, 0);
  return {
    shares: budget.contributors
      .toSorted((one, other) => one.position - other.position)
      .map((contributor) => {
        const paidCents = split.paid.get(contributor.uuid) ?? 0;
        const openCents = split.open.get(contributor.uuid) ?? 0;
        return {
          contributor,
          paidCents,
          openCents,
          leftCents: contributor.pledgedCents - paidCents - openCents,
        };
      }),
    pledgedCents,
    unnamedCents: (split.paid.get(null) ?? 0) + (split.open.get(null) ?? 0),
    uncoveredCents: Math.max(sums.whole.expectedCents - pledgedCents, 0),
  };
}
