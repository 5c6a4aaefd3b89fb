import { ok, type Result } from '#base/result.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Board, SavedThings } from '../contract/boards.contract.ts';
import { boardMissing } from './board-failures.ts';
import { findBoardSummary } from './boards.store.ts';
import { findBoards } from './find-boards.ts';
import { findSaved } from './find-saved.ts';

/** Another couple's board is not found, like one that never was. */
export async function readBoard(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Board & SavedThings>> {
  const { db } = parts;
  const member = await membershipOf(db, actor.userId);
  const row = member && (await findBoardSummary(db, member.weddingId, uuid));
  const [board] = row ? await findBoards(db, member, [row]) : [];
  if (!member || !board) return boardMissing();
  return ok({
    ...board,
    ...(await findSaved(parts, { weddingId: member.weddingId, viewerId: actor.userId, boardUuid: uuid })),
  });
}
