import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { plansContract } from '../contract.ts';
import { readAccount, redeemIntoAccount } from './account/read-account.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { promosRoutes } from './promos/promos.routes.ts';
import type { PurchaseDeps } from './purchases/begin-purchase.ts';
import { purchasesRoutes } from './purchases/purchases.routes.ts';
import type { RenewalDeps } from './subscriptions/open-renewal.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';

export function plansRoutes(deps: PurchaseDeps & RenewalDeps) {
  const os = implement(plansContract).$context<RequestContext>().use(guard);
  return {
    ...subscriptionsRoutes(deps),
    getAccount: os.getAccount.handler(async ({ context, input }) =>
      unwrap(await readAccount(deps, signedIn(context), input.storefrontUuid)),
    ),
    redeemOffer: os.redeemOffer.handler(async ({ context, input }) =>
      unwrap(await redeemIntoAccount(deps, signedIn(context), input.storefrontUuid)),
    ),
    ...purchasesRoutes(deps),
    ...billingRoutes(deps),
    ...promosRoutes(deps),
  };
}
