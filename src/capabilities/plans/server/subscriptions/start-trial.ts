import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Plans } from '../../contract.ts';
import { trialEnd } from '../../rules/plan-periods.ts';
import { demandPublished } from '../purchases/demand-published.ts';
import { type ChangingDeps, changePlans } from './change-plans.ts';
import { findGroup } from './find-group.ts';
import { insertSubscription } from './subscriptions.store.ts';

/** Thirty days, once in the life of a listing. Pressed twice, it is the trial that runs. */
export function startTrial(
  deps: ChangingDeps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<Plans>> {
  return changePlans(deps, { actor, storefrontUuid }, async ({ tx, entered, held }) => {
    const published = demandPublished(entered);
    if (!published.ok) return published;
    const [running] = held;
    if (running?.planKey === 'trial') return ok([]);
    if (running) return fail('plans.has_plan', 'You have a plan already, so there’s no need for a trial.');
    const now = deps.clock.now();
    const endsAt = trialEnd(now);
    const isNew = await insertSubscription(tx, {
      id: deps.clock.uuid(),
      storefrontId: entered.storefront.id,
      planKey: 'trial',
      group: (await findGroup(tx, entered.storefront.id)).group,
      payment: 'UPFRONT',
      periodCents: 0,
      state: 'TRIAL',
      startsAt: now,
      periods: 1,
      periodStartsAt: now,
      periodEndsAt: endsAt,
      termEndsAt: endsAt,
      autoRenew: false,
      createdAt: now,
    });
    return isNew ? ok([]) : fail('plans.trial_used', 'This listing had its free trial already.');
  });
}
