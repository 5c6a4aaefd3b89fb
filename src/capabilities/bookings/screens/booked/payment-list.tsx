import { Check, CircleAlert } from 'lucide-react';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { byDueDate, isOverdue, type Payment } from './payment-sums.ts';

interface PaymentListProps {
  payments: readonly Payment[];
  today: CalendarDate | undefined;
  /** Left out for who may only look. */
  onPaid?: (payment: Payment) => void;
}

const dayText = (date: string) => formatDateInText(calendarDate(date));

function Standing({ payment, today }: { payment: Payment; today: CalendarDate | undefined }) {
  if (payment.paidOn) {
    return (
      <span className="inline-flex items-center gap-1 text-green-deep">
        <Check size={14} aria-hidden="true" /> {`Paid ${dayText(payment.paidOn)}`}
      </span>
    );
  }
  if (isOverdue(payment, today)) {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-red">
        <CircleAlert size={14} aria-hidden="true" /> {`Overdue since ${dayText(payment.dueOn)}`}
      </span>
    );
  }
  return <span className="text-ink-soft">{`Due ${dayText(payment.dueOn)}`}</span>;
}

/** What was or will be paid, the earliest first. */
export function PaymentList({ payments, today, onPaid }: PaymentListProps) {
  return (
    <ul>
      {byDueDate(payments).map((payment) => (
        <li
          key={`${payment.dueOn} ${payment.label} ${payment.amountCents}`}
          className="flex min-h-14 items-center gap-3 border-line py-2 not-last:border-b"
        >
          <span className="min-w-0 grow">
            <span className="wrap-anywhere block">{payment.label}</span>
            <span className="block text-sm">
              <Standing payment={payment} today={today} />
            </span>
          </span>
          <span className="shrink-0 font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
          {onPaid && payment.paidOn === null && (
            <Button variant="secondary" size="small" onPress={() => onPaid(payment)} className="print:hidden">
              Mark as paid<span className="sr-only">({payment.label})</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
