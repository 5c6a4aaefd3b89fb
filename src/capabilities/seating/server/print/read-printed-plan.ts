import { ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { demandAbility, type Membership } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { planToPrint } from '../../rules/print/plan-to-print.ts';
import type { PrintedPlan } from '../../rules/print/printed-plan.ts';
import { enterPlan } from '../enter-plan.ts';
import { planOf } from '../plans/read-plan.ts';
import type { PlanRow } from '../plans.store.ts';

export type PrintDeps = Pick<Platform, 'db' | 'clock' | 'secret'>;

/** A plan as it is printed for somebody who was let in already. */
export async function printedPlanOf(
  tx: Tx,
  deps: Pick<PrintDeps, 'clock' | 'secret'>,
  entered: { plan: PlanRow; member: Pick<Membership, 'weddingId' | 'allowed'> },
): Promise<PrintedPlan> {
  const plan = await planOf(tx, deps, entered);
  const events = await readEvents(tx, entered.member.weddingId);
  const event = events.find(({ uuid }) => uuid === plan.eventUuid);
  return planToPrint(plan, event?.date ?? null);
}

/** For a member; what says who cannot eat what is for those who may see it in the list. */
export function readPrintedPlan(
  deps: PrintDeps,
  actor: SignedInActor,
  { uuid, saysCare }: { uuid: string; saysCare: boolean },
): Promise<Result<PrintedPlan>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterPlan(tx, actor, uuid);
    if (!entered.ok) return entered;
    const allowed = saysCare ? demandAbility(entered.value.member, 'see-guests') : entered;
    if (!allowed.ok) return allowed;
    return ok(await printedPlanOf(tx, deps, entered.value));
  });
}
