import { ok, type Result } from '#base/result.ts';
import { demandAbility, type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingPlans } from '../contract/plans.contract.ts';
import { listEvents } from './people.store.ts';
import { listPlanRows } from './plans.store.ts';

/** For a member whose rights were asked for already. */
export async function plansOf(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
): Promise<SeatingPlans> {
  const events = await listEvents(tx, weddingId);
  const rows = await listPlanRows(tx, weddingId);
  const plans = events.flatMap((event) => rows.filter(({ eventUuid }) => eventUuid === event.uuid));
  return {
    events,
    plans: plans.map(({ uuid, eventUuid, name, isCurrent, isReleased, updatedAt, version, ...counts }) => ({
      ...{ uuid, eventUuid, name, isCurrent, isReleased, version },
      ...{ tables: counts.tables, chairs: counts.chairs, seated: counts.seated },
      updatedAt: updatedAt.toISOString(),
    })),
    canEdit: allowed.includes('edit-seating'),
  };
}

/** Whoever has no wedding yet has no plans, and may begin one. */
export async function listPlans(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<Result<SeatingPlans>> {
  const member = await membershipOf(db, userId);
  if (!member) return ok({ events: [], plans: [], canEdit: true });
  const allowed = demandAbility(member, 'see-wedding');
  return allowed.ok ? ok(await plansOf(db, allowed.value)) : allowed;
}
