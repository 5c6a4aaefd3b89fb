import { ownReviewContract } from './contract/own-review.contract.ts';
import { supportReviewsContract } from './contract/support-reviews.contract.ts';
import { vendorDisputesContract } from './contract/vendor-disputes.contract.ts';
import { vendorReviewsContract } from './contract/vendor-reviews.contract.ts';

export const reviewingContract = {
  ...ownReviewContract,
  ...supportReviewsContract,
  ...vendorReviewsContract,
  ...vendorDisputesContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    reviewing: typeof reviewingContract;
  }
}
