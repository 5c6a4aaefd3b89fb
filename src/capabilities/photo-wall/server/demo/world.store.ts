import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { photoWalls, wallPhotos } from '../../tables.ts';

/** Pictures of the house as if guests had brought them: each a picture of its own in the wall's scope, with the files of the first. */
export async function copyPictures(
  client: pg.ClientBase,
  scopeId: string,
  copies: readonly { id: string; of: string; keyHash: string; at: Date }[],
): Promise<void> {
  await client.query('insert into picture_scopes (id) values ($1)', [scopeId]);
  await client.query(
    `insert into media_assets (id, scope_id, guest_key_hash, content_hash, original_key, original_format, original_bytes,
       clean_key, clean_bytes, width, height, dominant_color, blur_data_url, alt_text, created_at)
     select copy.id, $1, copy.key_hash, 'wall:' || copy.id, a.original_key, a.original_format, a.original_bytes,
       a.clean_key, a.clean_bytes, a.width, a.height, a.dominant_color, a.blur_data_url, a.alt_text, copy.at
       from unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[]) as copy (id, of_id, key_hash, at)
       join media_assets a on a.id = copy.of_id`,
    [
      scopeId,
      copies.map(({ id }) => id),
      copies.map(({ of }) => of),
      copies.map(({ keyHash }) => keyHash),
      copies.map(({ at }) => at),
    ],
  );
}

export async function insertDemoWall(
  client: pg.ClientBase,
  wall: typeof photoWalls.$inferInsert,
  photos: readonly (typeof wallPhotos.$inferInsert)[],
): Promise<void> {
  const tx = drizzle(client as pg.Client);
  await tx.insert(photoWalls).values(wall);
  if (photos.length > 0) await tx.insert(wallPhotos).values([...photos]);
}

export async function hasWedding(client: pg.ClientBase, weddingId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from weddings where id = $1', [weddingId]);
  return rowCount === 1;
}
