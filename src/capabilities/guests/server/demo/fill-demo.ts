import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planGuests } from '../../demo/plan-guests.ts';
import { copyGuests, findWeddingOf } from './world.store.ts';

/** Whom the demo couple invites. */
export async function fillDemo(client: pg.ClientBase, { seed, now, coupleUserId }: DemoWorld): Promise<void> {
  const wedding = coupleUserId && (await findWeddingOf(client, coupleUserId));
  if (!wedding) return;
  const { id, weddingDate } = wedding;
  await copyGuests(client, id, planGuests(seed, { now, weddingDate }));
}
