import { useState } from 'react';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { useAction } from '#app/use-action.ts';
import { formatCents } from '#base/money.ts';
import type { Card } from '#capabilities/plans/contract/billing.contract.ts';
import type { Purchase } from '#capabilities/plans/contract/purchases.contract.ts';
import { PLANS_KEY, purchaseQuery } from '#capabilities/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { declineWords } from '../../rules/decline-words.ts';
import { CardChoice, methodOf, NEW_CARD } from './card-choice.tsx';

interface TryAgainProps {
  storefrontUuid: string;
  purchase: Purchase;
  cards: readonly Card[];
}

/** The same order with another card. */
export function TryAgain({ storefrontUuid, purchase, cards }: TryAgainProps) {
  const { uuid, declineCode, totalCents } = purchase;
  const [card, setCard] = useState(NEW_CARD);
  const retry = useAction({
    run: () => api.plans.retryPurchase({ storefrontUuid, uuid, methodId: methodOf(card), savesCard: true }),
    keeps: (queryClient, answer) =>
      queryClient.setQueryData(purchaseQuery(storefrontUuid, uuid).queryKey, answer),
    refreshes: [PLANS_KEY],
    onDone: ({ url }) => (url ? leaveTo(url) : undefined),
  });
  return (
    <div>
      <h1 className="text-3xl md:text-4xl">The card was declined</h1>
      <Notice tone="error" className="mt-4 mb-5">
        {declineWords(declineCode)} Nothing was charged.
      </Notice>
      <h2 className="mb-3">Try another card</h2>
      <CardChoice cards={cards} value={card} onChange={setCard} />
      <Button size="large" isPending={retry.isPending} onPress={() => retry.mutate()} className="mt-5">
        {`Pay ${formatCents(totalCents)}`}
      </Button>
    </div>
  );
}
