import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { badgesContract } from '../contract.ts';
import { forgetStorefront } from './count/nights.store.ts';
import { badgesJobs } from './jobs.ts';
import { badgesRoutes } from './routes.ts';

export const badges = defineCapability({
  name: 'badges',
  standsOn: [
    'favorites',
    'inquiries',
    'insights',
    'navigation',
    'reviews',
    'search',
    'storefronts',
    'taxonomy',
  ],
  contract: badgesContract,
  on: [on(storefrontErased, (tx, { storefrontId }) => forgetStorefront(tx, storefrontId))],
  start: (platform) => ({ routes: badgesRoutes(platform), jobs: badgesJobs(platform) }),
});
