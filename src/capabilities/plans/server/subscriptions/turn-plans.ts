import type { Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { endedLetter, trialEndedLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { planStates } from '../../rules/plan-states.ts';
import { worksUntil } from '../../rules/plan-works.ts';
import { endPlan } from './end-plan.ts';
import type { PlanDeps } from './plan-deps.ts';
import { changeSubscription, listHeldPlans, type SubscriptionRow } from './subscriptions.store.ts';
import { tellOwners } from './tell-owners.ts';

/** Nobody is told of the end of a plan that another one follows. */
export async function tellOfEnd(
  tx: Tx,
  deps: PlanDeps,
  { id, planKey, state, storefrontId }: SubscriptionRow,
): Promise<void> {
  await tellOwners(tx, deps, { storefrontId, key: `plan-ended:${id}` }, (listing) =>
    planKey === 'trial'
      ? trialEndedLetter({ listing })
      : endedLetter({ listing, plan: planNameOf(planKey), isUnpaid: state === 'PAST_DUE' }),
  );
}

/**
 * Brings a listing's plans to what the clock says: what is over ends, what was to follow starts. For whoever holds the
 * listing; the transfers are posted by them, together with their own.
 */
export async function turnPlans(tx: Tx, deps: PlanDeps, storefrontId: number): Promise<Transfer[]> {
  const now = deps.clock.now();
  const held = await listHeldPlans(tx, storefrontId);
  const running = held.find(({ state }) => state !== 'SCHEDULED');
  const next = held.find(({ state, startsAt }) => state === 'SCHEDULED' && startsAt <= now);
  const transfers: Transfer[] = [];
  if (running && (next || worksUntil(running) <= now)) {
    transfers.push(...(await endPlan(tx, running, { now })).transfers);
    if (!next) await tellOfEnd(tx, deps, running);
  }
  const state = next && planStates.next(next.state, 'start');
  if (next && state) await changeSubscription(tx, next.id, { state });
  return transfers;
}
