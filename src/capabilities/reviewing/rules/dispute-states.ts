/**
 * BEGUN while its files are collected, OPEN until it is decided. Ended without a decision: taken back by the business, or by what
 * the couple did with the review.
 */
export const DISPUTE_STATES = ['BEGUN', 'OPEN', 'KEPT', 'REMOVED', 'ENDED'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Who shows a paper. */
export type DisputeSide = 'VENDOR' | 'COUPLE';
