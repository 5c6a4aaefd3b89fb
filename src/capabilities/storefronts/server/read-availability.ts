import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { MonthAvailability } from '../contract/storefront-page.contract.ts';
import { dayStateOf } from '../rules/availability.ts';
import { daysOfMonth, firstDayOf, monthAfter, monthOf } from '../rules/calendar-month.ts';
import { findCalendar } from './page.store.ts';
import { maySee, notFound } from './policy.ts';

/** Where the day ends last among the states: a day is past when it is past everywhere. */
const LAST_ZONE = 'Pacific/Honolulu';

const MONTHS_AHEAD = 24;

/** One month as everybody may see it; without a wish, the present one. */
export async function readAvailability(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { uuid, month: wanted }: { uuid: string; month?: string | undefined },
): Promise<Result<MonthAvailability>> {
  const today = calendarDateOf(clock.now(), LAST_ZONE);
  const month = wanted ?? monthOf(today);
  const days = daysOfMonth(month);
  const first = firstDayOf(month);
  const calendar = await findCalendar(db, uuid, [first, days.at(-1) ?? first]);
  if (!calendar || !(await maySee(db, calendar, actor))) return notFound();
  const availability = {
    blockedDays: new Set<CalendarDate>(calendar.blocked_days),
    daysOff: calendar.days_off,
    availableThrough: calendar.available_through,
  };
  return ok({
    month,
    earliestMonth: monthOf(today),
    latestMonth: latestMonth(today, calendar.available_through),
    displayAvailability: calendar.display_availability,
    days: calendar.display_availability
      ? days.map((date) => ({ date, state: dayStateOf(date, availability, today) }))
      : [],
  });
}

/** As far as the business has opened its calendar, and never further than people look. */
function latestMonth(today: CalendarDate, availableThrough: CalendarDate | null): string {
  const horizon = monthAfter(monthOf(today), MONTHS_AHEAD);
  if (availableThrough === null || monthOf(availableThrough) > horizon) return horizon;
  return availableThrough < today ? monthOf(today) : monthOf(availableThrough);
}
