import type pg from 'pg';
import { demoCorrespondence } from '#capabilities/inquiries/server/index.ts';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { planMoney } from '../../demo/plan-money.ts';
import { planSavedReplies } from '../../demo/plan-saved-replies.ts';
import { playMoney } from './play-money.ts';
import { copySavedReplies, countAllLeads, listAnsweredLeads } from './world.store.ts';

/** The counts of what vendors were sent, the replies that the demo vendor keeps ready, and what the leads it answered cost. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const { vendors } = await demoCorrespondence(client, world);
  await countAllLeads(client);
  const own = vendors.filter(
    ({ owner, publishedAt }) => publishedAt && owner && owner.id === world.vendorUserId,
  );
  await copySavedReplies(client, planSavedReplies(world.seed, own), world.now);
  const { vendorUserId: ownerId, now } = world;
  if (ownerId === null) return;
  const tx = inWorld(client);
  for (const { storefront, leads } of await listAnsweredLeads(client, ownerId))
    await playMoney({ tx, storefront, ownerId }, planMoney(now, leads));
}
