import { budgetContract } from '#capabilities/budget/contract.ts';
import { START_RULES } from '#capabilities/budget/rules/start-rules.ts';
import { formCase } from './form-case.ts';

export const BUDGET_FORMS = [
  formCase<{ totalCents: number | null; isAllInclusive: boolean }>({
    files: ['src/capabilities/budget/screens/start/start-budget.tsx'],
    calls: { startBudget: budgetContract.startBudget },
    values: { totalCents: 2_500_000, isAllInclusive: false },
    choices: { isAllInclusive: [true, false] },
    rules: START_RULES,
  }),
];
