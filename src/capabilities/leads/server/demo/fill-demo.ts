import type pg from 'pg';
import { demoCorrespondence } from '#capabilities/inquiries/server/index.ts';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { planCharges, planMoney } from '../../demo/plan-money.ts';
import { planSavedReplies } from '../../demo/plan-saved-replies.ts';
import { playMoney } from './play-money.ts';
import { copySavedReplies, countAllLeads, listAnsweredLeads } from './world.store.ts';

/** The counts of what vendors were sent, the replies that the demo vendor keeps ready, and what leads cost that were answered. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const { vendors } = await demoCorrespondence(client, world);
  await countAllLeads(client);
  const own = vendors.filter(
    ({ owner, publishedAt }) => publishedAt && owner && owner.id === world.vendorUserId,
  );
  await copySavedReplies(client, planSavedReplies(world.seed, own), world.now);
  const { vendorUserId, plansUserId, now } = world;
  const tx = inWorld(client);
  if (vendorUserId !== null)
    await playMoney(
      { tx, ownerId: vendorUserId },
      planMoney(now, await listAnsweredLeads(client, vendorUserId)),
    );
  if (plansUserId !== null)
    await playMoney({ tx, ownerId: plansUserId }, planCharges(await listAnsweredLeads(client, plansUserId)));
}
