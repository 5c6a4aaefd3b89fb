import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { changeBlockedDays, enterStorefront, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { lastEditableDay } from '../rules/calendar-limits.ts';
import { announceCalendar } from './announce-calendar.ts';

type Changed = { blocked: string[]; freed: string[] };

/**
 * Blocks and frees single days and leaves all others alone, so two people at once lose nothing. What is past, or further
 * ahead than anybody plans, is left out.
 */
export function changeDays(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, block, free }: { uuid: string; block: readonly string[]; free: readonly string[] },
): Promise<Result<Changed>> {
  return transact(deps.db, async (tx): Promise<Result<Changed>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const storefrontId = entered.value.storefront.id;
    const today = calendarDateOf(deps.clock.now(), await timeZoneOf(tx, storefrontId));
    const lastDay = lastEditableDay(today);
    const editable = (days: readonly string[]) => days.filter((day) => day >= today && day <= lastDay);
    const changed = await changeBlockedDays(tx, deps, {
      storefrontId,
      block: editable(block),
      free: editable(free),
    });
    await announceCalendar(tx, storefrontId);
    return ok(changed);
  });
}
