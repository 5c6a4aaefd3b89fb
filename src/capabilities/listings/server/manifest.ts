import { storefrontClosed } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { listingsContract } from '../contract.ts';
import { listingErrors } from '../errors.ts';
import { listingRateClasses } from '../rate-classes.ts';
import { reviewInvariants } from './demo/demo.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { listingsJobs } from './jobs.ts';
import { listingTopicsOf } from './listing-topics.ts';
import { withdrawReview } from './publication/withdraw-review.ts';
import { listingsRoutes } from './routes.ts';

export const listings = defineCapability({
  name: 'listings',
  standsOn: [
    'experiments',
    'identity',
    'marketplace',
    'media',
    'navigation',
    'places',
    'reviews',
    'search',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: listingsContract,
  errors: listingErrors,
  rateClasses: listingRateClasses,
  liveTopics: listingTopicsOf,
  on: [
    on(storefrontClosed, (tx, { storefrontId }, platform: Platform) =>
      withdrawReview(tx, platform, storefrontId),
    ),
  ],
  demo: {
    fill: fillDemo,
    tables: ['publication_reviews'],
    invariants: reviewInvariants,
  },
  start: (platform) => ({ routes: listingsRoutes(platform), jobs: listingsJobs(platform) }),
});
