import type { CalendarDate } from '#base/calendar-date.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteDays, deleteOtherDays, insertDays, lockCalendar } from './calendar.store.ts';
import { noteStorefrontChange } from './note-storefront-change.ts';

type Deps = Pick<Platform, 'clock' | 'events'>;
type Days = { storefrontId: number; days: readonly CalendarDate[] };

/**
 * Blocks days by hand and frees others. What a booking or another calendar holds, it goes on holding. Answers what is
 * different now, which is what an undo takes back.
 */
export async function changeBlockedDays(
  tx: Tx,
  deps: Deps,
  { storefrontId, block, free }: { storefrontId: number; block: readonly string[]; free: readonly string[] },
): Promise<{ blocked: CalendarDate[]; freed: CalendarDate[] }> {
  await lockCalendar(tx, storefrontId);
  const blocked = await insertDays(tx, { storefrontId, kind: 'BLOCKED', days: block });
  const freed = await deleteDays(tx, { storefrontId, kind: 'BLOCKED', days: free });
  if (blocked.length + freed.length > 0) await noteStorefrontChange(tx, deps, storefrontId);
  return { blocked, freed };
}

/** The days that the calendars of a business hold, all of them together; whoever calls holds the lock. */
export async function keepFeedDays(tx: Tx, deps: Deps, { storefrontId, days }: Days): Promise<void> {
  const held = { storefrontId, kind: 'FEED', days } as const;
  const taken = await insertDays(tx, held);
  const freed = await deleteOtherDays(tx, held);
  if (taken.length + freed > 0) await noteStorefrontChange(tx, deps, storefrontId);
}
