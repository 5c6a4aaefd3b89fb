import { ok, type Result } from '#base/result.ts';
import { membershipOf, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { enterFavorites } from './policy.ts';
import { deleteFavorite } from './store.ts';

type Wish = { uuid: string; kind: 'storefront' | 'photo' };

/** Takes a mark away. One that is gone already, or was never theirs, is no failure: nothing is marked either way. */
export function unfavorite(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, kind }: Wish,
): Promise<Result<{ deleted: boolean }>> {
  return db.transaction(async (tx) => {
    if (!(await membershipOf(tx, actor.userId))) return ok({ deleted: false });
    const member = await enterFavorites(tx, actor.userId, 'edit-favorites');
    if (!member.ok) return member;
    const { weddingId } = member.value;
    const deleted = await deleteFavorite(tx, { weddingId, uuid, kind });
    if (deleted) await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: uuid });
    return ok({ deleted });
  });
}
