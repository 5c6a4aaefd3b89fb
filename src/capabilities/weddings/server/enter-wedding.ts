import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { WeddingAbility } from '../rules/member-roles.ts';
import { demandAbility, type Membership, notAMember } from './policy.ts';
import { lockWeddings, membershipOf, type WeddingRow } from './store.ts';

export type EnteredWedding = { membership: Membership; wedding: WeddingRow };

/** A member's own wedding, locked for a change. Asked again under the lock, because one may be removed while waiting. */
export async function enterWedding(
  tx: Tx,
  { userId }: Pick<SignedInActor, 'userId'>,
  ability: WeddingAbility,
): Promise<Result<EnteredWedding>> {
  const before = demandAbility(await membershipOf(tx, userId), ability);
  if (!before.ok) return before;
  const [wedding] = await lockWeddings(tx, [before.value.weddingId]);
  const current = await membershipOf(tx, userId);
  if (!wedding || current?.weddingId !== wedding.id) return notAMember();
  const after = demandAbility(current, ability);
  return after.ok ? ok({ membership: after.value, wedding }) : after;
}
