import { calendarDateOf } from '#base/calendar-date.ts';
import { deleteUnusedPictures } from '#capabilities/media/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { PRESENCE_LASTS_MS } from '../rules/presence.ts';
import { deleteOperationsBefore } from './operations.store.ts';
import { deletePlansBefore } from './plans.store.ts';
import { sweepPresences } from './presence/presence.store.ts';
import { deleteRunsBefore } from './runs/runs.store.ts';
import { deleteSheetsBefore } from './sheets/sheets.store.ts';

/** As long as somebody may want something back, or a browser that slept may send something again. */
const KEPT_MS = 30 * 86_400_000;

export async function sweepSeating({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const before = new Date(now - KEPT_MS);
  await transact(db, async (tx) => {
    await deleteUnusedPictures(tx, await deletePlansBefore(tx, before));
  });
  await deleteOperationsBefore(db, before);
  await deleteRunsBefore(db, before);
  await deleteSheetsBefore(db, calendarDateOf(before));
  await sweepPresences(db, new Date(now - PRESENCE_LASTS_MS));
}
