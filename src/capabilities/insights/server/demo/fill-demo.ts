import type pg from 'pg';
import { calendarDateOf } from '#base/calendar-date.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planViews } from '../../demo/plan-views.ts';
import { copyViewDays, listComparable } from './world.store.ts';

/** Two years of views for the demo vendor's listings and those they are compared with. */
export async function fillDemo(client: pg.ClientBase, { seed, now, vendorUserId }: DemoWorld): Promise<void> {
  if (!vendorUserId) return;
  const today = calendarDateOf(now);
  const storefronts = await listComparable(client, vendorUserId);
  await copyViewDays(
    client,
    storefronts.flatMap((storefront) => planViews(seed, today, storefront)),
  );
}
