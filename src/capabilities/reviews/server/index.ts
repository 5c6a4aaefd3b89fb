export { changeReview } from './change-review.ts';
export { discardReview } from './discard-review.ts';
export { reviews } from './manifest.ts';
export { countSubmittedReviews } from './store.ts';
export { copyReviews, markDemoDisputed, type WorldReviews } from './world.store.ts';
export {
  findReview,
  insertReview,
  listReviewPictures,
  lockReview,
  lockReviewOf,
  replaceReviewPictures,
  type StoredReview,
} from './written-reviews.store.ts';
