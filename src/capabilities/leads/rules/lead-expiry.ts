import { DAY_MS, TIMERS } from '#capabilities/inquiries/rules/inquiry-timers.ts';

/**
 * How many days are left, once it is time to say so: from the first warning on. Zero is the last day; undefined while
 * there is nothing to say.
 */
export function daysUntilExpiry(expiresAt: string | null, now: Date): number | undefined {
  if (expiresAt === null) return undefined;
  const [firstWarning = 0] = TIMERS.expirationWarningDays;
  const leftMs = Date.parse(expiresAt) - now.getTime();
  if (leftMs > (TIMERS.expirationDays - firstWarning) * DAY_MS) return undefined;
  return Math.max(0, Math.floor(leftMs / DAY_MS));
}

/** 'Expires today', 'Expires in 1 day', 'Expires in 6 days' */
export function expiryText(days: number): string {
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`;
}
