import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { MOST_PLANS } from '../../rules/seating-limits.ts';
import { changeOnePlan, changeSeating, type SeatingDeps } from '../change-seating.ts';
import { plansOf } from '../list-plans.ts';
import {
  countPlans,
  findAnyPlan,
  findNewestPlan,
  hasCurrentPlan,
  putCurrent,
  updatePlan,
} from '../plans.store.ts';
import { planMissing, plansFull } from '../seating-failures.ts';

type ByPlan = { uuid: string };

export function makePlanCurrent(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: ByPlan,
): Promise<Result<SeatingPlans>> {
  return changeOnePlan(deps, actor, uuid, async ({ tx, plan, membership }) => {
    if (!plan.isCurrent) await putCurrent(tx, plan);
    return ok(await plansOf(tx, membership));
  });
}

/** Of an event whose plan goes, the one that was worked on last is current. */
export function removePlan(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: ByPlan,
): Promise<Result<SeatingPlans>> {
  return changeSeating(deps, actor, async ({ tx, weddingId, membership, now }) => {
    const plan = await findAnyPlan(tx, uuid);
    if (plan?.weddingId !== weddingId) return planMissing();
    if (plan.removedAt === null) {
      await updatePlan(tx, uuid, { removedAt: now, isCurrent: false });
      const next = await findNewestPlan(tx, plan.eventUuid);
      if (plan.isCurrent && next) await putCurrent(tx, next);
    }
    return ok(await plansOf(tx, membership));
  });
}

/** As it was, but for being current where another is by now. */
export function bringPlanBack(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: ByPlan,
): Promise<Result<SeatingPlans>> {
  return changeSeating(deps, actor, async ({ tx, weddingId, membership }) => {
    const plan = await findAnyPlan(tx, uuid);
    if (plan?.weddingId !== weddingId) return planMissing();
    if (plan.removedAt !== null) {
      if ((await countPlans(tx, weddingId)) >= MOST_PLANS) return plansFull();
      const isCurrent = !(await hasCurrentPlan(tx, plan.eventUuid));
      await updatePlan(tx, uuid, { removedAt: null, isCurrent });
    }
    return ok(await plansOf(tx, membership));
  });
}
