import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { defaultBoardName } from '../rules/default-board-name.ts';
import { findDefaultBoard, insertBoard, listBoardNames } from './boards.store.ts';

type Owner = { weddingId: string; userId: string };

/** The board of favorites that name none; made with the first of them. The wedding is locked, so there is one. */
export async function defaultBoard(tx: Tx, clock: Clock, { weddingId, userId }: Owner): Promise<string> {
  const known = await findDefaultBoard(tx, weddingId);
  if (known) return known.uuid;
  const names = await listBoardNames(tx, weddingId);
  const uuid = clock.uuid();
  const now = clock.now();
  await insertBoard(tx, {
    uuid,
    weddingId,
    name: defaultBoardName(names.map(({ name }) => name)),
    isDefault: true,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  });
  return uuid;
}
