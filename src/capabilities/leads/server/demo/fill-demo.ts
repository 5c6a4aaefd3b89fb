import type pg from 'pg';
import { demoCorrespondence } from '#capabilities/inquiries/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planSavedReplies } from '../../demo/plan-saved-replies.ts';
import { copySavedReplies, countAllLeads } from './world.store.ts';

/** The counts of what vendors were sent, and the replies that the demo vendor keeps ready. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const { vendors } = await demoCorrespondence(client, world);
  await countAllLeads(client);
  const own = vendors.filter(
    ({ owner, publishedAt }) => publishedAt && owner && owner.id === world.vendorUserId,
  );
  await copySavedReplies(client, planSavedReplies(world.seed, own), world.now);
}
