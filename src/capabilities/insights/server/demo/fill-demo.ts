import type pg from 'pg';
import { calendarDateOf } from '#base/calendar-date.ts';
import { listComparedStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planViews } from '../../demo/plan-views.ts';
import { copyViewDays } from './world.store.ts';

/** Two years of views for the demo vendor's listings and those they are compared with. */
export async function fillDemo(client: pg.ClientBase, { seed, now, vendorUserId }: DemoWorld): Promise<void> {
  if (!vendorUserId) return;
  const today = calendarDateOf(now);
  const storefronts = await listComparedStorefronts(client, vendorUserId);
  const days = storefronts.flatMap(({ id, publishedAt, isOwn }) =>
    planViews(seed, today, { id, publishedOn: calendarDateOf(publishedAt), isOwn }),
  );
  await copyViewDays(client, days);
}
