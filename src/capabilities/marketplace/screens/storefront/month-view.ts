import { dayOfWeek } from '#base/calendar-date.ts';
import { formatMonthYear } from '#base/calendar-date-format.ts';
import type { MonthAvailability } from '#capabilities/storefronts/contract/storefront-page.contract.ts';
import type { DayState } from '#capabilities/storefronts/rules/availability.ts';
import { firstDayOf, monthAfter } from '#capabilities/storefronts/rules/calendar-month.ts';

export type MonthDay = { date: string; number: number; state: DayState };
export type MonthView = {
  /** '2027-06' */
  month: string;
  label: string;
  /** Seven to a week, from Sunday; null before the first and after the last day. */
  weeks: (MonthDay | null)[][];
  previous: string | null;
  next: string | null;
};

const DAYS = 7;

function monthView(
  month: string,
  days: readonly MonthDay[],
  { earliestMonth, latestMonth }: MonthAvailability,
): MonthView {
  const first = firstDayOf(month);
  const cells: (MonthDay | null)[] = [...Array.from({ length: dayOfWeek(first) }, () => null), ...days];
  while (cells.length % DAYS !== 0) cells.push(null);
  return {
    month,
    label: formatMonthYear(first),
    weeks: Array.from({ length: cells.length / DAYS }, (_, week) =>
      cells.slice(week * DAYS, (week + 1) * DAYS),
    ),
    previous: month > earliestMonth ? monthAfter(month, -1) : null,
    next: month < latestMonth ? monthAfter(month, 1) : null,
  };
}

/** Months as a wall calendar has them; none where the business keeps its calendar to itself. */
export function monthViews(availability: MonthAvailability): MonthView[] {
  const days = availability.days.map(({ date, state }) => ({ date, state, number: Number(date.slice(8)) }));
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return Array.from(byMonth, ([month, itsDays]) => monthView(month, itsDays, availability));
}
