import { paths } from '#app/rules/paths.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import type { NextStep } from './next-step.ts';

/** Of those who are invited, for the first event. */
export type HeadCount = {
  people: number;
  coming: number;
  declined: number;
  waiting: number;
  closesOn: string | null;
};

/** So long before replies end they are what the list is about. */
const CLOSING_DAYS = 14;

function endWords(days: number): string {
  if (days < 0) return 'Replies are closed.';
  if (days === 0) return 'Replies end today.';
  return days === 1 ? 'Replies end tomorrow.' : `Replies end in ${days} days.`;
}

function daysLeft({ closesOn }: HeadCount, today: CalendarDate): number | undefined {
  const lastDay = closesOn === null ? undefined : parseCalendarDate(closesOn);
  return lastDay && daysBetween(today, lastDay);
}

/** Whether answers are missing and their last day is near, or over. */
export function isClosing(guests: HeadCount | null, today: CalendarDate): boolean {
  if (!guests || guests.waiting === 0) return false;
  return (daysLeft(guests, today) ?? Number.POSITIVE_INFINITY) <= CLOSING_DAYS;
}

const step = (title: string, text: string, href: string): NextStep => ({
  ...{ id: 'guest-list', title, text, href },
  icon: 'guests',
});

/** What the list needs next: names, answers, or nothing but a look. */
export function guestStep(guests: HeadCount | null, today: CalendarDate): NextStep {
  if (!guests) return step('Go to your guest list', 'Who’s invited, and who’s coming.', paths.guests());
  const { people, coming, declined, waiting } = guests;
  if (people === 0)
    return step('Build your guest list', 'Type names or paste a list. We’ll keep count.', paths.guests());
  if (isClosing(guests, today))
    return step(
      `${formatCount(waiting)} still to answer`,
      `${formatCount(coming)} coming. ${endWords(daysLeft(guests, today) ?? 0)}`,
      paths.guestReplies(),
    );
  if (coming + declined === 0)
    return step(
      `${plural(people, 'guest')} on your list`,
      'Add who’s missing, and keep their addresses here.',
      paths.guests(),
    );
  return step(
    `${formatCount(coming)} coming`,
    `${formatCount(declined)} can’t come, ${formatCount(waiting)} still to answer.`,
    paths.guestReplies(),
  );
}
