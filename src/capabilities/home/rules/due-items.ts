import { type CalendarDate, daysBetween, parseCalendarDate } from '#base/calendar-date.ts';

export const DUE_KINDS = ['PAYMENT', 'MESSAGE', 'OFFER', 'REPLIES', 'TASK', 'EVENT'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Something that wants to be done within the week. */
export type DueItem = {
  id: string;
  kind: DueKind;
  day: string;
  /** Whom or what it is about, for a sentence; the title says what to do. */
  subject: string;
  title: string;
  detail: string;
  href: string;
  isLate: boolean;
  members: string[];
  paymentUuid: string | null;
  taskUuid: string | null;
};

/** Today and the six days after it. */
export const WEEK_DAYS = 6;

function daysTo(day: string, today: CalendarDate): number {
  const date = parseCalendarDate(day);
  return date === undefined ? 0 : daysBetween(today, date);
}

export function isThisWeek(day: string, today: CalendarDate): boolean {
  return daysTo(day, today) <= WEEK_DAYS;
}

/** On one day: what costs money or keeps somebody waiting comes before what is only ours. */
const ORDER: Readonly<Record<DueKind, number>> = {
  PAYMENT: 0,
  MESSAGE: 1,
  OFFER: 2,
  REPLIES: 3,
  EVENT: 4,
  TASK: 5,
};

/** What is late first, then day by day. */
export function inDueOrder(items: readonly DueItem[]): DueItem[] {
  return items.toSorted(
    (a, b) =>
      Number(b.isLate) - Number(a.isLate) ||
      a.day.localeCompare(b.day) ||
      ORDER[a.kind] - ORDER[b.kind] ||
      a.id.localeCompare(b.id),
  );
}

/** '3 days late', 'due today', 'due Friday' comes from the screen; this is how late. */
export function daysLate(day: string, today: CalendarDate): number {
  return Math.max(0, -daysTo(day, today));
}
