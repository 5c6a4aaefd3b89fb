import { addDays, type CalendarDate, calendarDate } from '#base/calendar-date.ts';

/** Days from the one a payment is due: a week before, the day before, the day after, and then each week, three times. */
const REMINDERS = [-7, -1, 1, 8, 15, 22] as const;

/** Reminders look so far ahead, and so far back. */
export const FIRST_REMINDER_DAYS = 7;
export const LAST_REMINDER_DAYS = 28;

function reminderDays(dueOn: string): CalendarDate[] {
  const due = calendarDate(dueOn);
  return REMINDERS.map((days) => addDays(due, days));
}

/** Whether somebody is reminded of it today: one of its days has come since the last time, and it is not long past. */
export function isReminderDue(
  { dueOn, remindedOn }: { dueOn: string; remindedOn: string | null },
  today: string,
): boolean {
  if (today > addDays(calendarDate(dueOn), LAST_REMINDER_DAYS)) return false;
  const last = reminderDays(dueOn).findLast((day) => day <= today);
  return last !== undefined && (remindedOn === null || remindedOn < last);
}

/** Whether this is one of its days, for those who hear of it with everything else. */
export function isReminderDay(dueOn: string, today: string): boolean {
  return reminderDays(dueOn).some((day) => day === today);
}
