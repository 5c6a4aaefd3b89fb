import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { PLANS_KEY, plansQuery } from '#capabilities/plans/queries.ts';

/** What owners do with a plan: each answers the plans as they are then. */
export function usePlanActions(storefrontUuid: string) {
  const answered = {
    keeps: (queryClient: QueryClient, plans: Plans) =>
      queryClient.setQueryData(plansQuery(storefrontUuid).queryKey, plans),
    refreshes: [PLANS_KEY],
  };
  const startTrial = useAction({
    run: () => api.plans.startTrial({ storefrontUuid }),
    ...answered,
    done: 'Your trial has started. Every lead is included.',
  });
  const renew = useAction({
    run: (wish: { subscriptionId: string; autoRenew: boolean }) =>
      api.plans.setAutoRenew({ storefrontUuid, ...wish }),
    ...answered,
    done: ({ autoRenew }) => (autoRenew ? 'Renewal is on again.' : 'Renewal is off.'),
  });
  const callOff = useAction({
    run: (subscriptionId: string) => api.plans.cancelScheduled({ storefrontUuid, subscriptionId }),
    ...answered,
    done: 'Called off. Your money is on its way back.',
  });
  const pay = useAction({
    run: (subscriptionId: string) => api.plans.payRenewal({ storefrontUuid, subscriptionId }),
    refreshes: [PLANS_KEY],
    onDone: ({ url }) => {
      if (url) globalThis.location.assign(url);
    },
  });
  return { startTrial, renew, callOff, pay };
}
