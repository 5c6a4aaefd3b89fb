import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listKept } from './photos.store.ts';
import { findWallOf } from './walls.store.ts';

/** For the export of an account: how the wall works and what is on it. The photos themselves are downloaded from its page. */
export async function collectWall(tx: Tx, userId: string) {
  const membership = await membershipOf(tx, userId);
  const isTheirs = membership?.allowed.includes('edit-photos') ?? false;
  const wall = membership && isTheirs ? await findWallOf(tx, membership.weddingId) : undefined;
  if (!wall) return null;
  const { mode, moderation, names, mayDownload, opensOn, closesOn, weddingId } = wall;
  return {
    ...{ mode, moderation, names, mayDownload, opensOn, closesOn },
    photos: await listKept(tx, weddingId),
  };
}
