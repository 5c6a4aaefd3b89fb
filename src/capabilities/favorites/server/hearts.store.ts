import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Saver } from '../rules/saver-words.ts';
import { favoriteHearts, favorites } from '../tables.ts';

type Heart = { favoriteUuid: string; userId: string };

/** False where it was there already. */
export async function insertHeart(tx: Tx, heart: Heart & { createdAt: Date }): Promise<boolean> {
  const rows = await tx
    .insert(favoriteHearts)
    .values(heart)
    .onConflictDoNothing()
    .returning({ favoriteUuid: favoriteHearts.favoriteUuid });
  return rows.length > 0;
}

export async function deleteHeart(tx: Tx, { favoriteUuid, userId }: Heart): Promise<void> {
  await tx
    .delete(favoriteHearts)
    .where(and(eq(favoriteHearts.favoriteUuid, favoriteUuid), eq(favoriteHearts.userId, userId)));
}

/** Whose hearts are on it; null for one whose account is gone. */
export async function listHeartsOn(tx: Tx, favoriteUuid: string): Promise<(string | null)[]> {
  const rows = await tx
    .select({ userId: favoriteHearts.userId })
    .from(favoriteHearts)
    .where(eq(favoriteHearts.favoriteUuid, favoriteUuid));
  return rows.map(({ userId }) => userId);
}

export async function forgetHearts(tx: Tx, userId: string): Promise<void> {
  await tx.update(favoriteHearts).set({ userId: null }).where(eq(favoriteHearts.userId, userId));
}

const viewerId = sql.placeholder('viewerId');

/** A column of a favorite: who saved it, as the reader `viewerId` sees it. */
export const savedBy: SQL<Saver[]> = sql`coalesce((
    select json_agg(json_build_object(
      'name', coalesce(${users.firstName}, ''),
      'isYou', coalesce(${favoriteHearts.userId} = ${viewerId}::uuid, false)
    ) order by ${favoriteHearts.createdAt}, ${favoriteHearts.userId})
    from ${favoriteHearts} left join ${users} on ${users.id} = ${favoriteHearts.userId}
    where ${favoriteHearts.favoriteUuid} = ${favorites.uuid}
  ), '[]'::json)`;

/** A column of a favorite: who wrote its note; null where nobody did, or nobody who is still there. */
export const noteBy: SQL<Saver | null> = sql`(
    select json_build_object(
      'name', ${users.firstName},
      'isYou', coalesce(${users.id} = ${viewerId}::uuid, false)
    ) from ${users} where ${users.id} = ${favorites.noteBy}
  )`;
