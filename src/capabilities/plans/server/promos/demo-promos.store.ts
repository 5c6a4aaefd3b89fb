import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertPromos } from './promos.store.ts';

/** Two codes that anybody can try; a listing hears of the first by itself. */
export async function fillDemo(client: pg.ClientBase, { now }: Pick<DemoWorld, 'now'>): Promise<void> {
  const shared = { startsAt: now, createdAt: now, maxUses: null, bonusCredits: null };
  await insertPromos(drizzle(client as pg.Client) as unknown as Tx, [
    {
      ...shared,
      ...{ code: 'HELLO20', percentOff: 20, scope: 'PACKS', isFirstOnly: true },
      ...{ isAnnounced: true, endsAt: null },
    },
    {
      ...shared,
      ...{ code: 'SPRING15', percentOff: 15, scope: 'ALL', isFirstOnly: false },
      ...{ isAnnounced: false, endsAt: null },
    },
  ]);
}
