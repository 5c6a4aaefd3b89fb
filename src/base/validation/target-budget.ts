import { MESSAGES } from './messages.ts';
import type { Rule } from './rule.ts';

export type BudgetRange = { minCents?: number | null; maxCents?: number | null };

/** What couples spend with a vendor needs both ends; a required kind of rule. Other budget ranges may stay open. */
export const targetBudgetRequired: Rule<BudgetRange | null | undefined> = (range) =>
  Number.isFinite(range?.minCents) && Number.isFinite(range?.maxCents)
    ? undefined
    : MESSAGES.targetBudgetRequired;
