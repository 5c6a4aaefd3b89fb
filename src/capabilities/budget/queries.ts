import { orpc } from '#app/orpc.ts';

export const budgetQuery = orpc.budget.readBudget.queryOptions();
export const localPricesQuery = orpc.budget.readLocalPrices.queryOptions();
/** Guests move what is counted by the head, and members who may see it at all. */
export const BUDGET_KINDS = ['budget', 'guests', 'members', 'inquiries', 'wedding'] as const;
