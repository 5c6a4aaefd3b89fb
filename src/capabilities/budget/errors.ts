import { defineErrors } from '#platform/contract/errors.ts';

export const budgetErrors = defineErrors({
  'budget.not_found': 404,
  'budget.line_booked': 400,
  'budget.too_deep': 400,
  'budget.count_missing': 400,
  'budget.price_too_high': 400,
  'budget.uuid_taken': 400,
  'budget.full': 400,
  'budget.not_started': 400,
});

type BudgetErrors = typeof budgetErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends BudgetErrors {}
}
