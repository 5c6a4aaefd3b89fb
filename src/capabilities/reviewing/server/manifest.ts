import { defineCapability } from '#platform/capability/define-capability.ts';
import { reviewingContract } from '../contract.ts';
import { reviewingErrors } from '../errors.ts';
import { exportReviews, forgetReviews } from './account.ts';
import { proofJobs } from './proof-files.ts';
import { reviewingRoutes } from './routes.ts';

export const reviewing = defineCapability({
  name: 'reviewing',
  standsOn: ['identity', 'inquiries', 'media', 'reviews', 'storefronts', 'taxonomy', 'weddings'],
  contract: reviewingContract,
  errors: reviewingErrors,
  account: { name: 'reviews', collect: exportReviews, forget: forgetReviews },
  start: (platform) => ({ routes: reviewingRoutes(platform), jobs: proofJobs(platform) }),
});
