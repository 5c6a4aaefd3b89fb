import { ok, type Result } from '#base/result.ts';
import { changeCalendarSettings, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CalendarSettings } from '../contract.ts';
import { announceCalendar } from './announce-calendar.ts';

type Change = {
  uuid: string;
  displayAvailability?: boolean | undefined;
  availableThrough?: string | null | undefined;
  dayOff?: { weekday: number; isOff: boolean } | undefined;
};

/** One thing about the calendar in general; what somebody else changes meanwhile stays changed. */
export function changeSettings(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, ...change }: Change,
): Promise<Result<CalendarSettings>> {
  return transact(deps.db, async (tx): Promise<Result<CalendarSettings>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const { id } = entered.value.storefront;
    const settings = await changeCalendarSettings(tx, deps, id, change);
    await announceCalendar(tx, id);
    return ok(settings);
  });
}
