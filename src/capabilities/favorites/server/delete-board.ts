import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteBoard as deleteRow, moveFavorites } from './boards.store.ts';
import { changeBoard } from './change-board.ts';
import { defaultBoard } from './default-board.ts';

/** Nothing on it is lost: the default board takes it over, notes and all. One that is gone already is no failure. */
export async function deleteBoard(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ deleted: boolean }>> {
  const { clock } = deps;
  const result = await changeBoard(deps, actor, {
    uuid,
    action: 'edit-favorites',
    change: async ({ tx, member, board }) => {
      if (board.isDefault) {
        return fail('board.is_default', 'This is your main board, so it can’t be deleted.');
      }
      const to = await defaultBoard(tx, clock, member);
      await moveFavorites(tx, { from: uuid, to, now: clock.now() });
      await deleteRow(tx, uuid);
      return ok({ deleted: true });
    },
  });
  if (result.ok || result.failure.code !== 'board.not_found') return result;
  return ok({ deleted: false });
}
