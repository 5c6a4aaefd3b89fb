import type { BudgetContributor, BudgetLine, BudgetPayment, BudgetScenario } from '../rules/budget-state.ts';

/** What a wedding of the demo world keeps in its budget. */
export type BudgetPlan = {
  weddingId: string;
  startedAt: Date | null;
  lines: (BudgetLine & { isFromBooking: boolean })[];
  vendors: { inquiryUuid: string; lineUuid: string; notedCents: number | null }[];
  payments: BudgetPayment[];
  contributors: BudgetContributor[];
  scenarios: BudgetScenario[];
};

/** A vendor whom a couple of the world has booked. */
export type PlannedBooking = {
  inquiryUuid: string;
  taxonomyNodeId: number;
  totalCents: number | null;
  payments: Pick<BudgetPayment, 'label' | 'amountCents' | 'dueOn' | 'paidOn'>[];
};
