import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planFavorites } from '../../demo/plan-favorites.ts';
import { copyFavorites, findLikers, listLikeable } from './world.store.ts';

/** What the demo couple and its partner have saved so far. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const likers = world.coupleUserId ? await findLikers(client, world.coupleUserId) : undefined;
  if (!likers) return;
  const liked = await listLikeable(client, likers.weddingId);
  const plan = planFavorites(world.seed, world.now, likers, liked);
  if (plan.favorites.length > 0) await copyFavorites(client, likers, plan);
}
