import { calendarDate } from '#base/calendar-date.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { type CalendarEntry, writeCalendar } from '#platform/calendar/write-calendar.ts';
import type { Platform } from '#platform/platform.ts';
import type { AgendaItem, AgendaKind } from '../rules/agenda-item.ts';
import { feedSpan } from '../rules/agenda-span.ts';
import { type AgendaDeps, collectItems, readDays } from './read-agenda.ts';

type Deps = AgendaDeps & Pick<Platform, 'publicUrl'>;

/** Nine in the morning of the day before, counted from the midnight at which a whole day begins. */
const PAYMENT_REMINDER_HOURS = 15;

function entryOf(item: AgendaItem, publicUrl: string): CalendarEntry {
  const { id, kind, day, time, title, detail, isDone, href } = item;
  return {
    uid: `${id}@agenda.ampersand`,
    summary: isDone ? `✓ ${title}` : title,
    ...(detail && { description: detail }),
    url: `${publicUrl}${href}`,
    isBusy: kind === 'EVENT' || kind === 'APPOINTMENT',
    ...(kind === 'PAYMENT' && !isDone && { remindsHoursBefore: PAYMENT_REMINDER_HOURS }),
    ...(time
      ? { startsAt: `${day}T${time.startsAt}`, minutes: time.minutes, timeZone: time.timeZone }
      : { day: calendarDate(day) }),
  };
}

/**
 * What this person may see now, for other calendars: whoever has left the wedding gets an empty one, which takes away
 * what their calendar still shows. Dated by the day, so that the same plan is the same text until tomorrow.
 */
export async function writePlan(deps: Deps, userId: string, kinds: readonly AgendaKind[]): Promise<string> {
  const member = await membershipOf(deps.db, userId);
  const { today } = await readDays(deps, member);
  const items = member ? await collectItems(deps, member, feedSpan(today)) : [];
  const entries = items
    .filter(({ kind }) => kinds.includes(kind))
    .map((item) => entryOf(item, deps.publicUrl));
  return writeCalendar('Our wedding plan', entries, new Date(today));
}
