import { addDays, addMonths, type CalendarDate, daysBetween } from '#base/calendar-date.ts';
import { PLANNED_DAYS, scaleDays } from './scale-days.ts';

/** '2027-06' */
export type Month = string;

export type PlanDays = {
  weddingDate: CalendarDate | null;
  /** The day on which it is planned: everything is due then or later. */
  today: CalendarDate;
};

/** When something of the library is due; null while nobody knows the day. */
export function plannedDue(days: number, { weddingDate, today }: PlanDays): CalendarDate | null {
  if (weddingDate === null) return null;
  const daysLeft = daysBetween(today, weddingDate);
  const before = scaleDays(days, daysLeft);
  const due = addDays(weddingDate, before === 0 ? 0 : -before);
  // Who begins after the wedding is not late with what comes after it either.
  return due < today ? today : due;
}

export function monthOf(date: string): Month {
  return date.slice(0, 7);
}

/** Without a day, a year of planning begins with the month in which it is planned. */
export function suggestedMonth(days: number, plannedOn: CalendarDate): Month {
  const passed = Math.min(Math.max(PLANNED_DAYS - days, 0), PLANNED_DAYS * 2);
  return monthOf(addMonths(plannedOn, Math.floor((passed * 12) / PLANNED_DAYS)));
}
