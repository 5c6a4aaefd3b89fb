import type { InquiryStatus } from './inquiry-states.ts';
import { DAY_MS, TIMERS } from './inquiry-timers.ts';

type Waiting = { status: InquiryStatus; readyAt: Date | null };

/** When it ends by itself; undefined once somebody has acted. Snoozing does not stop the clock. */
export function expiresAtOf({ status, readyAt }: Waiting): Date | undefined {
  if (status !== 'READY' || readyAt === null) return undefined;
  return new Date(readyAt.getTime() + TIMERS.expirationDays * DAY_MS);
}

export function isOverdue(inquiry: Waiting, now: Date): boolean {
  const end = expiresAtOf(inquiry);
  return end !== undefined && end <= now;
}

/** How many of the warnings are due by now; those of earlier days count, so that a late job sends only the last. */
export function warningsDue({ status, readyAt }: Waiting, now: Date): number {
  if (status !== 'READY' || readyAt === null) return 0;
  const age = now.getTime() - readyAt.getTime();
  return TIMERS.expirationWarningDays.filter((days) => age >= days * DAY_MS).length;
}
