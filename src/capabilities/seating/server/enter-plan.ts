import { ok, type Result } from '#base/result.ts';
import { demandAbility, type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { findPlan, type PlanRow } from './plans.store.ts';
import { planMissing } from './seating-failures.ts';

/** A plan of somebody’s own wedding, to be read. */
export async function enterPlan(
  tx: Tx,
  { userId }: Pick<SignedInActor, 'userId'>,
  uuid: string,
): Promise<Result<{ plan: PlanRow; member: Membership }>> {
  const member = demandAbility(await membershipOf(tx, userId), 'see-wedding');
  if (!member.ok) return member;
  const plan = await findPlan(tx, member.value.weddingId, uuid);
  return plan ? ok({ plan, member: member.value }) : planMissing();
}
