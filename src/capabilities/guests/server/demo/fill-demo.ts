import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planGuests } from '../../demo/plan-guests.ts';
import { copyGuests, findWeddingOf } from './world.store.ts';

/** Whom the demo couple invites. */
export async function fillDemo(client: pg.ClientBase, { seed, now, coupleUserId }: DemoWorld): Promise<void> {
  const weddingId = coupleUserId && (await findWeddingOf(client, coupleUserId));
  if (weddingId) await copyGuests(client, weddingId, planGuests(seed, now));
}
