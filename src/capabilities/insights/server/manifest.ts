import { createStandingFinder } from '#capabilities/search/server/index.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { insightsContract } from '../contract.ts';
import { insightRateClasses } from '../rate-classes.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { createPeerMemory } from './figures/peer-memory.ts';
import { insightsJobs } from './jobs.ts';
import { insightsRoutes } from './routes.ts';
import { createViewBatch } from './views/view-batch.ts';

export const insights = defineCapability({
  name: 'insights',
  standsOn: [
    'favorites',
    'inquiries',
    'ledger',
    'listings',
    'navigation',
    'places',
    'reviews',
    'search',
    'storefronts',
    'taxonomy',
    'world',
  ],
  contract: insightsContract,
  rateClasses: insightRateClasses,
  demo: { fill: fillDemo, tables: ['storefront_view_days'] },
  start(platform) {
    const views = createViewBatch(platform);
    const findPeers = createPeerMemory(platform);
    const findStanding = createStandingFinder(platform);
    return {
      routes: insightsRoutes({ ...platform, views, findPeers, findStanding }),
      jobs: insightsJobs(platform),
      stop: () => views.stop(),
    };
  },
});
