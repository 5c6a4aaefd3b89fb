import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { Cards } from '#capabilities/plans/contract/billing.contract.ts';
import { cardsQuery } from '#capabilities/plans/queries.ts';
import { NEW_CARD } from './card-choice.tsx';

/** Which card pays. One can be saved beforehand on the provider's page; whoever comes back finds it chosen, and all else as it was. */
export function useCheckoutCards(storefrontUuid: string, loaded: Cards) {
  const query = cardsQuery(storefrontUuid);
  const { cards } = useLoaded(query, loaded).data;
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('card') === 'new';
  const [card, setCard] = useState(cards[0]?.id ?? NEW_CARD);
  const refresh = useAction({
    run: () => api.plans.refreshCards({ storefrontUuid }),
    keeps: (queryClient, answer) => queryClient.setQueryData(query.queryKey, answer),
    onDone: ({ cards: found }) => {
      const known = new Set(cards.map(({ id }) => id));
      const added = found.find(({ id }) => !known.has(id));
      if (added) setCard(added.id);
      const rest = new URLSearchParams(search);
      rest.delete('card');
      setSearch(rest, { replace: true, preventScrollReset: true });
    },
    failure: () => undefined,
  });
  const { mutate } = refresh;
  useEffect(() => {
    if (isBack) mutate();
  }, [isBack, mutate]);
  const add = useAction({
    run: () => {
      const returnTo = `${vendorPaths.checkout}?${search}`;
      return api.plans.addCard({ storefrontUuid, key: crypto.randomUUID(), returnTo });
    },
    onDone: ({ url }) => leaveTo(url),
  });
  return { cards, card, setCard, add };
}
