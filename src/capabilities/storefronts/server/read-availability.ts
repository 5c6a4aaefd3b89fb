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

export function lastToday(clock: Platform['clock']): CalendarDate {
  return calendarDateOf(clock.now(), LAST_ZONE);
}

/** A month as everybody may see it, and those after it if wished; without a wish, the present one. */
export async function readAvailability(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { uuid, month: wanted, months }: { uuid: string; month?: string | undefined; months: number },
): Promise<Result<MonthAvailability>> {
  const today = lastToday(clock);
  const month = wanted ?? monthOf(today);
  const span = [firstDayOf(month), firstDayOf(monthAfter(month, months))] as const;
  const calendar = await findCalendar(db, uuid, span);
  if (!calendar || !(await maySee(db, calendar, actor))) return notFound();
  const availability = {
    blockedDays: new Set<CalendarDate>(calendar.blocked_days),
    daysOff: calendar.days_off,
    availableThrough: calendar.available_through,
  };
  const latestMonth = findLatestMonth(today, calendar.available_through);
  const shown = calendar.display_availability ? monthsFrom(month, months, latestMonth) : [];
  return ok({
    month,
    earliestMonth: monthOf(today),
    latestMonth,
    displayAvailability: calendar.display_availability,
    days: shown.flatMap(daysOfMonth).map((date) => ({ date, state: dayStateOf(date, availability, today) })),
  });
}

/** The one asked for in any case, further ones as long as there is something to see. */
function monthsFrom(first: string, count: number, latest: string): string[] {
  const following = Array.from({ length: count - 1 }, (_, index) => monthAfter(first, index + 1));
  return [first, ...following.filter((month) => month <= latest)];
}

/** As far as the business has opened its calendar, and never further than people look. */
function findLatestMonth(today: CalendarDate, availableThrough: CalendarDate | null): string {
  const horizon = monthAfter(monthOf(today), MONTHS_AHEAD);
  if (availableThrough === null || monthOf(availableThrough) > horizon) return horizon;
  return availableThrough < today ? monthOf(today) : monthOf(availableThrough);
}
