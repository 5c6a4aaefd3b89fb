import { ownReviewContract } from './contract/own-review.contract.ts';
import { supportReviewsContract } from './contract/support-reviews.contract.ts';

export const reviewingContract = { ...ownReviewContract, ...supportReviewsContract };

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    reviewing: typeof reviewingContract;
  }
}
