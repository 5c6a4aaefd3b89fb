import { addDays, type CalendarDate } from '#base/calendar-date.ts';

export type DayRun = { from: CalendarDate; through: CalendarDate };

/** Days in order, those that follow each other as one. */
export function dayRuns(days: readonly CalendarDate[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.through, 1) === day) last.through = day;
    else runs.push({ from: day, through: day });
  }
  return runs;
}

/** Every day from one to another, whichever comes first. */
export function daysFromTo(one: CalendarDate, other: CalendarDate): CalendarDate[] {
  const [from, through] = one <= other ? [one, other] : [other, one];
  const days: CalendarDate[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) days.push(day);
  return days;
}
