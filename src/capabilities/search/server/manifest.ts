import { storefrontChanged } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { searchContract } from '../contract.ts';
import { searchErrors } from '../errors.ts';
import { refreshStorefront, searchJobs } from './jobs.ts';
import { searchRoutes } from './routes.ts';
import { searchToolsOf } from './search-tools.ts';

export const search = defineCapability({
  name: 'search',
  standsOn: ['media', 'places', 'reviews', 'storefronts', 'taxonomy'],
  contract: searchContract,
  errors: searchErrors,
  on: [
    on(storefrontChanged, (tx, { storefrontId }) =>
      enqueueJob(tx, refreshStorefront, { storefrontId }, { jobKey: `search:${storefrontId}` }),
    ),
  ],
  start(platform) {
    const { memory } = searchToolsOf(platform);
    return {
      routes: searchRoutes(platform, memory),
      jobs: searchJobs(platform),
      // So that no visitor waits for the whole of a category.
      readAhead: () => memory.allRows(),
    };
  },
});
