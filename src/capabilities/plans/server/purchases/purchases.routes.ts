import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, demandStepUp, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import { purchasesContract } from '../../contract/purchases.contract.ts';
import { beginPurchase, type PurchaseDeps } from './begin-purchase.ts';
import { callOffPurchase } from './call-off-purchase.ts';
import { exportPurchases, listPurchases } from './list-purchases.ts';
import { needsStepUp } from './needs-step-up.ts';
import { printReceipt } from './print-receipt.ts';
import { quotePurchase } from './quote-purchase.ts';
import { readPurchase } from './read-purchase.ts';
import { readShop } from './read-shop.ts';
import { retryPurchase } from './retry-purchase.ts';

export function purchasesRoutes(deps: PurchaseDeps) {
  const os = implement(purchasesContract).$context<RequestContext>().use(guard);
  const demandSecondFactor = async (
    context: RequestContext,
    input: { storefrontUuid: string; methodId: string | null },
  ) => {
    const actor = signedIn(context);
    if (unwrap(await needsStepUp(deps, actor, input))) await demandStepUp(context, actor);
  };
  return {
    getShop: os.getShop.handler(async ({ context, input }) =>
      unwrap(await readShop(deps, signedIn(context), input.storefrontUuid)),
    ),
    quotePurchase: os.quotePurchase.handler(async ({ context, input }) => {
      if (input.promoCode) await demandRate(context, 'promo-code');
      return unwrap(await quotePurchase(deps, signedIn(context), input));
    }),
    beginPurchase: os.beginPurchase.handler(async ({ context, input }) => {
      if (input.promoCode) await demandRate(context, 'promo-code');
      await demandSecondFactor(context, input);
      return unwrap(await beginPurchase(deps, signedIn(context), input));
    }),
    retryPurchase: os.retryPurchase.handler(async ({ context, input }) => {
      await demandSecondFactor(context, input);
      return unwrap(await retryPurchase(deps, signedIn(context), input));
    }),
    listPurchases: os.listPurchases.handler(async ({ context, input }) =>
      unwrap(await listPurchases(deps, signedIn(context), input)),
    ),
    exportPurchases: os.exportPurchases.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportPurchases(deps, signedIn(context), input.storefrontUuid))),
    ),
    getPurchase: os.getPurchase.handler(async ({ context, input }) =>
      unwrap(await readPurchase(deps, signedIn(context), input)),
    ),
    getReceipt: os.getReceipt.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await printReceipt(deps, signedIn(context), input))),
    ),
    callOffPurchase: os.callOffPurchase.handler(async ({ context, input }) =>
      unwrap(await callOffPurchase(deps, signedIn(context), input)),
    ),
  };
}
