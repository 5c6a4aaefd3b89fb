import { ArrowLeftRight, Download } from 'lucide-react';
import { useState } from 'react';
import { ShowMore } from '#app/show-more.tsx';
import { useLoaded, useLoadedPages } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CreditHoldings, CreditTransactions } from '../contract.ts';
import { creditHoldingsQuery, creditTransactionsQuery } from '../queries.ts';
import { BalanceCard } from './balance-card.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { CreditTable } from './credit-table.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface CreditHistoryProps {
  storefrontUuid: string;
  holdings: CreditHoldings;
  transactions: CreditTransactions;
  receiptOf: (leadUuid: string) => string;
}

const fileAddress = (storefrontUuid: string) =>
  `/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/${storefrontUuid}/transactions/export`;

/** What a listing's credits are, how they came and where they went. */
export function CreditHistory({
  storefrontUuid,
  holdings: loaded,
  transactions: firstPage,
  receiptOf,
}: CreditHistoryProps) {
  const [isMoving, setMoving] = useState(false);
  const { data: holdings } = useLoaded(creditHoldingsQuery(storefrontUuid), loaded);
  const history = useLoadedPages(creditTransactionsQuery(storefrontUuid), firstPage);
  const transactions = history.data?.pages.flatMap((page) => page.transactions) ?? [];
  const canMove = holdings.moveTo.length > 0 && holdings.balance > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="flex flex-col gap-4">
        <BalanceCard holdings={holdings} />
        {canMove && (
          <Button
            variant="secondary"
            icon={<ArrowLeftRight size={18} aria-hidden="true" />}
            onPress={() => setMoving(true)}
            className="self-start"
          >
            Move credits
          </Button>
        )}
      </div>
      <Card as="section" aria-labelledby="history-title">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="history-title">History</h2>
          {transactions.length > 0 && (
            <a
              href={fileAddress(storefrontUuid)}
              download
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <Download size={18} aria-hidden="true" />
              Download CSV
            </a>
          )}
        </div>
        {transactions.length > 0 ? (
          <>
            <BalanceChart transactions={transactions} now={holdings.at} />
            <div className="mt-6">
              <CreditTable transactions={transactions} receiptOf={receiptOf} />
            </div>
            <ShowMore query={history}>Show earlier</ShowMore>
          </>
        ) : (
          <p className="mt-2 text-ink-soft">
            Credits you get and spend will show up here, with the balance after each.
          </p>
        )}
      </Card>
      {isMoving && (
        <MoveDialog storefrontUuid={storefrontUuid} holdings={holdings} onClose={() => setMoving(false)} />
      )}
    </div>
  );
}
