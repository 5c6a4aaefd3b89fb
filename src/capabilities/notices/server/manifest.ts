import { defineCapability } from '#platform/capability/define-capability.ts';
import { noticesContract } from '../contract.ts';
import { digestPartsOf } from './digest-part.ts';
import { noticesJobs } from './jobs.ts';
import { noticesRoutes } from './routes.ts';

export const notices = defineCapability({
  name: 'notices',
  standsOn: ['identity', 'storefronts', 'weddings'],
  contract: noticesContract,
  start: (platform, capabilities) => ({
    routes: noticesRoutes(platform),
    jobs: noticesJobs(platform, digestPartsOf(capabilities)),
  }),
});
