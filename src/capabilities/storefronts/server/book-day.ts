import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteBookedDay, insertBookedDay, lockCalendar } from './calendar.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

type Deps = Pick<Platform, 'clock' | 'events'>;
type BookedDay = { storefrontId: number; day: string };

/** The day is taken from now on; pages and searches follow. */
export async function bookDay(tx: Tx, deps: Deps, { storefrontId, day }: BookedDay): Promise<void> {
  await lockCalendar(tx, storefrontId);
  if (await insertBookedDay(tx, storefrontId, day)) await noteStorefrontChange(tx, deps, storefrontId);
}

/** The day is free again unless somebody else holds it. That is asked under the lock, so that no booking slips between. */
export async function unbookDay(
  tx: Tx,
  deps: Deps,
  { storefrontId, day }: BookedDay,
  isStillHeld: () => Promise<boolean>,
): Promise<void> {
  await lockCalendar(tx, storefrontId);
  if (await isStillHeld()) return;
  if (await deleteBookedDay(tx, storefrontId, day)) await noteStorefrontChange(tx, deps, storefrontId);
}
