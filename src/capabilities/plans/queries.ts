import { orpc } from '#app/orpc.ts';

/** Everything about plans and the account: whatever buys or spends changes all of it. */
export const PLANS_KEY = orpc.plans.key();

export function creditAccountQuery(storefrontUuid: string) {
  return orpc.plans.getAccount.queryOptions({ input: { storefrontUuid }, staleTime: 60_000 });
}

/** What a listing has and could have. */
export function plansQuery(storefrontUuid: string) {
  return orpc.plans.getPlans.queryOptions({ input: { storefrontUuid } });
}

export function cardsQuery(storefrontUuid: string) {
  return orpc.plans.listCards.queryOptions({ input: { storefrontUuid } });
}

export function billingQuery(storefrontUuid: string) {
  return orpc.plans.getBilling.queryOptions({ input: { storefrontUuid } });
}

export function purchaseQuery(storefrontUuid: string, uuid: string) {
  return orpc.plans.getPurchase.queryOptions({ input: { storefrontUuid, uuid } });
}

export const promoCodesQuery = orpc.plans.listPromoCodes.queryOptions();

const POLL_MS = 2_000;

/** Asked again while the bank takes its time. */
export function followedPurchaseQuery(storefrontUuid: string, uuid: string) {
  return orpc.plans.getPurchase.queryOptions({
    input: { storefrontUuid, uuid },
    refetchInterval: ({ state: { data } }) =>
      data?.progress === 'processing' || data?.progress === 'unanswered' ? POLL_MS : false,
  });
}

export function purchasesQuery(storefrontUuid: string) {
  return orpc.plans.listPurchases.infiniteOptions({
    input: (cursor: string) => ({ storefrontUuid, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
