import type { Result } from '#base/result.ts';
import { type EnteredWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { findPlan, type PlanRow } from './plans.store.ts';
import { planMissing } from './seating-failures.ts';

export type SeatingDeps = Pick<Platform, 'db' | 'clock'>;
export type SeatingChange = EnteredWedding & { tx: Tx; weddingId: string; userId: string; now: Date };

export async function tellSeatingChanged(tx: Tx, weddingId: string, planUuid?: string): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'seating', id: planUuid ?? weddingId });
}

/** What every change does around it: the wedding’s lock, the right, and telling the other screens. */
export function changeSeating<T>(
  { db, clock }: SeatingDeps,
  actor: SignedInActor,
  change: (entered: SeatingChange) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transact(db, async (tx): Promise<Result<T>> => {
    const entered = await enterWedding(tx, actor, 'edit-seating');
    if (!entered.ok) return entered;
    const weddingId = entered.value.wedding.id;
    const result = await change({
      ...entered.value,
      ...{ tx, weddingId, userId: actor.userId, now: clock.now() },
    });
    if (result.ok) await tellSeatingChanged(tx, weddingId);
    return result;
  });
}

/** A change of one plan. */
export function changeOnePlan<T>(
  deps: SeatingDeps,
  actor: SignedInActor,
  uuid: string,
  change: (entered: SeatingChange & { plan: PlanRow }) => Promise<Result<T>>,
): Promise<Result<T>> {
  return changeSeating(deps, actor, async (entered) => {
    const plan = await findPlan(entered.tx, entered.weddingId, uuid);
    return plan ? change({ ...entered, plan }) : planMissing();
  });
}
