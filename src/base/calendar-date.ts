declare const calendarDateBrand: unique symbol;

/**
 * A day without a time or zone, as 'YYYY-MM-DD'. Text order is calendar order.
 * All arithmetic runs in UTC, so neither the zone of the machine nor daylight saving can move a day.
 */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const MS_PER_DAY = 86_400_000;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day with these numbers (month 1 to 12), or undefined where the calendar has none. */
export function calendarDateFrom(year: number, month: number, day: number): CalendarDate | undefined {
  const isWhole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  if (!isWhole || year < 1 || year > 9999 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return text as CalendarDate;
}

/** Reads 'YYYY-MM-DD'. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? calendarDateFrom(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && parseCalendarDate(value) !== undefined;
}

/** For dates written in the source and for values that were checked before; throws on anything else. */
export function calendarDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new RangeError(`Not a calendar date: ${text.slice(0, 40)}`);
  return date;
}

/** More zones than anybody looks into at once; making a formatter takes longer than everything a page does with dates. */
const MOST_ZONES = 32;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  if (formatters.size >= MOST_ZONES) formatters.clear();
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The day that an instant falls on in a time zone. */
export function calendarDateOf(instant: Date, timeZone = 'UTC'): CalendarDate {
  if (timeZone === 'UTC') return orThrow(dayInUtc(instant));
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return orThrow(calendarDateFrom(parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0));
}

export function datePartsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return orThrow(dayInUtc(new Date(midnightOf(date) + days * MS_PER_DAY)));
}

/** The same day of a later or earlier month, or that month's last day where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = datePartsOf(date);
  const total = year * 12 + (month - 1) + months;
  const newYear = Math.floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  return orThrow(calendarDateFrom(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth))));
}

/** February 29 becomes February 28 in an ordinary year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * 12);
}

/** Negative, zero or positive, as sort functions want it. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnightOf(to) - midnightOf(from)) / MS_PER_DAY;
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(midnightOf(date)).getUTCDay();
}

function midnightOf(date: CalendarDate): number {
  // The ISO form is read as UTC and, unlike Date.UTC, does not take the years 1 to 99 for 1901 to 1999.
  return Date.parse(`${date}T00:00:00Z`);
}

function dayInUtc(instant: Date): CalendarDate | undefined {
  return calendarDateFrom(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

function orThrow(date: CalendarDate | undefined): CalendarDate {
  if (date === undefined) throw new RangeError('The date is outside the years 1 to 9999');
  return date;
}
