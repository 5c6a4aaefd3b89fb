import { calendarDateOf } from '#base/calendar-date.ts';

/** The days on which a wall takes photos; none is no limit. */
export type WallDays = { opensOn: string | null; closesOn: string | null };

export const WALL_WINDOWS = ['NOT_OPEN', 'OPEN', 'CLOSED'] as const;
export type WallWindow = (typeof WALL_WINDOWS)[number];

/** A party does not end at midnight, so the last day goes on until six in the morning. */
const NIGHT_MS = 6 * 3_600_000;

/** Both days are included, by the clocks of the zone. */
export function wallWindow({ opensOn, closesOn }: WallDays, now: Date, timeZone: string): WallWindow {
  if (opensOn && calendarDateOf(now, timeZone) < opensOn) return 'NOT_OPEN';
  const night = calendarDateOf(new Date(now.getTime() - NIGHT_MS), timeZone);
  return closesOn && night > closesOn ? 'CLOSED' : 'OPEN';
}
