import { defineCapability } from '#platform/capability/define-capability.ts';
import { reviewingContract } from '../contract.ts';
import { reviewingErrors } from '../errors.ts';
import { exportReviews, forgetReviews } from './account.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { DISPUTE_INVARIANTS } from './demo/invariants.store.ts';
import { disputeJobs } from './disputes/dispute-files.ts';
import { proofJobs } from './proof-files.ts';
import { reviewingRoutes } from './routes.ts';

export const reviewing = defineCapability({
  name: 'reviewing',
  standsOn: [
    'identity',
    'inquiries',
    'media',
    'navigation',
    'notices',
    'reviews',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: reviewingContract,
  errors: reviewingErrors,
  account: { name: 'reviews', collect: exportReviews, forget: forgetReviews },
  demo: { fill: fillDemo, tables: ['review_disputes'], invariants: DISPUTE_INVARIANTS },
  start: (platform) => ({
    routes: reviewingRoutes(platform),
    jobs: [...proofJobs(platform), ...disputeJobs(platform)],
  }),
});
