import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import type { Platform } from '#platform/platform.ts';
import type { StorefrontDay } from '../contract/storefront-page.contract.ts';
import { dayStateOf } from '../rules/availability.ts';
import { listCalendarsOn } from './page.store.ts';
import { lastToday } from './read-availability.ts';

/** One day in many calendars, as everybody may see them. */
export async function listDayStates(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asked: { date: string; storefrontUuids: readonly string[] },
): Promise<StorefrontDay[]> {
  const date = calendarDate(asked.date);
  const today = lastToday(clock);
  const calendars = await listCalendarsOn(db, asked.storefrontUuids, date);
  return calendars.map(({ uuid, is_taken, days_off, available_through }) => {
    const availability = {
      blockedDays: new Set<CalendarDate>(is_taken ? [date] : []),
      daysOff: days_off,
      availableThrough: available_through,
    };
    return { storefrontUuid: uuid, state: dayStateOf(date, availability, today) };
  });
}
