import { fail, ok, type Result } from '#base/result.ts';
import { coupleDisplayName } from '#capabilities/weddings/rules/couple-names.ts';
import type { Platform } from '#platform/platform.ts';
import type { SharedBoard } from '../contract/boards.contract.ts';
import { findSharedBoard } from './boards.store.ts';
import { findSaved } from './find-saved.ts';
import { presentSharedPhoto } from './present.ts';

/** For anybody with the link. A link that was taken back, or never given, is not found. */
export async function readSharedBoard(
  parts: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<Result<SharedBoard>> {
  const board = await findSharedBoard(parts.db, token);
  if (!board) return fail('board.not_found', 'This board is no longer shared.');
  const { vendors, photos } = await findSaved(parts, {
    weddingId: board.weddingId,
    viewerId: null,
    boardUuid: board.uuid,
  });
  return ok({
    name: board.name,
    coupleNames: coupleDisplayName(board),
    vendors: vendors.flatMap(({ card }) => card ?? []),
    photos: photos.map(presentSharedPhoto),
  });
}
