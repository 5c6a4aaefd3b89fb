import { addYears, type CalendarDate } from '#base/calendar-date.ts';
import type { PublicationStatus } from '#base/publication-status.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';

/** How long after the wedding a review may still be begun. */
export const REVIEW_YEARS = 2;
/** How long after it was sent a review can be edited. */
export const EDIT_DAYS = 14;
const DAY_MS = 86_400_000;

export type ReviewWindow = 'OPEN' | 'NOT_YET' | 'TOO_LATE';

type Wedding = { weddingDate: CalendarDate | null; isBooked: boolean };

/** A couple reviews whom it booked here at any time, and everybody else from its day on; both for two years. */
export function reviewWindow({ weddingDate, isBooked }: Wedding, today: CalendarDate): ReviewWindow {
  if (weddingDate && today > addYears(weddingDate, REVIEW_YEARS)) return 'TOO_LATE';
  if (isBooked) return 'OPEN';
  return weddingDate && weddingDate <= today ? 'OPEN' : 'NOT_YET';
}

export function editableUntil(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + EDIT_DAYS * DAY_MS);
}

type Sent = { status: PublicationStatus; submittedAt: Date | null };

/** A draft, and what was turned away, is written on at any time; what was sent for two weeks. */
export function mayWrite({ status, submittedAt }: Sent, now: Date): boolean {
  if (reviewMachine.can(status, 'submit')) return true;
  return reviewMachine.can(status, 'edit') && submittedAt !== null && now < editableUntil(submittedAt);
}
