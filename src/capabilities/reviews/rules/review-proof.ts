/** Booked in the product, or shown to staff by a contract or a payment. */
export const REVIEW_PROOFS = ['BOOKED_HERE', 'CONTRACT', 'PAYMENT'] as const;
export type ReviewProof = (typeof REVIEW_PROOFS)[number];
