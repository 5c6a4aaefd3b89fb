import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthDay } from '#base/calendar-date-format.ts';
import type { LotSource } from './lots.ts';

const CAME: Readonly<Record<LotSource, string>> = {
  BOUGHT: 'bought',
  GIVEN: 'given',
  REFUNDED: 'refunded',
  MOVED: 'moved here',
};

/** 'given Aug 2', with the year where it is another one than now. */
export function lotCame({ source, at }: { source: LotSource; at: string }, now: string): string {
  const day = calendarDateOf(new Date(at));
  const isThisYear = at.slice(0, 4) === now.slice(0, 4);
  return `${CAME[source]} ${isThisYear ? formatMonthDay(day) : formatDateInText(day)}`;
}

/** 'Expire Feb 2, 2027'. */
export function lotEnds({ remaining, expiresAt }: { remaining: number; expiresAt: string }): string {
  return `${remaining === 1 ? 'Expires' : 'Expire'} ${formatDateInText(calendarDateOf(new Date(expiresAt)))}`;
}
