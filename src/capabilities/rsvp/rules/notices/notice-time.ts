import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { localInstant } from '../local-time.ts';
import type { NoticeMode } from './notice-modes.ts';

const DAILY_TIME = '18:00';
const HOUSEHOLD_REST_MS = 10 * 60_000;
export const MEMBER_REST_MS = 60_000;

/** The next six o’clock in the evening where the wedding is. */
function nextEvening(now: Date, zone: string): Date {
  const today = calendarDateOf(now, zone);
  const evening = localInstant(today, DAILY_TIME, zone);
  return now < evening ? evening : localInstant(addDays(today, 1), DAILY_TIME, zone);
}

/** When somebody hears of an answer that came now. A household that was just told of waits for its ten minutes to pass. */
export function noticeAt(
  mode: Exclude<NoticeMode, 'OFF'>,
  { now, zone, toldAt }: { now: Date; zone: string; toldAt: Date | null },
): Date {
  if (mode === 'DAILY') return nextEvening(now, zone);
  const rested = toldAt ? toldAt.getTime() + HOUSEHOLD_REST_MS : 0;
  return new Date(Math.max(now.getTime(), rested));
}

/** When a member’s next mail may leave, whatever is in it. */
export function nextMailAt(lastMailAt: Date | null, wanted: Date): Date {
  return new Date(Math.max(wanted.getTime(), lastMailAt ? lastMailAt.getTime() + MEMBER_REST_MS : 0));
}
