import { ok, type Result } from '#base/result.ts';
import type { Transfer } from '#capabilities/ledger/server/index.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Plans } from '../../contract.ts';
import type { PlanDeps } from './plan-deps.ts';
import { postAll } from './plan-postings.ts';
import { presentPlans } from './read-plans.ts';
import { type HeldRow, listHeldPlans, lockPlans } from './subscriptions.store.ts';
import { turnPlans } from './turn-plans.ts';

export type ChangingDeps = PlanDeps & Pick<Platform, 'db' | 'payments' | 'config'>;

export type Changing = { tx: Tx; entered: EnteredStorefront; held: readonly HeldRow[] };

type Change = {
  actor: SignedInActor;
  storefrontUuid: string;
  /** Ahead of the listing's lock. */
  before?: (tx: Tx, storefrontId: number) => Promise<Result<unknown>>;
};

/**
 * One change of a listing's plans by somebody who may buy, made on plans that are up to date. The answer is all plans as they
 * are then.
 */
export function changePlans(
  deps: ChangingDeps,
  { actor, storefrontUuid, before }: Change,
  change: (changing: Changing) => Promise<Result<Transfer[]>>,
): Promise<Result<Plans>> {
  return transact(deps.db, async (tx): Promise<Result<Plans>> => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'buy');
    if (!entered.ok) return entered;
    const { id } = entered.value.storefront;
    const prepared = await before?.(tx, id);
    if (prepared && !prepared.ok) return prepared;
    await lockPlans(tx, id);
    const turned = await turnPlans(tx, deps, id);
    const done = await change({ tx, entered: entered.value, held: await listHeldPlans(tx, id) });
    if (!done.ok) return done;
    await postAll(tx, deps, [...turned, ...done.value]);
    return ok(await presentPlans(tx, deps, entered.value));
  });
}
