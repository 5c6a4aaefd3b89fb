import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listBoards } from './boards.store.ts';
import { listFavoritesOfWedding } from './store.ts';

/** The boards of the person's wedding and what is on them, as plain JSON; who put it there is told apart by `isYours`. */
export async function exportFavorites(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member) return { boards: [] };
  const favorites = await listFavoritesOfWedding(tx, member.weddingId);
  const boards = await listBoards(tx, member.weddingId);
  return {
    boards: boards.map(({ uuid, name, createdAt, createdBy, shareToken }) => ({
      name,
      isShared: shareToken !== null,
      isYours: createdBy === userId,
      createdAt: createdAt.toISOString(),
      favorites: favorites
        .filter(({ boardUuid }) => boardUuid === uuid)
        .map((favorite) => ({
          vendor: favorite.vendorName,
          photo: favorite.photoSlug,
          note: favorite.note,
          isNoteYours: favorite.noteBy === userId,
          isYours: favorite.createdBy === userId,
          savedAt: favorite.createdAt.toISOString(),
        })),
    })),
  };
}
