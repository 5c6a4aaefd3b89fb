import type { PublicationStatus } from '#base/publication-status.ts';
import type { ReviewDecision, ReviewEnd } from './review-decisions.ts';

/** Where a listing stands, in a word or two. Whoever is asked for changes is not told that they were rejected. */
export function standingWords(status: PublicationStatus, decision?: ReviewDecision | null): string {
  if (status === 'REJECTED') return decision === 'REJECTED' ? 'Not approved' : 'Changes requested';
  return STANDING[status];
}

/** The same for staff, to whom it makes a difference whether one of them has begun. */
export function staffStandingWords(status: PublicationStatus, decision?: ReviewDecision | null): string {
  return status === 'SUBMITTED' ? 'Waiting' : standingWords(status, decision);
}

const STANDING: Readonly<Record<Exclude<PublicationStatus, 'REJECTED'>, string>> = {
  NEW: 'Draft',
  SUBMITTED: 'In review',
  IN_REVIEW: 'In review',
  ACCEPTED: 'Published',
  CLOSED: 'Unpublished',
  SPAM: 'Taken down',
};

/** What became of a review, as staff reads it. */
export const END_WORDS: Readonly<Record<ReviewEnd, string>> = {
  ACCEPTED: 'Approved',
  CHANGES: 'Changes requested',
  REJECTED: 'Rejected',
  SPAM: 'Spam',
  WITHDRAWN: 'Withdrawn',
};
