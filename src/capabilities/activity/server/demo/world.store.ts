import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { weddingSteps } from '../../tables.ts';

export async function writeDemoSteps(
  client: pg.ClientBase,
  steps: (typeof weddingSteps.$inferInsert)[],
): Promise<void> {
  await drizzle(client as pg.Client)
    .insert(weddingSteps)
    .values(steps);
}
