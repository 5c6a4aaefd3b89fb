import { Download } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { ShowMore } from '#app/show-more.tsx';
import { useLoadedPages } from '#app/use-loaded.ts';
import type { Billing, Cards } from '#capabilities/plans/contract/billing.contract.ts';
import type { Purchases } from '#capabilities/plans/contract/purchases.contract.ts';
import { purchasesQuery } from '#capabilities/plans/queries.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { BillingCard } from './billing-card.tsx';
import { moneyCalls } from './money-calls.ts';
import { PurchaseTable } from './purchase-table.tsx';
import { SavedCards } from './saved-cards.tsx';

interface PurchaseHistoryProps {
  storefrontUuid: string;
  purchases: Purchases;
  billing: Billing;
  /** Null for whoever may not pay with them. */
  cards: Cards | null;
  hasNewCard: boolean;
}

function Nothing({ storefrontUuid, canBuy }: { storefrontUuid: string; canBuy: boolean }) {
  return (
    <div className="mt-2">
      <p className="text-ink-soft">Nothing was bought for this listing yet.</p>
      {canBuy && (
        <ButtonLink to={withQuery(vendorPaths.checkout, { storefront: storefrontUuid })} className="mt-4">
          Buy credits
        </ButtonLink>
      )}
    </div>
  );
}

/** What was paid, whom receipts are made out to, and the cards that pay. */
export function PurchaseHistory(props: PurchaseHistoryProps) {
  const { storefrontUuid, purchases: first, billing, cards, hasNewCard } = props;
  const history = useLoadedPages(purchasesQuery(storefrontUuid), first);
  const purchases = history.data?.pages.flatMap((page) => page.purchases) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Card
        as="section"
        aria-labelledby="purchases-title"
        className="max-md:border-0 max-md:bg-transparent max-md:p-0"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="purchases-title">Purchases</h2>
          {purchases.length > 0 && (
            <a
              href={moneyCalls.csv(storefrontUuid)}
              download
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <Download size={18} aria-hidden="true" />
              Download CSV
            </a>
          )}
        </div>
        {purchases.length > 0 ? (
          <>
            <PurchaseTable storefrontUuid={storefrontUuid} purchases={purchases} />
            <ShowMore query={history}>Show earlier</ShowMore>
          </>
        ) : (
          <Nothing storefrontUuid={storefrontUuid} canBuy={billing.canChange} />
        )}
      </Card>
      <div className="flex min-w-0 flex-col gap-5">
        {cards && <SavedCards storefrontUuid={storefrontUuid} cards={cards} hasNewCard={hasNewCard} />}
        <BillingCard storefrontUuid={storefrontUuid} billing={billing} />
      </div>
    </div>
  );
}
