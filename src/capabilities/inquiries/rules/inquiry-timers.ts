const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Every period of an inquiry's life, in one place. */
export const TIMERS = {
  /** READY without a vendor's action ends after these, warned of on the days before. */
  expirationDays: 21,
  expirationWarningDays: [14, 20],
  /** A couple may remind the vendor, once, after this silence. */
  nudgeAfterMs: 72 * HOUR_MS,
  /** Held that long without an answer, staff looks at it. */
  heldForReviewMs: 24 * HOUR_MS,
  /** The other side's last word is unanswered from then on. */
  unrespondedAfterMs: 24 * HOUR_MS,
  /** After this long without a word the couple is asked, once per thread, whether they booked. */
  bookingReminderAfterMs: 14 * DAY_MS,
  /** Messages within these days show month and day. */
  relativeTimeDays: 14,
} as const;

export const SNOOZE_DAYS = [1, 3, 7, 14] as const;
export type SnoozeDays = (typeof SNOOZE_DAYS)[number];

export const MOST_VENDORS_AT_ONCE = 5;
export const LONGEST_MESSAGE = 2000;
