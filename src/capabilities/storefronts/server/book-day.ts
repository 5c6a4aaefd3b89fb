import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteDays, insertDays, lockCalendar } from './calendar.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

type Deps = Pick<Platform, 'clock' | 'events'>;
type BookedDay = { storefrontId: number; day: string };

const bookedDay = ({ storefrontId, day }: BookedDay) =>
  ({ storefrontId, kind: 'BOOKED', days: [day] }) as const;

/** The day is taken from now on; pages and searches follow. */
export async function bookDay(tx: Tx, deps: Deps, booked: BookedDay): Promise<void> {
  await lockCalendar(tx, booked.storefrontId);
  const taken = await insertDays(tx, bookedDay(booked));
  if (taken.length > 0) await noteStorefrontChange(tx, deps, booked.storefrontId);
}

/**
 * The booking holds the day no longer, unless somebody else has booked it. That is asked under the lock, so that no
 * booking slips between.
 */
export async function unbookDay(
  tx: Tx,
  deps: Deps,
  booked: BookedDay,
  isStillHeld: () => Promise<boolean>,
): Promise<void> {
  await lockCalendar(tx, booked.storefrontId);
  if (await isStillHeld()) return;
  const freed = await deleteDays(tx, bookedDay(booked));
  if (freed.length > 0) await noteStorefrontChange(tx, deps, booked.storefrontId);
}
