import type pg from 'pg';
import { listOwnedIds } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planReferrals } from '../demo/plan-referrals.ts';
import { insertDemoReferral } from './demo.store.ts';

/** The demo vendor has asked around for one listing; the others begin with nobody. */
export async function fillDemo(
  client: pg.ClientBase,
  { seed, now, vendorUserId }: Pick<DemoWorld, 'seed' | 'now' | 'vendorUserId'>,
): Promise<void> {
  const [first] = vendorUserId === null ? [] : await listOwnedIds(client, vendorUserId);
  if (vendorUserId === null || first === undefined) return;
  for (const plan of planReferrals(seed, first, now)) await insertDemoReferral(client, plan, vendorUserId);
}
