import { defineCapability } from '#platform/capability/define-capability.ts';
import { websitesContract } from '../contract.ts';
import { websitesErrors } from '../errors.ts';
import { websitePublished } from '../events.ts';
import { websitesRateClasses } from '../rate-classes.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { websitesJobs } from './jobs.ts';
import { websitesRoutes } from './routes.ts';
import { hasWebsite } from './websites.store.ts';

export const websites = defineCapability({
  name: 'websites',
  standsOn: ['guests', 'identity', 'media', 'notices', 'photoWall', 'places', 'rsvp', 'weddings', 'world'],
  contract: websitesContract,
  errors: websitesErrors,
  rateClasses: websitesRateClasses,
  emits: [websitePublished],
  wedding: { isInUse: hasWebsite },
  demo: { fill: fillDemo, tables: ['websites', 'website_pages', 'website_slugs'] },
  start: (platform) => ({ routes: websitesRoutes(platform), jobs: websitesJobs(platform) }),
});
