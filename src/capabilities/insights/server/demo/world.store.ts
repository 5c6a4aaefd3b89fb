import type pg from 'pg';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { ViewDay } from '../../demo/plan-views.ts';

export async function copyViewDays(client: pg.ClientBase, days: readonly ViewDay[]): Promise<void> {
  await copyRows(
    client,
    'storefront_view_days (storefront_id, day, views)',
    days.map(({ storefrontId, day, views }) => [storefrontId, day, views]),
  );
}
