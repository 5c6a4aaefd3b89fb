import { fail, ok, type Result } from '#base/result.ts';
import { beginWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { Board } from '../contract/boards.contract.ts';
import { MOST_BOARDS } from '../rules/favorite-limits.ts';
import { isNameTaken } from '../rules/is-name-taken.ts';
import { nameTaken } from './board-failures.ts';
import { insertBoard, listBoardNames } from './boards.store.ts';
import { presentBoard } from './present.ts';

export function createBoard(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { name }: { name: string },
): Promise<Result<Board>> {
  return transact(db, async (tx) => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId, userId } = membership;
    const known = await listBoardNames(tx, weddingId);
    if (known.length >= MOST_BOARDS) {
      return fail('board.too_many', `You can have up to ${MOST_BOARDS} boards. Delete one to make room.`);
    }
    if (isNameTaken(known, name)) return nameTaken();
    const now = clock.now();
    const board = {
      uuid: clock.uuid(),
      weddingId,
      name,
      isDefault: false,
      shareToken: null,
      sharedAt: null,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    };
    await insertBoard(tx, board);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: board.uuid });
    return ok(
      presentBoard({ ...board, storefrontCount: 0, photoCount: 0, lastSavedAt: now }, [], membership),
    );
  });
}
