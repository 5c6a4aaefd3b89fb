import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { MoneyRights } from '../contract.ts';
import { enterWedding } from './enter-wedding.ts';
import { updateMoneyAccess } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

/** Holds from the next call on, as the rights of the family do. */
export function saveMoneyAccess(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { plannerMoney, familyMoney }: MoneyRights,
): Promise<Result<MoneyRights>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'manage-members');
    if (!entered.ok) return entered;
    const { wedding } = entered.value;
    await updateMoneyAccess(tx, wedding.id, { plannerMoney, familyMoney });
    await publishLive(tx, weddingTopic(wedding.id), { kind: 'members', id: wedding.id });
    return ok({ plannerMoney, familyMoney });
  });
}
