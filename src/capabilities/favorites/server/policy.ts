import { fail, ok, type Result } from '#base/result.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type FavoriteAction, roleMay } from '../rules/favorite-roles.ts';
import { lockWedding } from './store.ts';

export type Membership = NonNullable<Awaited<ReturnType<typeof membershipOf>>>;

function notAMember() {
  return fail('wedding.not_a_member', 'You are not part of a wedding yet.');
}

function demand(membership: Membership | undefined, action: FavoriteAction): Result<Membership> {
  if (!membership) return notAMember();
  if (!roleMay(membership.role, action)) {
    return fail('wedding.role_forbids', 'Your role in this wedding doesn’t allow this.');
  }
  return ok(membership);
}

/**
 * The member's own wedding, locked for a change: two partners who press at once come one after the other. Asked again
 * under the lock, because one may be removed while waiting.
 */
export async function enterFavorites(
  tx: Tx,
  userId: string,
  action: Exclude<FavoriteAction, 'see-favorites'>,
): Promise<Result<Membership>> {
  const before = demand(await membershipOf(tx, userId), action);
  if (!before.ok) return before;
  const isThere = await lockWedding(tx, before.value.weddingId);
  const current = await membershipOf(tx, userId);
  if (!isThere || current?.weddingId !== before.value.weddingId) return notAMember();
  return demand(current, action);
}
