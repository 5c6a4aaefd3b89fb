import { defineCapability } from '#platform/capability/define-capability.ts';
import { listingsContract } from '../contract.ts';
import { listingErrors } from '../errors.ts';
import { listingRateClasses } from '../rate-classes.ts';
import { editorRoutes } from './editor.routes.ts';
import { listingsJobs } from './jobs.ts';
import { listingTopicsOf } from './listing-topics.ts';

export const listings = defineCapability({
  name: 'listings',
  standsOn: [
    'identity',
    'media',
    'navigation',
    'places',
    'reviews',
    'search',
    'storefronts',
    'taxonomy',
    'weddings',
  ],
  contract: listingsContract,
  errors: listingErrors,
  rateClasses: listingRateClasses,
  liveTopics: listingTopicsOf,
  start: (platform) => ({ routes: editorRoutes(platform), jobs: listingsJobs(platform) }),
});
