import { ownReviewRoutes, type ReviewingPlatform } from './own-review.routes.ts';
import { supportReviewsRoutes } from './support/support-reviews.routes.ts';
import { vendorReviewsRoutes } from './vendor/vendor-reviews.routes.ts';

export function reviewingRoutes(platform: ReviewingPlatform) {
  return {
    ...ownReviewRoutes(platform),
    ...supportReviewsRoutes(platform),
    ...vendorReviewsRoutes(platform),
  };
}
