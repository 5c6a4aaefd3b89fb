import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { favoriteBoards, favorites } from '../tables.ts';

export type BoardRow = typeof favoriteBoards.$inferSelect;
export type NewBoard = typeof favoriteBoards.$inferInsert;

export type BoardSummaryRow = BoardRow & { storefrontCount: number; photoCount: number; lastSavedAt: Date };

const boardsOfWedding = preparedSelect((tx: Tx) =>
  selectSummaries(tx)
    .where(eq(favoriteBoards.weddingId, sql.placeholder('weddingId')))
    .orderBy(desc(favoriteBoards.isDefault), desc(lastSavedAt), asc(favoriteBoards.uuid))
    .prepare('favorites_boards'),
);

/** The default one first, then by when something was last put there. */
export function listBoards(tx: Tx, weddingId: string): Promise<BoardSummaryRow[]> {
  return boardsOfWedding(tx).execute({ weddingId });
}

const lastSavedAt = sql<Date>`coalesce(max(${favorites.createdAt}), ${favoriteBoards.createdAt})`.mapWith(
  favoriteBoards.createdAt,
);

function selectSummaries(tx: Tx) {
  return tx
    .select({
      uuid: favoriteBoards.uuid,
      weddingId: favoriteBoards.weddingId,
      name: favoriteBoards.name,
      isDefault: favoriteBoards.isDefault,
      shareToken: favoriteBoards.shareToken,
      sharedAt: favoriteBoards.sharedAt,
      createdBy: favoriteBoards.createdBy,
      createdAt: favoriteBoards.createdAt,
      updatedAt: favoriteBoards.updatedAt,
      storefrontCount: count(favorites.storefrontId),
      photoCount: count(favorites.photoId),
      lastSavedAt,
    })
    .from(favoriteBoards)
    .leftJoin(favorites, and(eq(favorites.boardUuid, favoriteBoards.uuid), isNull(favorites.removedAt)))
    .groupBy(favoriteBoards.uuid)
    .$dynamic();
}

export async function findBoardSummary(
  tx: Tx,
  weddingId: string,
  uuid: string,
): Promise<BoardSummaryRow | undefined> {
  const [row] = await selectSummaries(tx).where(
    and(eq(favoriteBoards.uuid, uuid), eq(favoriteBoards.weddingId, weddingId)),
  );
  return row;
}

/** Only ever within the wedding: another couple's board is as good as none. */
export async function findBoard(tx: Tx, weddingId: string, uuid: string): Promise<BoardRow | undefined> {
  const [row] = await tx
    .select()
    .from(favoriteBoards)
    .where(and(eq(favoriteBoards.uuid, uuid), eq(favoriteBoards.weddingId, weddingId)));
  return row;
}

export async function findDefaultBoard(tx: Tx, weddingId: string): Promise<BoardRow | undefined> {
  const [row] = await tx
    .select()
    .from(favoriteBoards)
    .where(and(eq(favoriteBoards.weddingId, weddingId), eq(favoriteBoards.isDefault, true)));
  return row;
}

export async function listBoardNames(tx: Tx, weddingId: string): Promise<{ uuid: string; name: string }[]> {
  return tx
    .select({ uuid: favoriteBoards.uuid, name: favoriteBoards.name })
    .from(favoriteBoards)
    .where(eq(favoriteBoards.weddingId, weddingId));
}

export async function insertBoard(tx: Tx, board: NewBoard): Promise<void> {
  await tx.insert(favoriteBoards).values(board);
}

export async function updateBoard(
  tx: Tx,
  uuid: string,
  changes: Partial<Pick<BoardRow, 'name' | 'shareToken' | 'sharedAt' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(favoriteBoards).set(changes).where(eq(favoriteBoards.uuid, uuid));
}

export async function moveFavorites(
  tx: Tx,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await tx.update(favorites).set({ boardUuid: to, updatedAt: now }).where(eq(favorites.boardUuid, from));
}

export async function deleteBoard(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(favoriteBoards).where(eq(favoriteBoards.uuid, uuid));
}

/** A board by its link, with the names its page may show. */
export async function findSharedBoard(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      uuid: favoriteBoards.uuid,
      name: favoriteBoards.name,
      weddingId: favoriteBoards.weddingId,
      primaryFirstName: weddings.primaryFirstName,
      primaryLastName: weddings.primaryLastName,
      partnerFirstName: weddings.partnerFirstName,
      partnerLastName: weddings.partnerLastName,
    })
    .from(favoriteBoards)
    .innerJoin(weddings, eq(weddings.id, favoriteBoards.weddingId))
    .where(eq(favoriteBoards.shareToken, token));
  return row;
}

export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.update(favoriteBoards).set({ createdBy: null }).where(eq(favoriteBoards.createdBy, userId));
}
