import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { updateBoard } from './boards.store.ts';
import { changeBoard } from './change-board.ts';

/**
 * The link's secret has 256 random bits and nothing of the couple in it. It is kept as it is, because the couple comes
 * back to copy it again.
 */
export function shareBoard(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ shareToken: string }>> {
  return changeBoard(deps, actor, {
    uuid,
    action: 'share-boards',
    change: async ({ tx, board }) => {
      if (board.shareToken) return ok({ shareToken: board.shareToken });
      const shareToken = deps.clock.token();
      const now = deps.clock.now();
      await updateBoard(tx, uuid, { shareToken, sharedAt: now, updatedAt: now });
      return ok({ shareToken });
    },
  });
}

/** The link is gone for good: sharing again makes another. */
export function unshareBoard(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ revoked: boolean }>> {
  return changeBoard<{ revoked: boolean }>(deps, actor, {
    uuid,
    action: 'share-boards',
    change: async ({ tx, board }) => {
      if (!board.shareToken) return ok({ revoked: false });
      await updateBoard(tx, uuid, { shareToken: null, sharedAt: null, updatedAt: deps.clock.now() });
      return ok({ revoked: true });
    },
  });
}
