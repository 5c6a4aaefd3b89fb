import { addDays, type CalendarDate, calendarDateOf, dayOfWeek } from '#base/calendar-date.ts';

/** How long the couple has to answer. */
export const ANSWER_DAYS = 7;
/** How many business days staff has from then on. */
export const DECISION_BUSINESS_DAYS = 3;
const DAY_MS = 86_400_000;

/** Who cannot be asked any more is not waited for. */
export function answerUntil(openedAt: Date, hasAuthor: boolean): Date {
  return hasAuthor ? new Date(openedAt.getTime() + ANSWER_DAYS * DAY_MS) : openedAt;
}

type Open = { answeredAt: Date | null; answerUntil: Date };

const decidableFrom = ({ answeredAt, answerUntil }: Open): Date => answeredAt ?? answerUntil;

/** Both sides were heard, or one of them did not want to be. */
export function mayDecideDispute(dispute: Open, now: Date): boolean {
  return now >= decidableFrom(dispute);
}

/** The last day on which staff decides: Saturdays and Sundays are none. */
export function decisionDueOn(dispute: Open): CalendarDate {
  let day = calendarDateOf(decidableFrom(dispute));
  for (let left = DECISION_BUSINESS_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(day: CalendarDate): boolean {
  const weekday = dayOfWeek(day);
  return weekday === 0 || weekday === 6;
}
