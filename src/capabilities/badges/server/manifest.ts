import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { badgesContract } from '../contract.ts';
import { forgetStorefront } from './count/nights.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { BADGE_INVARIANTS } from './demo/invariants.store.ts';
import { badgesJobs } from './jobs.ts';
import { badgesRoutes } from './routes.ts';

export const badges = defineCapability({
  name: 'badges',
  standsOn: [
    'favorites',
    'identity',
    'inquiries',
    'insights',
    'navigation',
    'reviews',
    'search',
    'storefronts',
    'world',
  ],
  contract: badgesContract,
  on: [on(storefrontErased, (tx, { storefrontId }) => forgetStorefront(tx, storefrontId))],
  demo: {
    fill: fillDemo,
    tables: ['badge_counts', 'storefront_save_days', 'storefront_badges', 'storefront_awards'],
    invariants: BADGE_INVARIANTS,
  },
  start: (platform) => ({ routes: badgesRoutes(platform), jobs: badgesJobs(platform) }),
});
