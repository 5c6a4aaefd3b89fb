import { addDays, type CalendarDate } from '#base/calendar-date.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key takes the end of a selection, within what can be selected; undefined for other keys. */
export function shiftMove(
  key: string,
  day: CalendarDate,
  { from, through }: { from: CalendarDate; through: CalendarDate },
): CalendarDate | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const target = addDays(day, step);
  if (target < from) return from;
  return target > through ? through : target;
}
