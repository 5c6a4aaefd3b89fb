import type pg from 'pg';
import { insertDemoMembers } from '#capabilities/storefronts/server/index.ts';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { planDemoPlans, planFormerTrial } from '../../demo/plan-demo-plans.ts';
import { earnPlans } from '../subscriptions/earn-plans.ts';
import { insertDemoPromos } from './demo-promos.ts';
import { recordPlan } from './record-plan.ts';
import { findFirstListing, listListingsOfOthers } from './world.store.ts';

/**
 * Codes to try, a trial that the demo vendor once had, and one listing for every state of a plan, all of them to be looked at
 * from one account.
 */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId, plansUserId }: Pick<DemoWorld, 'now' | 'vendorUserId' | 'plansUserId'>,
): Promise<void> {
  const tx = inWorld(client);
  await insertDemoPromos(tx, now);
  const first = vendorUserId === null ? undefined : await findFirstListing(client, vendorUserId);
  if (first) await recordPlan(tx, clock, first, planFormerTrial(now));
  if (plansUserId === null) return;
  const plans = planDemoPlans(now);
  const listings = await listListingsOfOthers(client, { vendorUserId, count: plans.length });
  const owner = { userId: plansUserId, role: 'OWNER', joinedAt: now } as const;
  await insertDemoMembers(
    client,
    listings.map(({ id }) => ({ storefrontId: id, ...owner })),
  );
  for (const [index, listing] of listings.entries())
    for (const plan of plans[index] ?? []) await recordPlan(tx, clock, listing, plan);
  await earnPlans({ db: tx, clock: { ...clock, now: () => now } });
}
