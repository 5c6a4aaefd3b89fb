import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { subscriptionsContract } from '../../contract/subscriptions.contract.ts';
import { cancelScheduled } from './cancel-scheduled.ts';
import type { RenewalDeps } from './open-renewal.ts';
import { payRenewal } from './pay-renewal.ts';
import { readPlans } from './read-plans.ts';
import { setAutoRenew } from './set-auto-renew.ts';
import { startTrial } from './start-trial.ts';

export function subscriptionsRoutes(deps: RenewalDeps) {
  const os = implement(subscriptionsContract).$context<RequestContext>().use(guard);
  return {
    getPlans: os.getPlans.handler(async ({ context, input }) =>
      unwrap(await readPlans(deps, signedIn(context), input.storefrontUuid)),
    ),
    startTrial: os.startTrial.handler(async ({ context, input }) =>
      unwrap(await startTrial(deps, signedIn(context), input.storefrontUuid)),
    ),
    setAutoRenew: os.setAutoRenew.handler(async ({ context, input }) =>
      unwrap(await setAutoRenew(deps, signedIn(context), input)),
    ),
    cancelScheduled: os.cancelScheduled.handler(async ({ context, input }) =>
      unwrap(await cancelScheduled(deps, signedIn(context), input)),
    ),
    payRenewal: os.payRenewal.handler(async ({ context, input }) =>
      unwrap(await payRenewal(deps, signedIn(context), input)),
    ),
  };
}
