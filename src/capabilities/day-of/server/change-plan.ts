import { fail, ok, type Result } from '#base/result.ts';
import { beginWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { DayPlan } from '../contract/plan.contract.ts';
import { presentPlan } from './read-plan.ts';

export type Deps = Pick<Platform, 'db' | 'clock'>;

export function notThere() {
  return fail('day.not_found', 'This is no longer there.');
}

export function changedMeanwhile() {
  return fail('day.changed_meanwhile', 'Someone else just changed this. Here is how it is now.');
}

/** What every change of the plan does around it. Links for strangers need more than editing. */
export function changePlan(
  { db, clock }: Deps,
  actor: SignedInActor,
  ability: 'run-day' | 'share-sheets',
  change: (tx: Tx, weddingId: string) => Promise<Result<unknown>>,
): Promise<Result<DayPlan>> {
  return transact(db, async (tx) => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, ability);
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId } = membership;
    const done = await change(tx, weddingId);
    if (!done.ok) return done;
    await publishLive(tx, weddingTopic(weddingId), { kind: 'day-of', id: weddingId });
    return ok(await presentPlan(tx, membership));
  });
}
