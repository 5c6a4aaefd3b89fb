import type pg from 'pg';
import { demoCorrespondence } from '#capabilities/inquiries/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { copyBookings } from './world.store.ts';

/** What couples have noted about those they booked. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const { requests } = await demoCorrespondence(client, world);
  await copyBookings(
    client,
    requests.flatMap(({ inquiries }) => inquiries),
  );
}
