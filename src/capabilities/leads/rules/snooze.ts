import { type InquiryStatus, isActive } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { DAY_MS, type SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';

/** Whatever a vendor still has to deal with. */
export function canSnooze(status: InquiryStatus): boolean {
  return isActive(status);
}

export function snoozedUntilFrom(now: Date, days: SnoozeDays): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
