import { ok, type Result } from '#base/result.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { canMove, type PhotoState } from '../../rules/photo-states.ts';
import { findPhotos, movePhotos as writeMoves } from '../photos.store.ts';
import { lockWallOf, raiseRevision } from '../walls.store.ts';

type Moved = { uuid: string; from: PhotoState };

/**
 * Answers where each was, so that it can be put back. Those that somebody withdrew meanwhile are left out; one that is there
 * already is looked at all the same, so what was reported of it no longer counts.
 */
export function movePhotos(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuids, to }: { uuids: string[]; to: PhotoState },
): Promise<Result<{ moved: Moved[] }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-photos');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const wall = await lockWallOf(tx, weddingId);
    const photos = wall ? await findPhotos(tx, weddingId, uuids) : [];
    const moving = photos.filter(({ state, reports }) => canMove(state, to) || reports > 0);
    if (moving.length === 0) return ok({ moved: [] });
    await writeMoves(
      tx,
      moving.map(({ uuid }) => uuid),
      { to, now: clock.now() },
    );
    await raiseRevision(tx, weddingId);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'photo-wall', id: weddingId });
    return ok({ moved: moving.map(({ uuid, state }) => ({ uuid, from: state })) });
  });
}
