import { ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { WeddingAction } from '../rules/member-roles.ts';
import { demandAction, notAMember } from './policy.ts';
import { lockWeddings, type Membership, membershipOf, type WeddingRow } from './store.ts';

export type EnteredWedding = { membership: Membership; wedding: WeddingRow };

/** A member's own wedding, locked for a change. Asked again under the lock, because one may be removed while waiting. */
export async function enterWedding(
  tx: Tx,
  userId: string,
  action: WeddingAction,
): Promise<Result<EnteredWedding>> {
  const before = demandAction(await membershipOf(tx, userId), action);
  if (!before.ok) return before;
  const [wedding] = await lockWeddings(tx, [before.value.weddingId]);
  const current = await membershipOf(tx, userId);
  if (!wedding || current?.weddingId !== wedding.id) return notAMember();
  const after = demandAction(current, action);
  return after.ok ? ok({ membership: after.value, wedding }) : after;
}
