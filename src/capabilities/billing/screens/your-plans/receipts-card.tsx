import { Download, ReceiptText } from 'lucide-react';
import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoadedPages } from '#app/use-loaded.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import type { ListedPurchase, Purchases } from '#capabilities/plans/contract/purchases.contract.ts';
import { purchasesQuery } from '#capabilities/plans/queries.ts';
import { dayIn } from '#capabilities/plans/rules/paid-period.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { moneyCalls } from '../history/money-calls.ts';

/** The latest; the purchase history has all of them. */
const SHOWN = 5;

const columnsFor = (storefrontUuid: string): readonly TableColumn<ListedPurchase>[] => [
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    cell: ({ name, state }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {name} {state === 'REFUNDED' && <Badge>Refunded</Badge>}
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ paidAt, createdAt, timeZone }) => dayIn(timeZone, paidAt ?? createdAt),
  },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    cell: ({ credits }) => (
      <span className="tabular-nums">{credits > 0 ? `+${formatCount(credits)}` : '–'}</span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ totalCents }) => <span className="font-semibold tabular-nums">{formatCents(totalCents)}</span>,
  },
  {
    id: 'receipt',
    header: 'Receipt',
    align: 'end',
    cell: ({ uuid, number, name }) => (
      <TextLink to={purchasePaths.receipt(uuid, storefrontUuid)} aria-label={`Receipt ${number} for ${name}`}>
        <ReceiptText size={16} aria-hidden="true" className="me-1.5 inline align-[-2px]" />
        {number}
      </TextLink>
    ),
  },
];

interface ReceiptsCardProps {
  storefrontUuid: string;
  purchases: Purchases;
}

/** What was bought of late. Nothing for a listing that has bought nothing: an empty list would help nobody. */
export function ReceiptsCard({ storefrontUuid, purchases: first }: ReceiptsCardProps) {
  const { data } = useLoadedPages(purchasesQuery(storefrontUuid), first);
  const purchases = data?.pages[0]?.purchases ?? [];
  if (purchases.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="receipts-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="receipts-title" className="text-2xl">
          Receipts
        </h2>
        <a
          href={moneyCalls.csv(storefrontUuid)}
          download
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <Download size={16} aria-hidden="true" />
          Export CSV
        </a>
      </div>
      <Table
        caption="What was bought of late"
        columns={columnsFor(storefrontUuid)}
        rows={purchases.slice(0, SHOWN)}
        getRowKey={({ uuid }) => uuid}
      />
      <p className="mt-4">
        <TextLink to={withQuery(vendorPaths.purchaseHistory, { storefront: storefrontUuid })}>
          All purchases
        </TextLink>
      </p>
    </Card>
  );
}
