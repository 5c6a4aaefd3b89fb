import { plural } from '#base/text.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** What one person may write in one thread: far more than two people who talk, far less than a program. */
export const MESSAGE_LIMITS = [
  { most: 60, within: HOUR_MS },
  { most: 200, within: 24 * HOUR_MS },
] as const;

/** So many of somebody's own messages have to be looked at. */
export const MOST_LOOKED_AT = Math.max(...MESSAGE_LIMITS.map(({ most }) => most));

/** What a thread holds. Long plans end far below it; what grows on without end is no talk. */
export const MOST_EVENTS = 2_000;

/** Until when somebody has to wait who wrote at these times, the newest first; undefined where they may write. */
export function mayWriteAgainAt(times: readonly Date[], now: Date): Date | undefined {
  const ends = MESSAGE_LIMITS.flatMap(({ most, within }) => {
    const oldest = times[most - 1];
    return oldest ? [oldest.getTime() + within] : [];
  });
  const end = Math.max(0, ...ends);
  return end > now.getTime() ? new Date(end) : undefined;
}

export function waitWords(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS));
  const wait = minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
  return `That’s a lot of messages in a short time. You can write again in ${wait}.`;
}

export const THREAD_FULL = `This conversation has reached ${MOST_EVENTS.toLocaleString('en-US')} entries and can’t take more. You can still read everything in it.`;
