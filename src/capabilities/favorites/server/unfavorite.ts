import { ok, type Result } from '#base/result.ts';
import { enterWedding, membershipOf, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { favoritesChanged } from '../events.ts';
import { deleteHeart, listHeartsOn } from './hearts.store.ts';
import { deleteRemovedBefore, type FavoriteRow, findFavorite, updateFavorite } from './store.ts';

type Wish = { uuid: string; kind: 'storefront' | 'photo' };

/** Long enough for whoever removed it to have it back as it was. */
const KEPT_MS = 24 * 3_600_000;

function isOfKind({ storefrontId }: FavoriteRow, kind: Wish['kind']): boolean {
  return (kind === 'storefront') === (storefrontId !== null);
}

/**
 * Takes one's own heart off; with the last heart the favorite leaves the list. Who has no heart on it takes it off the list
 * for everyone. One that is gone already, or was never theirs, is no failure: nothing is marked either way.
 */
export function unfavorite(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, kind }: Wish,
): Promise<Result<{ deleted: boolean }>> {
  const { userId } = actor;
  return transact(db, async (tx) => {
    if (!(await membershipOf(tx, userId))) return ok({ deleted: false });
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const favorite = await findFavorite(tx, weddingId, uuid);
    if (!favorite || favorite.removedAt || !isOfKind(favorite, kind)) return ok({ deleted: false });
    const hearts = await listHeartsOn(tx, uuid);
    const now = clock.now();
    if (hearts.length > 1 && hearts.includes(userId)) await deleteHeart(tx, { favoriteUuid: uuid, userId });
    else await updateFavorite(tx, { weddingId, uuid }, { removedAt: now, updatedAt: now });
    await deleteRemovedBefore(tx, weddingId, new Date(now.getTime() - KEPT_MS));
    await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: uuid });
    await events.emit(tx, favoritesChanged, { weddingId });
    return ok({ deleted: true });
  });
}
