import { calendarDate, datePartsOf, dayOfWeek } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { daysIn, type Range } from './periods.ts';

type Days = { from: string; to: string };

/** 'Aug 18 to Nov 15'; with the year where it is not the one of today. */
export function periodText({ from, to }: Days, today: string): string {
  const [first, last] = [calendarDate(from), calendarDate(to)];
  const year = datePartsOf(calendarDate(today)).year;
  const isThisYear = datePartsOf(first).year === year && datePartsOf(last).year === year;
  const say = isThisYear ? formatMonthDay : formatDateInText;
  return first === last ? say(first) : `${say(first)} to ${say(last)}`;
}

/** 'the 90 days before', 'the year before' */
export function beforeText(period: Days, range: Range): string {
  if (range === '12m') return 'the year before';
  const days = daysIn({ from: calendarDate(period.from), to: calendarDate(period.to) });
  return days === 1 ? 'the day before' : `the ${plural(days, 'day')} before`;
}

/** A point of the chart: 'Thursday, Oct 22', or a week by its two ends. */
export function pointText({ from, to }: Days): string {
  const [first, last] = [calendarDate(from), calendarDate(to)];
  if (first === last) return `${WEEKDAY_NAMES[dayOfWeek(first)]}, ${formatMonthDay(first)}`;
  return `${formatMonthDay(first)} to ${formatMonthDay(last)}`;
}

/** A category in the middle of a sentence: 'venues', 'bands & DJs'. */
export function tradeWords(label: string): string {
  return label.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
