import type { InquiryStatus } from './inquiry-states.ts';
import { TIMERS } from './inquiry-timers.ts';

type Silent = { status: InquiryStatus; readyAt: Date | null; nudgedAt: Date | null };

/** From when the couple may remind the vendor; null where it never may (again). */
export function nudgeFrom({ status, readyAt, nudgedAt }: Silent): Date | null {
  if (status !== 'READY' || readyAt === null || nudgedAt !== null) return null;
  return new Date(readyAt.getTime() + TIMERS.nudgeAfterMs);
}
