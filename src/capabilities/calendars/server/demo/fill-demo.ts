import { createHash } from 'node:crypto';
import type pg from 'pg';
import { calendarDateOf } from '#base/calendar-date.ts';
import { blockDemoDays } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planBlockedDays } from '../../demo/plan-blocked-days.ts';
import { findDemoListing, writeDemoLink } from './world.store.ts';

/** The demo vendor's first business: a week away, two single days, and a link for the phone. Nothing is read over the network. */
export async function fillDemo(client: pg.ClientBase, { seed, now, vendorUserId }: DemoWorld): Promise<void> {
  const storefrontId = vendorUserId ? await findDemoListing(client, vendorUserId) : undefined;
  if (storefrontId === undefined) return;
  await blockDemoDays(client, storefrontId, planBlockedDays(calendarDateOf(now)));
  const token = createHash('sha256').update(`${seed}:calendar-link`).digest('base64url');
  await writeDemoLink(client, { storefrontId, token, now });
}
