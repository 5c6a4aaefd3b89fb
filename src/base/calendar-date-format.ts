import { type CalendarDate, calendarDateFrom, datePartsOf, dayOfWeek } from './calendar-date.ts';

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 'June' */
export function monthNameOf(date: CalendarDate): string {
  return MONTH_NAMES[datePartsOf(date).month - 1] ?? '';
}

/** What date fields take and show: MM/DD/YYYY. */
export function parseUsDate(text: string): CalendarDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match ? calendarDateFrom(Number(match[3]), Number(match[1]), Number(match[2])) : undefined;
}

/** '06/05/2027' */
export function formatUsDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** MMM DD, YYYY: 'Jun 05, 2027', in tables, where days stand below one another. */
export function formatMediumDate(date: CalendarDate): string {
  return `${monthNameOf(date).slice(0, 3)} ${date.slice(8, 10)}, ${date.slice(0, 4)}`;
}

/** 'Jun 5, 2027', in sentences, facts and labels. */
export function formatDateInText(date: CalendarDate): string {
  return `${monthNameOf(date).slice(0, 3)} ${datePartsOf(date).day}, ${date.slice(0, 4)}`;
}

/** MMM D: 'Jun 5', where the year goes without saying. */
export function formatMonthDay(date: CalendarDate): string {
  return `${monthNameOf(date).slice(0, 3)} ${datePartsOf(date).day}`;
}

/** M/D/YY: '6/5/27' */
export function formatShortDate(date: CalendarDate): string {
  const { month, day } = datePartsOf(date);
  return `${month}/${day}/${date.slice(2, 4)}`;
}

/** MMMM YYYY: 'June 2027' */
export function formatMonthYear(date: CalendarDate): string {
  return `${monthNameOf(date)} ${date.slice(0, 4)}`;
}

/** 'Saturday, June 5, 2027', for headings and mail. */
export function formatLongDate(date: CalendarDate): string {
  const { year, day } = datePartsOf(date);
  return `${WEEKDAY_NAMES[dayOfWeek(date)]}, ${monthNameOf(date)} ${day}, ${year}`;
}
