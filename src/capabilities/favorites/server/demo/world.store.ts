import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { BoardPlan, FavoritePlan, Likeable, Likers } from '../../demo/plan-favorites.ts';
import type { SaverPlan } from '../../demo/plan-saves.ts';

/** The wedding of the demo couple, whoever of it joined first in front. */
export async function findLikers(client: pg.ClientBase, userId: string): Promise<Likers | undefined> {
  const { rows } = await client.query<Likers>(
    `select m.wedding_id as "weddingId", array_agg(m.user_id order by m.joined_at, m.user_id) as "userIds"
     from wedding_members m
     where m.wedding_id = (select wedding_id from wedding_members where user_id = $1)
     group by m.wedding_id`,
    [userId],
  );
  return rows[0];
}

/** Two published vendors of each trade in the market of the wedding, and some photos of real weddings. */
export async function listLikeable(client: pg.ClientBase, weddingId: string): Promise<Likeable> {
  const { rows } = await client.query<{ storefrontIds: number[]; photoIds: number[] }>(
    `with near as (
       select s.id, row_number() over (partition by s.taxonomy_node_id order by s.id) as rank
       from storefronts s
       join cities c on c.market_id = s.market_id
       join weddings w on w.city_id = c.id and w.id = $1
       where s.published_at is not null
     ), liked as (
       select p.id from real_wedding_photos p join real_weddings r on r.id = p.real_wedding_id
       where r.published_at is not null and p.position = 1 order by p.id limit 9
     )
     select array(select id from near where rank <= 2 order by rank, id limit 14) as "storefrontIds",
            array(select id from liked) as "photoIds"`,
    [weddingId],
  );
  return rows[0] ?? { storefrontIds: [], photoIds: [] };
}

export async function copyFavorites(
  client: pg.ClientBase,
  { weddingId, userIds }: Likers,
  { boards, favorites }: { boards: readonly BoardPlan[]; favorites: readonly FavoritePlan[] },
): Promise<void> {
  const [createdBy = null] = userIds;
  const oldest = copyInstant(favorites.at(-1)?.at ?? null);
  await copyRows(
    client,
    'favorite_boards (uuid, wedding_id, name, is_default, created_by, created_at, updated_at)',
    boards.map(({ uuid, name, isDefault }) => [uuid, weddingId, name, isDefault, createdBy, oldest, oldest]),
  );
  await copyRows(
    client,
    'favorites (uuid, wedding_id, board_uuid, storefront_id, photo_id, note, note_by, note_at, created_by, created_at, updated_at)',
    favorites.map(({ uuid, boardUuid, storefrontId, photoId, note, noteBy, at, hearts }) => [
      uuid,
      weddingId,
      boardUuid,
      storefrontId,
      photoId,
      note,
      noteBy,
      noteBy && copyInstant(at),
      hearts[0] ?? null,
      copyInstant(at),
      copyInstant(at),
    ]),
  );
  await copyRows(
    client,
    'favorite_hearts (favorite_uuid, user_id, created_at)',
    favorites.flatMap(({ uuid, hearts, at }) => hearts.map((userId) => [uuid, userId, copyInstant(at)])),
  );
}

/** Boards first, then what lies on them, then whose hearts those are. */
export async function copySaves(client: pg.ClientBase, savers: readonly SaverPlan[]): Promise<void> {
  const oldestOf = ({ saves }: SaverPlan) =>
    copyInstant(saves.reduce((oldest, { at }) => (at < oldest ? at : oldest), saves[0]?.at ?? new Date(0)));
  await copyRows(
    client,
    'favorite_boards (uuid, wedding_id, name, is_default, created_by, created_at, updated_at)',
    savers.map((saver) => {
      const at = oldestOf(saver);
      return [saver.boardUuid, saver.weddingId, saver.name, true, saver.userId, at, at];
    }),
  );
  const saves = savers.flatMap((saver) => saver.saves.map((save) => ({ ...saver, ...save })));
  await copyRows(
    client,
    'favorites (uuid, wedding_id, board_uuid, storefront_id, note, created_by, created_at, updated_at)',
    saves.map(({ uuid, weddingId, boardUuid, storefrontId, userId, at }) => {
      const instant = copyInstant(at);
      return [uuid, weddingId, boardUuid, storefrontId, '', userId, instant, instant];
    }),
  );
  await copyRows(
    client,
    'favorite_hearts (favorite_uuid, user_id, created_at)',
    saves.map(({ uuid, userId, at }) => [uuid, userId, copyInstant(at)]),
  );
}
