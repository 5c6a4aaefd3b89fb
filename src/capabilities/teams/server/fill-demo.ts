import type pg from 'pg';
import { insertDemoMembers, listOwnedIds } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planTeam } from '../demo/plan-team.ts';
import { insertDemoTeam } from './demo.store.ts';

/** The demo vendor does not work alone. */
export async function fillDemo(client: pg.ClientBase, { seed, now, vendorUserId }: DemoWorld): Promise<void> {
  if (vendorUserId === null) return;
  for (const storefrontId of await listOwnedIds(client, vendorUserId)) {
    const plan = planTeam(seed, storefrontId, now);
    await insertDemoMembers(client, plan.members);
    await insertDemoTeam(client, plan, vendorUserId);
  }
}
