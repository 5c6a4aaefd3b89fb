import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Board } from '../contract/boards.contract.ts';
import { isNameTaken } from '../rules/is-name-taken.ts';
import { boardMissing, nameTaken } from './board-failures.ts';
import { findBoardSummary, listBoardNames, updateBoard } from './boards.store.ts';
import { changeBoard } from './change-board.ts';
import { findBoards } from './find-boards.ts';

export function renameBoard(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, name }: { uuid: string; name: string },
): Promise<Result<Board>> {
  return changeBoard(deps, actor, {
    uuid,
    action: 'edit-favorites',
    change: async ({ tx, member }) => {
      if (isNameTaken(await listBoardNames(tx, member.weddingId), name, uuid)) return nameTaken();
      await updateBoard(tx, uuid, { name, updatedAt: deps.clock.now() });
      const row = await findBoardSummary(tx, member.weddingId, uuid);
      const [board] = row ? await findBoards(tx, member, [row]) : [];
      return board ? ok(board) : boardMissing();
    },
  });
}
