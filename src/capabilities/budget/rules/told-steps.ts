import type { BudgetOperation } from './budget-operations.ts';
import type { BudgetState } from './budget-state.ts';

/** What the others of a wedding hear of a change. */
export type ToldSteps = {
  lines: { count: number; subject: string };
  payments: { count: number; subject: string };
};

type Named = Pick<BudgetState, 'lines' | 'payments'>;

function lineName({ lines }: Named, uuid: string): string {
  return lines.find((line) => line.uuid === uuid)?.name ?? '';
}

function paymentName(state: Named, uuid: string): string {
  const payment = state.payments.find((one) => one.uuid === uuid);
  if (!payment) return '';
  return [lineName(state, payment.lineUuid), payment.label].filter(Boolean).join(', ');
}

/** How many lines it touched and how many payments it marked as paid, with the name of one of each. */
export function toldSteps(operations: readonly BudgetOperation[], after: Named): ToldSteps {
  const lines = new Set<string>();
  const payments = new Set<string>();
  for (const operation of operations) {
    if (operation.of === 'line') lines.add(operation.uuid);
    const isPaid = operation.of === 'payment' && 'values' in operation && Boolean(operation.values.paidOn);
    if (isPaid) payments.add(operation.uuid);
  }
  const [line = ''] = lines;
  const [payment = ''] = payments;
  return {
    lines: { count: lines.size, subject: lineName(after, line) || 'a line' },
    payments: { count: payments.size, subject: paymentName(after, payment) || 'a vendor' },
  };
}
