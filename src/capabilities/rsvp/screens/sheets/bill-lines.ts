import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { CountBill } from '../../rules/sheets/count-bill.ts';

type BillLine = { label: string; amount: string };

/** A bill as rows to read; only what is there. */
export function billLines({ cents, ...bill }: CountBill): BillLine[] {
  const amount = (of: number | undefined) => (of === undefined ? '' : formatCents(of));
  return [
    { label: `${bill.guaranteed} guaranteed`, amount: amount(cents?.guaranteed) },
    ...(bill.unused > 0
      ? [
          {
            label: `${bill.unused} of them not coming, paid anyway`,
            amount: amount(cents?.unused) && `incl. ${amount(cents?.unused)}`,
          },
        ]
      : []),
    ...(bill.reserve > 0
      ? [
          {
            label: `${plural(bill.reserve, 'extra portion')} ready, ${bill.fromReserve} used`,
            amount: amount(cents?.fromReserve),
          },
        ]
      : []),
    ...(bill.late > 0 ? [{ label: `${bill.late} late`, amount: amount(cents?.late) }] : []),
    ...(cents ? [{ label: 'Total', amount: amount(cents.total) }] : []),
  ];
}
