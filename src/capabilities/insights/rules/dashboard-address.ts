import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { DEFAULT_RANGE, daysIn, LONGEST_PERIOD_DAYS, type Period, RANGES, type Range } from './periods.ts';

/** What the address asks for. */
export type DashboardAddress =
  | { range: Exclude<Range, 'own'> }
  | { range: 'own'; from: CalendarDate; to: CalendarDate };

function ownPeriod(search: URLSearchParams): Period | undefined {
  const from = parseCalendarDate(search.get('from') ?? '');
  const to = parseCalendarDate(search.get('to') ?? '');
  if (!from || !to || from > to || daysIn({ from, to }) > LONGEST_PERIOD_DAYS) return undefined;
  return { from, to };
}

/** Whatever it says wrongly counts as not said. */
export function readDashboardAddress(search: URLSearchParams): DashboardAddress {
  const range = RANGES.find((each) => each === search.get('range')) ?? DEFAULT_RANGE;
  if (range !== 'own') return { range };
  const own = ownPeriod(search);
  return own ? { range, ...own } : { range: DEFAULT_RANGE };
}
