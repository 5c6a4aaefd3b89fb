import { paths } from '#app/rules/paths.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import { type Membership, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { MOST_FAVORITES } from '../rules/favorite-limits.ts';
import { boardMissing } from './board-failures.ts';
import { findBoard } from './boards.store.ts';
import { defaultBoard } from './default-board.ts';
import { insertHeart } from './hearts.store.ts';
import {
  countFavorites,
  deleteFavorite,
  findFavoriteOf,
  insertFavorite,
  type NewFavorite,
  type Thing,
} from './store.ts';

/** Where it was pressed, for counting. */
export type Placement = {
  source?: string | undefined;
  location?: string | undefined;
  tilePosition?: number | undefined;
  shelfCustomized?: boolean | undefined;
};

export type KeptFavorite = { uuid: string; boardUuid: string };

type Wish = {
  thing: Thing;
  /** What the others of the wedding hear of it; nothing is told where it has none. */
  name?: string;
  boardUuid: string | undefined;
  placement: Placement;
};

async function chooseBoard(tx: Tx, clock: Clock, { member, wish }: { member: Membership; wish: Wish }) {
  if (wish.boardUuid === undefined) return defaultBoard(tx, clock, member);
  return (await findBoard(tx, member.weddingId, wish.boardUuid))?.uuid;
}

/** Once per wedding, with one heart of each who presses: what is kept already stays on its board. */
export async function keepFavorite(
  tx: Tx,
  clock: Clock,
  { member, wish }: { member: Membership; wish: Wish },
): Promise<Result<KeptFavorite>> {
  const { weddingId, userId } = member;
  const now = clock.now();
  const kept = await findFavoriteOf(tx, weddingId, wish.thing);
  if (kept && !kept.removedAt) {
    const { uuid, boardUuid } = kept;
    const isNew = await insertHeart(tx, { favoriteUuid: uuid, userId, createdAt: now });
    if (isNew) await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: uuid });
    return ok({ uuid, boardUuid });
  }
  // Taken off the list and saved anew: it begins again, without the old note.
  if (kept) await deleteFavorite(tx, kept);
  if ((await countFavorites(tx, weddingId)) >= MOST_FAVORITES) {
    return fail(
      'favorite.too_many',
      `You can have up to ${MOST_FAVORITES} favorites. Remove some to add more.`,
    );
  }
  const boardUuid = await chooseBoard(tx, clock, { member, wish });
  if (boardUuid === undefined) return boardMissing();
  const favorite: NewFavorite = {
    ...wish.thing,
    ...wish.placement,
    uuid: clock.uuid(),
    weddingId,
    boardUuid,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
  await insertFavorite(tx, favorite);
  await insertHeart(tx, { favoriteUuid: favorite.uuid, userId, createdAt: now });
  if (wish.name !== undefined) {
    const kind = 'VENDOR_SAVED';
    await noteStep(
      tx,
      { clock },
      { weddingId, userId, kind, subject: wish.name, href: paths.favoriteVendors() },
    );
  }
  await publishLive(tx, weddingTopic(weddingId), { kind: 'favorites', id: favorite.uuid });
  return ok({ uuid: favorite.uuid, boardUuid });
}
