import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { worlds } from '../tables.ts';
import type { DemoPart } from './demo-part.ts';

export type World = typeof worlds.$inferSelect;

export async function findWorld(db: Database, seed: string): Promise<World | undefined> {
  const [world] = await db.select().from(worlds).where(eq(worlds.seed, seed));
  return world;
}

/** Begins a world, or asks for more of one that is there. */
export async function wantWorld(db: Database, seed: string, wanted: number, now: Date): Promise<World> {
  const [world] = await db
    .insert(worlds)
    .values({ seed, wanted, built: 0, madeAt: now })
    .onConflictDoUpdate({
      target: worlds.seed,
      set: { wanted: sql`greatest(${worlds.wanted}, excluded.wanted)` },
    })
    .returning();
  if (!world) throw new Error('The world was not noted.');
  return world;
}

/** In the transaction that wrote the storefronts. False when another process has built them meanwhile. */
export async function noteBuilt(
  client: pg.ClientBase,
  seed: string,
  from: number,
  to: number,
): Promise<boolean> {
  const { rowCount } = await client.query('update worlds set built = $3 where seed = $1 and built = $2', [
    seed,
    from,
    to,
  ]);
  return rowCount === 1;
}

export async function notePeopled(client: pg.ClientBase, seed: string, at: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'update worlds set peopled_at = $2 where seed = $1 and peopled_at is null',
    [seed, at],
  );
  return rowCount === 1;
}

const ANALYZED = [
  'storefronts',
  'storefront_prices',
  'storefront_images',
  'availability_blocks',
  'storefront_members',
  'reviews',
  'review_summaries',
  'storefront_response_stats',
  'preferred_vendors',
  'storefront_search',
  'vendor_cards',
];

/** Fresh statistics, so that the first searches are planned well; one table at a time, because statements have to end soon. */
export async function analyzeWorld(client: pg.ClientBase, parts: readonly DemoPart[]): Promise<void> {
  for (const table of [...ANALYZED, ...parts.flatMap(({ tables }) => tables)])
    await client.query(`analyze ${table}`);
}
