import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import type { CreditTransaction } from '../contract.ts';

/** '+16', '−7': a minus, not a hyphen. */
const signed = (credits: number) => (credits > 0 ? `+${credits}` : `−${Math.abs(credits)}`);

const COLUMNS: readonly TableColumn<CreditTransaction>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ at }) => (
      <span className="whitespace-nowrap">{formatDateInText(calendarDateOf(new Date(at)))}</span>
    ),
  },
  { id: 'what', header: 'What', cell: ({ text }) => text, isRowHeader: true },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    cell: ({ credits }) => <span className="tabular-nums">{signed(credits)}</span>,
  },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balanceAfter }) => <span className="tabular-nums">{balanceAfter}</span>,
  },
];

export function CreditTable({ transactions }: { transactions: readonly CreditTransaction[] }) {
  return (
    <Table
      caption="Credits that came and went, the latest first"
      columns={COLUMNS}
      rows={transactions}
      getRowKey={({ id }) => id}
    />
  );
}
