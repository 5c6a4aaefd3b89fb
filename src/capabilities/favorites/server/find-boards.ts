import { findPictures } from '#capabilities/media/server/index.ts';
import type { CardPicture } from '#capabilities/search/contract.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Board } from '../contract/boards.contract.ts';
import type { BoardSummaryRow } from './boards.store.ts';
import { presentBoard } from './present.ts';
import { listCovers } from './saved.store.ts';

const COVERS = 4;

/** Boards as lists show them, with their newest pictures. */
export async function findBoards(
  tx: Tx,
  member: Pick<Membership, 'allowed'>,
  rows: readonly BoardSummaryRow[],
): Promise<Board[]> {
  if (rows.length === 0) return [];
  const covers = await listCovers(
    tx,
    rows.map(({ uuid }) => uuid),
    COVERS,
  );
  const found = await findPictures(
    tx,
    covers.map(({ assetId }) => assetId),
  );
  const pictures = new Map<string, CardPicture>(
    found.map(({ blurDataUrl: _, ...picture }) => [picture.id, picture]),
  );
  return rows.map((row) => {
    const own = covers.filter(({ boardUuid }) => boardUuid === row.uuid);
    return presentBoard(
      row,
      own.flatMap(({ assetId }) => pictures.get(assetId) ?? []),
      member,
    );
  });
}
