import {
  addYears,
  type CalendarDate,
  calendarDate,
  datePartsOf,
  parseCalendarDate,
} from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { allOf } from './first-message.ts';
import { dateTooLateMessage, MESSAGES } from './messages.ts';
import { isEmpty, type Rule, type TextValue, textRule } from './rule.ts';

export const EARLIEST_DATE = calendarDate('2012-01-01');
export const YEARS_AHEAD = 10;

/** A day of the calendar as MM/DD/YYYY. */
export const usDate = textRule(MESSAGES.date, (text) => parseUsDate(text) !== undefined);

/** The same as calls carry it: YYYY-MM-DD. */
export const calendarDay = textRule(MESSAGES.date, (text) => parseCalendarDate(text) !== undefined);

// The bounds leave unreadable dates to usDate, so that each mistake has one message.
export const notBefore2012 = textRule(
  MESSAGES.dateTooEarly,
  (text) => (parseUsDate(text) ?? EARLIEST_DATE) >= EARLIEST_DATE,
);

/** Ten years to the day; the message names the year, also for a later day of that same year. */
export function notTooFarAhead(today: CalendarDate): Rule<TextValue> {
  const latest = addYears(today, YEARS_AHEAD);
  return textRule(
    dateTooLateMessage(datePartsOf(latest).year),
    (text) => (parseUsDate(text) ?? latest) <= latest,
  );
}

/** Readable and within the years the product plans for. */
export function boundedDate(today: CalendarDate): Rule<TextValue> {
  return allOf(usDate, notBefore2012, notTooFarAhead(today));
}

/** Today still counts as the future. */
export function futureDate(today: CalendarDate): Rule<TextValue> {
  return (value) => {
    if (isEmpty(value)) return undefined;
    const date = parseUsDate(value);
    if (date === undefined) return MESSAGES.futureDateUnreadable;
    return date < today ? MESSAGES.futureDatePast : undefined;
  };
}

/** A rule of typed dates, asked about a day as calls carry it; an unreadable one is left to calendarDay. */
export function onCalendarDay(rule: Rule<TextValue>): Rule<TextValue> {
  return (value) => {
    const date = isEmpty(value) ? undefined : parseCalendarDate(value);
    return date && rule(formatUsDate(date));
  };
}
