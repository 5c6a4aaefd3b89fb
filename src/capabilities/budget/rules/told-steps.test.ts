import { describe, expect, it } from 'vitest';
import type { BudgetLine, BudgetPayment } from './budget-state.ts';
import { toldSteps } from './told-steps.ts';

const line = { uuid: 'l1', name: 'Flowers' } as BudgetLine;
const payment = { uuid: 'p1', lineUuid: 'l1', label: 'Deposit' } as BudgetPayment;
const AFTER = { lines: [line], payments: [payment] };

describe('toldSteps', () => {
  it('counts lines once, and payments that are paid', () => {
    const told = toldSteps(
      [
        { op: 'change', of: 'line', uuid: 'l1', values: { name: 'Flowers' } },
        { op: 'change', of: 'line', uuid: 'l1', values: { priceCents: 1 } },
        { op: 'remove', of: 'line', uuid: 'gone' },
        { op: 'change', of: 'payment', uuid: 'p1', values: { paidOn: '2026-11-18' } },
      ],
      AFTER,
    );
    expect(told).toEqual({
      lines: { count: 2, subject: 'Flowers' },
      payments: { count: 1, subject: 'Flowers, Deposit' },
    });
  });

  it('says nothing of payments that are planned or taken back, nor of scenarios', () => {
    const told = toldSteps(
      [
        { op: 'change', of: 'payment', uuid: 'p1', values: { paidOn: null } },
        { op: 'change', of: 'payment', uuid: 'p1', values: { amountCents: 5 } },
        { op: 'remove', of: 'scenario', uuid: 's1' },
      ],
      AFTER,
    );
    expect([told.lines.count, told.payments.count]).toEqual([0, 0]);
  });
});
