import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { billingContract } from '../../contract/billing.contract.ts';
import { addCard, chooseCard, forgetCard, listCards, refreshCards } from '../cards/saved-cards.ts';
import type { PurchaseDeps } from '../purchases/begin-purchase.ts';
import { readBilling, setBilling } from './billing-details.ts';

export function billingRoutes(deps: PurchaseDeps) {
  const os = implement(billingContract).$context<RequestContext>().use(guard);
  return {
    getBilling: os.getBilling.handler(async ({ context, input }) =>
      unwrap(await readBilling(deps, signedIn(context), input.storefrontUuid)),
    ),
    setBilling: os.setBilling.handler(async ({ context, input }) =>
      unwrap(await setBilling(deps, signedIn(context), input)),
    ),
    listCards: os.listCards.handler(async ({ context, input }) =>
      unwrap(await listCards(deps, signedIn(context), input)),
    ),
    addCard: os.addCard.handler(async ({ context, input }) =>
      unwrap(await addCard(deps, signedIn(context), input)),
    ),
    refreshCards: os.refreshCards.handler(async ({ context, input }) =>
      unwrap(await refreshCards(deps, signedIn(context), input)),
    ),
    chooseCard: os.chooseCard.handler(async ({ context, input }) =>
      unwrap(await chooseCard(deps, signedIn(context), input)),
    ),
    forgetCard: os.forgetCard.handler(async ({ context, input }) =>
      unwrap(await forgetCard(deps, signedIn(context), input)),
    ),
  };
}
