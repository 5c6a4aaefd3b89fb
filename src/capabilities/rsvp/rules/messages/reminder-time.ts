import { addDays, type CalendarDate, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { localInstant } from '../local-time.ts';
import type { ReminderNumber } from './message-choices.ts';

const REMINDER_DAYS: Readonly<Record<ReminderNumber, number>> = { 1: 21, 2: 7 };
/** In the morning, where the wedding is. */
const REMINDER_TIME = '10:00';

/** The first day of a reminder, and the first on which it is too late for it. */
function reminderDays(
  number: ReminderNumber,
  closesOn: string,
): { from: CalendarDate; before: CalendarDate } {
  const last = calendarDate(closesOn);
  const from = addDays(last, -REMINDER_DAYS[number]);
  return { from, before: number === 1 ? addDays(last, -REMINDER_DAYS[2]) : last };
}

/**
 * When a reminder goes out: 21 or 7 days before the last day to answer, at ten. One that is approved after that goes out at
 * the next ten o’clock, and never where that would be as late as the one that follows it, or as the last day itself.
 */
export function reminderAt(
  number: ReminderNumber,
  { closesOn, zone, approvedAt }: { closesOn: string | null; zone: string; approvedAt: Date },
): Date | null {
  if (closesOn === null) return null;
  const { from, before } = reminderDays(number, closesOn);
  const planned = localInstant(from, REMINDER_TIME, zone);
  if (approvedAt <= planned) return planned;
  const today = calendarDateOf(approvedAt, zone);
  const sameDay = localInstant(today, REMINDER_TIME, zone);
  const day = approvedAt <= sameDay ? today : addDays(today, 1);
  return day < before ? localInstant(day, REMINDER_TIME, zone) : null;
}

/** Whether it should go out now. One that nobody sent in its time, since nothing ran, is not sent when it is over. */
export function isReminderDue(
  number: ReminderNumber,
  given: { closesOn: string | null; zone: string; approvedAt: Date },
  now: Date,
): boolean {
  const at = reminderAt(number, given);
  if (at === null || given.closesOn === null || now < at) return false;
  return calendarDateOf(now, given.zone) < reminderDays(number, given.closesOn).before;
}

/** The day on which the last event stops taking answers; null while no event has such a day. */
export function lastClosing(
  events: readonly { asksReply: boolean; closesOn: string | null }[],
): string | null {
  const days = events.flatMap(({ asksReply, closesOn }) => (asksReply && closesOn ? [closesOn] : []));
  return days.toSorted().at(-1) ?? null;
}
