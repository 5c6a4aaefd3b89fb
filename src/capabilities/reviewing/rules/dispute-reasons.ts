/** What a business can say against a review. That it is bad is none of them. */
export const DISPUTE_REASONS = [
  'NOT_A_CUSTOMER',
  'UNTRUE',
  'PERSONAL',
  'PRESSURE',
  'OTHER_BUSINESS',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_REASON_LABELS: Readonly<Record<DisputeReason, string>> = {
  NOT_A_CUSTOMER: 'They weren’t our customer',
  UNTRUE: 'Something in it didn’t happen',
  PERSONAL: 'It insults somebody or tells private things',
  PRESSURE: 'We were asked for money or favors to have it taken down',
  OTHER_BUSINESS: 'It’s about another business',
};

/** The same, as the couple and staff read it. */
export const DISPUTE_CLAIMS: Readonly<Record<DisputeReason, string>> = {
  NOT_A_CUSTOMER: 'You weren’t their customer',
  UNTRUE: 'Something in it didn’t happen',
  PERSONAL: 'It insults somebody or tells private things',
  PRESSURE: 'They were asked for money or favors to have it taken down',
  OTHER_BUSINESS: 'It’s about another business',
};

/** What somebody says happened can be shown; of a stranger there is nothing to show, and insults stand in the review itself. */
const NEEDS_PROOF: readonly DisputeReason[] = ['UNTRUE', 'PRESSURE'];

export const needsProof = (reason: DisputeReason): boolean => NEEDS_PROOF.includes(reason);
