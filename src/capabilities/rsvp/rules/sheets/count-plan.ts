import { addDays, type CalendarDate, calendarDate, dayOfWeek } from '#base/calendar-date.ts';

/** What caterers usually ask for later guests. */
export const LATE_PERCENT_USUAL = 20;
export const MOST_RESERVE_PERCENT = 20;
export const MOST_LATE_PERCENT = 100;
/** $10,000 a plate. */
export const MOST_PLATE_CENTS = 1_000_000;

const DAYS_BEFORE = 7;

/** What was agreed with those who cook. */
export type CountPlan = {
  /** null is the day we suggest. */
  freezeOn: string | null;
  /** Portions kept ready above the guaranteed count. */
  reservePercent: number;
  /** null while nobody has said what a plate costs. */
  plateCents: number | null;
  /** What a plate beyond guarantee and reserve costs more. */
  latePercent: number;
};

export const USUAL_PLAN: CountPlan = {
  freezeOn: null,
  reservePercent: 0,
  plateCents: null,
  latePercent: LATE_PERCENT_USUAL,
};

/** The business day itself or the last one before it. */
function businessDay(day: CalendarDate): CalendarDate {
  const weekday = dayOfWeek(day);
  if (weekday === 0) return addDays(day, -2);
  return weekday === 6 ? addDays(day, -1) : day;
}

/** The day the count is promised on: the one that was agreed, or a week before, on a business day. */
export function freezeDay(date: string | null, { freezeOn }: Pick<CountPlan, 'freezeOn'>): string | null {
  if (freezeOn !== null) return freezeOn;
  return date === null ? null : businessDay(addDays(calendarDate(date), -DAYS_BEFORE));
}
