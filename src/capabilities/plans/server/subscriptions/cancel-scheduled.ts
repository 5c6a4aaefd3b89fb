import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Plans } from '../../contract.ts';
import { type ChangingDeps, changePlans } from './change-plans.ts';
import { endPlan } from './end-plan.ts';
import { givePeriodBack, returnPeriod } from './return-period.ts';
import { type HeldRow, listHeldPlans } from './subscriptions.store.ts';

function waiting(held: readonly HeldRow[], subscriptionId: string): Result<HeldRow> {
  const plan = held.find(({ id, state }) => id === subscriptionId && state === 'SCHEDULED');
  if (plan) return ok(plan);
  return fail('plans.plan_changed', 'This plan has started or was canceled. Reload the page to see it.');
}

/** A plan that has not started is called off, and all of its money goes back. */
export function cancelScheduled(
  deps: ChangingDeps,
  actor: SignedInActor,
  { storefrontUuid, subscriptionId }: { storefrontUuid: string; subscriptionId: string },
): Promise<Result<Plans>> {
  const first = { subscriptionId, number: 1 };
  // A payment is locked ahead of its listing, as where it settles.
  const lockItsPayment = async (tx: Tx, storefrontId: number) => {
    const plan = waiting(await listHeldPlans(tx, storefrontId), subscriptionId);
    return plan.ok ? givePeriodBack(tx, deps, first) : plan;
  };
  return changePlans(deps, { actor, storefrontUuid, before: lockItsPayment }, async ({ tx, held }) => {
    const plan = waiting(held, subscriptionId);
    if (!plan.ok) return plan;
    const returned = await returnPeriod(tx, first, { by: actor, isAsked: true });
    const { transfers } = await endPlan(tx, plan.value, { now: deps.clock.now(), step: 'cancel' });
    return ok([...returned, ...transfers]);
  });
}
