import type { Tx } from '#platform/database/database.ts';
import { deleteBookedDay, insertBookedDay, lockCalendar } from './calendar.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

type BookedDay = { storefrontId: number; day: string; at: Date };

/** The day is taken from now on; pages and searches follow. */
export async function bookDay(tx: Tx, { storefrontId, day, at }: BookedDay): Promise<void> {
  await lockCalendar(tx, storefrontId);
  if (await insertBookedDay(tx, storefrontId, day)) await noteStorefrontChange(tx, storefrontId, at);
}

/** The day is free again unless somebody else holds it. That is asked under the lock, so that no booking slips between. */
export async function unbookDay(
  tx: Tx,
  { storefrontId, day, at }: BookedDay,
  isStillHeld: () => Promise<boolean>,
): Promise<void> {
  await lockCalendar(tx, storefrontId);
  if (await isStillHeld()) return;
  if (await deleteBookedDay(tx, storefrontId, day)) await noteStorefrontChange(tx, storefrontId, at);
}
