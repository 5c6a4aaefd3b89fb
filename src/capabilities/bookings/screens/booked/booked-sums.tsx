import type { CalendarDate } from '#base/calendar-date.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { StatTile } from '#ui/stat-tile.tsx';
import type { BookedVendor } from '../../contract.ts';
import { addSums, paymentSums, pricedDetails } from './payment-sums.ts';

interface BookedSumsProps {
  vendors: readonly BookedVendor[];
  today: CalendarDate | undefined;
}

/** All vendors together: what it costs, what is paid and what comes next. */
export function BookedSums({ vendors, today }: BookedSumsProps) {
  const sums = addSums(vendors.map((booked) => paymentSums(pricedDetails(booked), today)));
  const { totalCents, paidCents, leftCents, overdueCents, next } = sums;
  if (totalCents === null) return null;
  const overdue = { text: `${formatCents(overdueCents)} overdue`, direction: 'up', isGood: false } as const;
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 md:mb-10 md:gap-5 lg:grid-cols-4">
      <StatTile label={`Total, ${plural(vendors.length, 'vendor')}`} value={formatCents(totalCents)} />
      <StatTile label="Paid" value={formatCents(paidCents)} />
      <StatTile
        label="Still to pay"
        value={formatCents(leftCents)}
        change={overdueCents > 0 ? overdue : undefined}
      />
      <StatTile
        label={next ? `Next payment: ${formatDateInText(calendarDate(next.dueOn))}` : 'Next payment'}
        value={next ? formatCents(next.amountCents) : 'None'}
      />
    </div>
  );
}
