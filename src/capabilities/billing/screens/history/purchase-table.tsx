import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { formatCents } from '#base/money.ts';
import type { ListedPurchase } from '#capabilities/plans/contract/purchases.contract.ts';
import { dayIn, periodWords } from '#capabilities/plans/rules/paid-period.ts';
import { cardName } from '#capabilities/plans/rules/paid-with.ts';
import { Badge } from '#ui/badge.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';

const columnsFor = (storefrontUuid: string): readonly TableColumn<ListedPurchase>[] => [
  {
    id: 'what',
    header: 'What',
    cell: ({ uuid, name, state, period, timeZone }) => (
      <>
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <TextLink to={purchasePaths.receipt(uuid, storefrontUuid)}>{name}</TextLink>
          {state === 'REFUNDED' && <Badge>Refunded</Badge>}
        </span>
        {period && (
          <span className="block font-normal text-ink-soft text-sm">
            {period.number > 1 && 'Renewal, '}
            {periodWords(period, timeZone)}
          </span>
        )}
      </>
    ),
    isRowHeader: true,
  },
  {
    id: 'paid',
    header: 'Paid',
    cell: ({ paidAt, createdAt, timeZone }) => dayIn(timeZone, paidAt ?? createdAt),
  },
  { id: 'card', header: 'Paid with', cell: ({ card }) => (card ? cardName(card) : '–') },
  { id: 'number', header: 'Receipt', cell: ({ number }) => number },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ totalCents, refundedCents }) => (
      <span className="tabular-nums">
        {formatCents(totalCents)}
        {refundedCents > 0 && (
          <span className="block text-ink-soft text-sm">{formatCents(refundedCents)} went back</span>
        )}
      </span>
    ),
  },
];

export function PurchaseTable({
  storefrontUuid,
  purchases,
}: {
  storefrontUuid: string;
  purchases: readonly ListedPurchase[];
}) {
  return (
    <Table
      caption="What was paid, the latest first"
      columns={columnsFor(storefrontUuid)}
      rows={purchases}
      getRowKey={({ uuid }) => uuid}
    />
  );
}
