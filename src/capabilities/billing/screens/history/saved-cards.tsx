import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { leaveTo } from '#app/leave-to.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { Cards, Card as SavedCard } from '#capabilities/plans/contract/billing.contract.ts';
import { cardsQuery } from '#capabilities/plans/queries.ts';
import { cardName } from '#capabilities/plans/rules/paid-with.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cardExpiry } from '../../rules/card-words.ts';

interface SavedCardsProps {
  storefrontUuid: string;
  cards: Cards;
  /** Somebody comes back from saving one. */
  hasNewCard: boolean;
}

function useCards({ storefrontUuid, cards: loaded, hasNewCard }: SavedCardsProps) {
  const query = cardsQuery(storefrontUuid);
  const { data } = useLoaded(query, loaded);
  const keeps = (
    queryClient: { setQueryData: (key: typeof query.queryKey, data: Cards) => unknown },
    cards: Cards,
  ) => queryClient.setQueryData(query.queryKey, cards);
  const refresh = useAction({
    run: () => api.plans.refreshCards({ storefrontUuid }),
    keeps,
    failure: () => undefined,
  });
  const choose = useAction({
    run: ({ id }: SavedCard) => api.plans.chooseCard({ storefrontUuid, id }),
    keeps,
    done: (card) => `Renewals are taken from your ${cardName(card)} now.`,
  });
  const forget = useAction({
    run: ({ id }: SavedCard) => api.plans.forgetCard({ storefrontUuid, id }),
    keeps,
    done: (card) => `${cardName(card)} is forgotten.`,
  });
  const add = useAction({
    run: () => api.plans.addCard({ storefrontUuid, key: crypto.randomUUID() }),
    onDone: ({ url }) => leaveTo(url),
  });
  const { mutate } = refresh;
  useEffect(() => {
    if (hasNewCard) mutate();
  }, [hasNewCard, mutate]);
  return { cards: data.cards, choose, forget, add };
}

/** The cards that a listing pays with; the first choice is what plans are renewed with. */
export function SavedCards(props: SavedCardsProps) {
  const { cards, choose, forget, add } = useCards(props);
  const [leaving, setLeaving] = useState<SavedCard>();
  return (
    <Card as="section" aria-labelledby="cards-title">
      <h2 id="cards-title">Saved cards</h2>
      {cards.length > 0 ? (
        <ul className="mt-2">
          {cards.map((card) => (
            <li key={card.id} className="border-line border-b py-3">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                <CreditCard size={18} aria-hidden="true" />
                {cardName(card)}
                {card.isDefault && <Badge>For renewals</Badge>}
              </p>
              <div className="flex flex-wrap items-center gap-x-4">
                <span className="text-ink-soft text-sm">{cardExpiry(card)}</span>
                {!card.isDefault && (
                  <Button
                    variant="quiet"
                    aria-label={`Use ${cardName(card)} for renewals`}
                    onPress={() => choose.mutate(card)}
                  >
                    Use for renewals
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={`Forget ${cardName(card)}`}
                  onPress={() => setLeaving(card)}
                >
                  Forget
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-soft">No card is saved. You can save one here, or when you buy.</p>
      )}
      <Button variant="secondary" isPending={add.isPending} onPress={() => add.mutate()} className="mt-4">
        Add a card
      </Button>
      {leaving && (
        <ConfirmDialog
          title={`Forget ${cardName(leaving)}?`}
          confirmLabel="Forget card"
          isPending={forget.isPending}
          onConfirm={() => forget.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        >
          <p>Nothing is charged to it any more. A plan that renews with it will ask you by mail instead.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
