import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { systemClock } from '#platform/clock.ts';
import { writeDemoLink } from './world.store.ts';

/** Maya follows the plan on her phone. The secret is no one's guess, in a demo that others can reach too. */
export async function fillDemo(client: pg.ClientBase, { now, coupleUserId }: DemoWorld): Promise<void> {
  if (coupleUserId) await writeDemoLink(client, { userId: coupleUserId, token: systemClock.token(), now });
}
