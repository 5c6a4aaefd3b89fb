import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Plans } from '../../contract.ts';
import { nextTryAt } from '../../rules/plan-periods.ts';
import { planStates } from '../../rules/plan-states.ts';
import { isToBeRenewed } from '../../rules/plan-works.ts';
import { type ChangingDeps, changePlans } from './change-plans.ts';
import { changeSubscription, type HeldRow } from './subscriptions.store.ts';

export type AutoRenewInput = { storefrontUuid: string; subscriptionId: string; autoRenew: boolean };

/** A card that was declined has its next turn, unless nobody wants the plan any more. */
function nextTryOf(plan: HeldRow): Date | null {
  const isTried = plan.state === 'PAST_DUE' && plan.tries > 0 && isToBeRenewed(plan);
  return isTried ? nextTryAt(plan.periodEndsAt, plan.tries) : null;
}

/**
 * Off, a plan works until its term is over. The wish names its plan: a tab that was left open must not stop the one that came
 * after it. While a payment is overdue, only the wish is noted: off, no card is tried any more.
 */
export function setAutoRenew(
  deps: ChangingDeps,
  actor: SignedInActor,
  { storefrontUuid, subscriptionId, autoRenew }: AutoRenewInput,
): Promise<Result<Plans>> {
  return changePlans(deps, { actor, storefrontUuid }, async ({ tx, held }) => {
    const plan = held.find(({ id }) => id === subscriptionId);
    if (!plan || plan.state === 'SCHEDULED' || plan.planKey === 'trial')
      return fail('plans.plan_changed', 'Your plan has changed. Reload the page to see it.');
    if (plan.autoRenew === autoRenew) return ok([]);
    const state = planStates.next(plan.state, autoRenew ? 'stay' : 'leave') ?? plan.state;
    await changeSubscription(tx, plan.id, { autoRenew, state, nextTryAt: nextTryOf({ ...plan, autoRenew }) });
    return ok([]);
  });
}
