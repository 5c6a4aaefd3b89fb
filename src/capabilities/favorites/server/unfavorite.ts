import { ok, type Result } from '#base/result.ts';
import { enterWedding, membershipOf, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteFavorite } from './store.ts';

type Wish = { uuid: string; kind: 'storefront' | 'photo' };

/** Takes a mark away. One that is gone already, or was never theirs, is no failure: nothing is marked either way. */
export function unfavorite(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, kind }: Wish,
): Promise<Result<{ deleted: boolean }>> {
  return transact(db, async (tx) => {
    if (!(await membershipOf(tx, actor.userId))) return ok({ deleted: false });
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const deleted = await deleteFavorite(tx, { weddingId, uuid, kind });
    if (deleted) await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: uuid });
    return ok({ deleted });
  });
}
