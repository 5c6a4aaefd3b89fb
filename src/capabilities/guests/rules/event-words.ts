import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatDateInText, formatLongDate } from '#base/calendar-date-format.ts';
import { clockTime } from '#base/clock-time.ts';
import { plural } from '#base/text.ts';
import type { EventCount } from './event-count.ts';

/** 'Saturday, June 10, 2028, 4:30 PM to 11:00 PM', as far as it is known. */
export function eventTime({
  date,
  startsAt,
  endsAt,
}: {
  date: string | null;
  startsAt: string;
  endsAt: string;
}): string {
  const until = endsAt && ` to ${clockTime(endsAt)}`;
  const time = startsAt ? `${clockTime(startsAt)}${until}` : '';
  return [date && formatLongDate(calendarDate(date)), time].filter(Boolean).join(', ');
}

/** What stands above a narrow column: the first word that says something. */
export function shortEventName(name: string): string {
  return name.length <= 12 ? name : (name.split(/\s+/).find((word) => word.length > 3) ?? name).slice(0, 12);
}

/** 'Replies close Jun 1', from the day as it is today. */
export function repliesText(
  { asksReply, opensOn, closesOn }: { asksReply: boolean; opensOn: string | null; closesOn: string | null },
  today: string,
): string {
  if (!asksReply) return 'No reply needed';
  if (opensOn !== null && today < opensOn) return `Replies open ${formatDateInText(calendarDate(opensOn))}`;
  if (closesOn === null) return 'No reply date yet';
  const day = formatDateInText(calendarDate(closesOn));
  return today > closesOn ? `Replies closed ${day}` : `Replies close ${day}`;
}

/** 'In 8 days', 'Tomorrow', 'Today'; nothing once it is over. */
export function daysLeftText(day: string, today: string): string {
  const days = daysBetween(calendarDate(today), calendarDate(day));
  if (days < 0) return '';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${plural(days, 'day')}`;
}

/** '38 short rib, 31 trout, 3 undecided'. */
export function dishesText(
  { dishes }: { dishes: readonly { name: string }[] },
  count: Pick<EventCount, 'dishes' | 'undecided'>,
): string {
  const chosen = dishes.map(({ name }, dish) => `${count.dishes[dish] ?? 0} ${name}`);
  return [...chosen, ...(count.undecided > 0 ? [`${count.undecided} undecided`] : [])].join(', ');
}
