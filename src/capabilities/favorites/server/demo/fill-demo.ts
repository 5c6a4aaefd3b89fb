import type pg from 'pg';
import { listComparedStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planFavorites } from '../../demo/plan-favorites.ts';
import { planSaves } from '../../demo/plan-saves.ts';
import { copyFavorites, copySaves, findLikers, listLikeable } from './world.store.ts';

/** What the demo couple and its partner have saved so far. */
async function fillOwn(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const likers = world.coupleUserId ? await findLikers(client, world.coupleUserId) : undefined;
  if (!likers) return;
  const liked = await listLikeable(client, likers.weddingId);
  const plan = planFavorites(world.seed, world.now, likers, liked);
  if (plan.favorites.length > 0) await copyFavorites(client, likers, plan);
}

/** The demo couple's, and what others saved of the demo vendor and of those it is compared with. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  await fillOwn(client, world);
  if (!world.vendorUserId) return;
  const storefronts = await listComparedStorefronts(client, world.vendorUserId);
  await copySaves(client, planSaves(world.seed, world.now, world.couples, storefronts));
}
