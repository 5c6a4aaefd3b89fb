import { orpc } from '#app/orpc.ts';

/** Everything about credits: whatever moves them changes all of it. */
export const CREDITS_KEY = orpc.credits.key();

export function creditHoldingsQuery(storefrontUuid: string) {
  return orpc.credits.getHoldings.queryOptions({ input: { storefrontUuid } });
}

export function creditTransactionsQuery(storefrontUuid: string) {
  return orpc.credits.listTransactions.infiniteOptions({
    input: (cursor: string) => ({ storefrontUuid, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
