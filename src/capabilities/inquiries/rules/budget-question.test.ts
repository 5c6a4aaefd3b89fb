import { describe, expect, it } from 'vitest';
import { budgetQuestion } from './budget-question.ts';

describe('budgetQuestion', () => {
  it.each([
    [false, false, 'VENDOR'],
    [false, true, 'WEDDING'],
    [true, false, 'NONE'],
    [true, true, 'NONE'],
  ] as const)('with removeBudget %s and removeVendorBudget %s asks %s', (all, vendor, asked) => {
    expect(
      budgetQuestion({ removeBudgetFromInquiryFlow: all, removeVendorBudgetFromInquiryFlow: vendor }),
    ).toBe(asked);
  });
});
