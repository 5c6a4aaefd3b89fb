import { parseDateTime, toZoned } from '@internationalized/date';
import ical, {
  escape as escapeText,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { addDays, type CalendarDate } from '#base/calendar-date.ts';

/** A whole day or several, wherever they are read, or a time of day in the zone of the place where it happens. */
export type CalendarTime =
  | { day: CalendarDate; through?: CalendarDate }
  | { startsAt: string; minutes: number; timeZone: string };

export type CalendarEntry = CalendarTime & {
  /** The same entry written again later keeps it, so calendars change it instead of adding another. */
  uid: string;
  summary: string;
  description?: string;
  location?: string;
  /** Where it is dealt with. */
  url?: string;
  /** The calendar says so that long before it begins; a whole day begins at midnight. */
  remindsHoursBefore?: number;
  /** Shown as taken; a payment that is due takes nobody's day. */
  isBusy: boolean;
};

const LAST_DAY = '9999-12-31';

/**
 * Times are written in UTC: the library would write the clock of this machine beside the name of the other
 * zone, and without a table of the zone each calendar program would guess.
 */
function timesOf(entry: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if ('day' in entry) {
    // The end is the first day that no longer belongs to it. The calendar's last day has none, and needs none.
    const last = entry.through ?? entry.day;
    const end = last < LAST_DAY ? new Date(addDays(last, 1)) : null;
    return { start: new Date(entry.day), end, allDay: true };
  }
  const start = toZoned(parseDateTime(entry.startsAt), entry.timeZone);
  return { start: start.toDate(), end: start.add({ minutes: entry.minutes }).toDate() };
}

function alarmOf({ summary }: CalendarEntry, hours: number) {
  return { type: ICalAlarmType.display, trigger: hours * 3600, description: summary } as const;
}

/** A calendar file that any calendar reads. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const calendar = ical({
    // The library escapes neither names nor identifiers.
    name: escapeText(name, false),
    prodId: { company: 'Ampersand', product: 'Wedding', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    events: entries.map((entry) => ({
      ...timesOf(entry),
      id: escapeText(entry.uid, false),
      stamp: now,
      summary: entry.summary,
      ...(entry.description && { description: entry.description }),
      ...(entry.location && { location: entry.location }),
      ...(entry.url && { url: entry.url }),
      ...(entry.remindsHoursBefore && { alarms: [alarmOf(entry, entry.remindsHoursBefore)] }),
      transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })),
  });
  return `${calendar}\r\n`;
}
