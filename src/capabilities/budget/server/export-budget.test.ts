import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BudgetAnswer } from '../contract.ts';
import { readTable } from '../rules/read-table.ts';
import { randomBudget } from '../testing/random-budget.ts';
import { budgetCsv } from './export-budget.ts';

it('brought back into the budget it came from, a file changes nothing and doubles no payment', () => {
  fc.assert(
    fc.property(randomBudget, (random) => {
      const budget = { ...random, contributors: [], scenarios: [] } as unknown as BudgetAnswer;
      const { operations, problems, added, changed, paid } = readTable(budgetCsv(budget), {
        budget,
        newUuid: () => 'new',
      });
      expect({ operations, problems }).toEqual({ operations: [], problems: [] });
      expect([added, changed, paid]).toEqual([0, 0, 0]);
    }),
  );
});
