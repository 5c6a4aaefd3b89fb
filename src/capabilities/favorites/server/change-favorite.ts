import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { favoritesChanged } from '../events.ts';
import { boardMissing } from './board-failures.ts';
import { findBoard } from './boards.store.ts';
import { findFavorite, updateFavorite } from './store.ts';

type Given = { uuid: string; boardUuid?: string | undefined; note?: string | undefined };

/** The words are whose who wrote them last; without words nobody wrote. */
function noteChange(note: string, author: { userId: string; now: Date }) {
  return note ? { note, noteBy: author.userId, noteAt: author.now } : { note, noteBy: null, noteAt: null };
}

/** Moves a favorite or writes on it; what is not given stays. One that was just removed comes back, hearts, note and all. */
export function changeFavorite(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, boardUuid, note }: Given,
): Promise<Result<{ uuid: string; boardUuid: string; note: string }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const favorite = await findFavorite(tx, weddingId, uuid);
    if (!favorite) return fail('favorite.not_found', 'This isn’t in your favorites anymore.');
    if (boardUuid !== undefined && !(await findBoard(tx, weddingId, boardUuid))) return boardMissing();
    const wanted = { boardUuid: boardUuid ?? favorite.boardUuid, note: note ?? favorite.note };
    const isMoved = wanted.boardUuid !== favorite.boardUuid || favorite.removedAt !== null;
    const isRewritten = wanted.note !== favorite.note;
    if (isMoved || isRewritten) {
      const now = clock.now();
      await updateFavorite(
        tx,
        { weddingId, uuid },
        {
          boardUuid: wanted.boardUuid,
          ...(isRewritten && noteChange(wanted.note, { userId: actor.userId, now })),
          removedAt: null,
          updatedAt: now,
        },
      );
      await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: uuid });
      if (favorite.removedAt) await events.emit(tx, favoritesChanged, { weddingId });
    }
    return ok({ uuid, ...wanted });
  });
}
