import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthDay } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { LeadRefund } from '../contract/lead-refunds.contract.ts';

export type ShownCase = LeadRefund['cases'][number];
/** How a case stands, in a few words, and what they rest on. */
export type StandingWords = { value: string; note: string };

const ENDED: Readonly<Record<Exclude<NonNullable<ShownCase['because']>, 'TIME'>, StandingWords>> = {
  OPENED: { value: 'Opened', note: 'They got your message' },
  BOOKED: { value: 'Booked', note: 'They were real' },
  PAID_ONCE: { value: 'Checked', note: 'Your first charge' },
  REFUNDED: { value: 'Over', note: 'Already refunded' },
  DECLINED: { value: 'Declined', note: 'You asked' },
};

function openWords({ key, until, daysLeft }: ShownCase, timeZone: string): StandingWords {
  // Found already; the next look gives it back.
  if (until === null || daysLeft === null) return { value: 'Due now', note: 'Within the hour' };
  const day = formatMonthDay(calendarDateOf(new Date(until), timeZone));
  const note = key === 'NEVER_OPENED' ? `Comes back ${day}` : `Until ${day}`;
  return { value: `${plural(daysLeft, 'day')} left`, note };
}

export function standingWords(shown: ShownCase, timeZone: string): StandingWords {
  const { state, because, until } = shown;
  if (state === 'OPEN') return openWords(shown, timeZone);
  if (state === 'WAITING') return { value: 'You asked', note: 'We’re looking at it' };
  if (state === 'CAME') return { value: 'Came back', note: '' };
  if (state === 'NOT_COVERED') return { value: 'Not covered', note: '' };
  if (because !== null && because !== 'TIME') return ENDED[because];
  const note = until ? formatDateInText(calendarDateOf(new Date(until), timeZone)) : '';
  return { value: 'Ended', note };
}
