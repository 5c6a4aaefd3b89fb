import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { protectionContract } from '../contract.ts';
import { askForRefund, readLeadRefund } from './ask-for-refund.ts';
import type { ProtectionDeps } from './give-back.ts';
import { decideGrant, grantCredits } from './grant-credits.ts';
import { findCreditListings, listProposedGrants, readCreditAccount } from './support-credits.ts';
import { closePaymentLeftover, listPaymentLeftovers } from './support-payments.ts';
import { decideRefundRequest, listRefundRequests } from './support-refunds.ts';

export function protectionRoutes(deps: ProtectionDeps & Pick<Platform, 'log'>) {
  const os = implement(protectionContract).$context<RequestContext>().use(guard);
  return {
    readLeadRefund: os.readLeadRefund.handler(async ({ context, input }) =>
      unwrap(await readLeadRefund(deps, signedIn(context), input.uuid)),
    ),
    askForRefund: os.askForRefund.handler(async ({ context, input }) =>
      unwrap(await askForRefund(deps, signedIn(context), input)),
    ),
    listRefundRequests: os.listRefundRequests.handler(() => listRefundRequests(deps)),
    decideRefundRequest: os.decideRefundRequest.handler(async ({ context, input }) =>
      unwrap(await decideRefundRequest(deps, signedIn(context), input)),
    ),
    findCreditListings: os.findCreditListings.handler(({ input }) => findCreditListings(deps, input.query)),
    readCreditAccount: os.readCreditAccount.handler(async ({ context, input }) =>
      unwrap(await readCreditAccount(deps, signedIn(context), input.storefrontUuid)),
    ),
    listProposedGrants: os.listProposedGrants.handler(({ context }) =>
      listProposedGrants(deps, signedIn(context)),
    ),
    grantCredits: os.grantCredits.handler(async ({ context, input }) =>
      unwrap(await grantCredits(deps, signedIn(context), input)),
    ),
    decideGrant: os.decideGrant.handler(async ({ context, input }) =>
      unwrap(await decideGrant(deps, signedIn(context), input)),
    ),
    listPaymentLeftovers: os.listPaymentLeftovers.handler(() => listPaymentLeftovers(deps)),
    closePaymentLeftover: os.closePaymentLeftover.handler(async ({ context, input }) =>
      unwrap(await closePaymentLeftover(deps, signedIn(context), input)),
    ),
  };
}
