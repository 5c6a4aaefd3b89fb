import { calendarDate } from '#base/calendar-date.ts';
import { monthOf } from '#capabilities/storefronts/rules/calendar-month.ts';

export type CalendarOpening = {
  /** What the address asks for. */
  asked: string | undefined;
  /** The first month of the document, which is the present one unless the address asks for another. */
  first: string | undefined;
  ownDate: string | null;
};

/** The month to move the calendar to, or none: an address is obeyed, a day gone by is nobody's month. */
export function opensAt({ asked, first, ownDate }: CalendarOpening): string | undefined {
  if (asked !== undefined || first === undefined || ownDate === null) return undefined;
  const own = monthOf(calendarDate(ownDate));
  return own > first ? own : undefined;
}
