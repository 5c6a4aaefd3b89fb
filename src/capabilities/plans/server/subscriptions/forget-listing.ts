import { z } from 'zod';
import { ok } from '#base/result.ts';
import { closePayment, forgetMethods } from '#capabilities/payments/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { dropBilling } from '../billing/billing.store.ts';
import { endPlan } from './end-plan.ts';
import type { RenewalDeps } from './open-renewal.ts';
import { listOpenPayments } from './periods.store.ts';
import { postAll } from './plan-postings.ts';
import { givePeriodBack, returnPeriod } from './return-period.ts';
import { findListing, listHeldPlans, lockPlans } from './subscriptions.store.ts';
import { listBuyers } from './tell-owners.ts';
import { turnPlans } from './turn-plans.ts';

/** By a job, since payments are locked ahead of the listing, which whoever closes or deletes it holds. */
export const forgetListingTask = defineTask(
  'plans.forget-listing',
  z.object({ storefrontId: z.int().positive() }),
);

/** What runs ends here; what has not started is paid back. */
async function endPlans(deps: RenewalDeps, storefrontId: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    const known = await listHeldPlans(tx, storefrontId);
    const waiting = known.find(({ state }) => state === 'SCHEDULED');
    const first = waiting && { subscriptionId: waiting.id, number: 1 };
    const asked = first ? await givePeriodBack(tx, deps, first) : ok(undefined);
    await lockPlans(tx, storefrontId);
    const transfers = await turnPlans(tx, deps, storefrontId);
    for (const plan of await listHeldPlans(tx, storefrontId)) {
      const isWaiting = plan.state === 'SCHEDULED';
      if (isWaiting && first && asked.ok)
        transfers.push(...(await returnPeriod(tx, first, { by: null, isAsked: true })));
      const step = isWaiting ? 'cancel' : 'end';
      transfers.push(...(await endPlan(tx, plan, { now: deps.clock.now(), step })).transfers);
    }
    await postAll(tx, deps, transfers);
  });
}

/**
 * Nobody is left who could buy for this listing, or say no: its plan ends, its cards are forgotten, and nothing can be paid for it
 * any more. Receipts stay, as books have to.
 */
export async function forgetListing(
  deps: RenewalDeps,
  { storefrontId }: { storefrontId: number },
): Promise<void> {
  if ((await listBuyers(deps.db, storefrontId)).length > 0) return;
  await endPlans(deps, storefrontId);
  await transact(deps.db, async (tx) => {
    const { uuid: ownerId } = await findListing(tx, storefrontId);
    await forgetMethods(tx, { ownerKind: 'STOREFRONT', ownerId });
    await dropBilling(tx, storefrontId);
  });
  for (const paymentId of await listOpenPayments(deps.db, storefrontId))
    await closePayment(deps, paymentId, 'cancel');
}
