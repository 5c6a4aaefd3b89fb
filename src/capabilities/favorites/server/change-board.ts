import { ok, type Result } from '#base/result.ts';
import { enterWedding, type Membership, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { boardMissing } from './board-failures.ts';
import { type BoardRow, findBoard } from './boards.store.ts';

type Wish = { uuid: string; action: 'edit-favorites' | 'share-boards' };
type Entered = { tx: Tx; member: Membership; board: BoardRow };

/** What every change of a board does around it: the wedding's lock, the right, the board, and telling the others. */
export function changeBoard<T>(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, action, change }: Wish & { change: (entered: Entered) => Promise<Result<T>> },
): Promise<Result<T>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, action);
    if (!entered.ok) return entered;
    const member = entered.value.membership;
    const board = await findBoard(tx, member.weddingId, uuid);
    if (!board) return boardMissing();
    const result = await change({ tx, member, board });
    if (!result.ok) return result;
    await publishLive(tx, weddingTopic(member.weddingId), { kind: 'favorites', id: uuid });
    return ok(result.value);
  });
}
