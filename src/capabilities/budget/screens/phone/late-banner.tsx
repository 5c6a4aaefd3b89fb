import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { openPayments } from '../../rules/budget-sums.ts';
import { isLate, payeeOf } from '../../rules/payment-words.ts';
import type { Desk } from '../budget/desk.ts';
import { MarkPaidDialog } from '../payments/mark-paid.tsx';

/** The payment that should have been made, where one looks first. */
export function LateBanner({ desk }: { desk: Desk }) {
  const { budget, vendorsOf, canEdit } = desk;
  const [isPaying, setPaying] = useState(false);
  const late = openPayments(budget).filter((payment) => isLate(payment, budget.today));
  const [first] = late;
  if (!first?.dueOn) return null;
  const line = budget.lines.find(({ uuid }) => uuid === first.lineUuid);
  const payee = payeeOf(first, line, vendorsOf.get(first.lineUuid) ?? []);
  return (
    <section
      aria-label="Late payment"
      className="flex items-center gap-3 rounded-card border border-red/25 bg-red-tint px-4 py-3 text-red-deep"
    >
      <CircleAlert size={20} aria-hidden="true" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">
          {formatCents(first.amountCents)} {(first.label || 'payment').toLowerCase()} is late
        </span>
        <span className="block truncate text-sm">
          {payee}, {formatMonthDay(calendarDate(first.dueOn))}
          {late.length > 1 && `, and ${late.length - 1} more`}
        </span>
      </p>
      {canEdit && (
        <Button variant="secondary" size="small" className="shrink-0" onPress={() => setPaying(true)}>
          Mark paid
        </Button>
      )}
      {isPaying && <MarkPaidDialog desk={desk} payment={first} onClose={() => setPaying(false)} />}
    </section>
  );
}
