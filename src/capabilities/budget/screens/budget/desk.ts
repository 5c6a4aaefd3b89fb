import type { BudgetAnswer, LocalPrice } from '../../contract.ts';
import type { BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import { type BudgetSums, budgetSums } from '../../rules/budget-sums.ts';
import type { BudgetActions } from './budget-actions.ts';

/** What every part of the page works with. */
export type Desk = {
  budget: BudgetAnswer;
  sums: BudgetSums;
  vendorsOf: ReadonlyMap<string, readonly BudgetVendor[]>;
  paymentsOf: ReadonlyMap<string, readonly BudgetPayment[]>;
  prices: readonly LocalPrice[];
  actions: BudgetActions;
  canEdit: boolean;
};

function groupByLine<Item extends { lineUuid: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.lineUuid);
    if (group) group.push(item);
    else groups.set(item.lineUuid, [item]);
  }
  return groups;
}

export function deskOf(budget: BudgetAnswer, actions: BudgetActions, prices: readonly LocalPrice[]): Desk {
  return {
    budget,
    sums: budgetSums(budget),
    vendorsOf: groupByLine(budget.vendors),
    paymentsOf: groupByLine(budget.payments),
    prices,
    actions,
    canEdit: budget.canEdit,
  };
}
