import type pg from 'pg';
import { insertDemoMembers } from '#capabilities/storefronts/server/index.ts';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { planDemoPlans } from '../../demo/plan-demo-plans.ts';
import { insertDemoPromos } from './demo-promos.ts';
import { recordPlan } from './record-plan.ts';
import { listListingsOfOthers } from './world.store.ts';

/** Codes to try, and one listing for every state of a plan, all of them to be looked at from one account. */
export async function fillDemo(
  client: pg.ClientBase,
  { now, vendorUserId, plansUserId }: Pick<DemoWorld, 'now' | 'vendorUserId' | 'plansUserId'>,
): Promise<void> {
  const tx = inWorld(client);
  await insertDemoPromos(tx, now);
  if (plansUserId === null) return;
  const plans = planDemoPlans(now);
  const ids = await listListingsOfOthers(client, { vendorUserId, count: plans.length });
  const owner = { userId: plansUserId, role: 'OWNER', joinedAt: now } as const;
  await insertDemoMembers(
    client,
    ids.map((storefrontId) => ({ storefrontId, ...owner })),
  );
  for (const [index, id] of ids.entries())
    for (const plan of plans[index] ?? []) await recordPlan(tx, clock, id, plan);
}
