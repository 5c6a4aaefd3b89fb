import { createFreeCounter } from '#capabilities/search/server/index.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { homeContract } from '../contract.ts';
import { homeRoutes } from './routes.ts';

export const home = defineCapability({
  name: 'home',
  standsOn: [
    ...['activity', 'budget', 'checklist', 'guests', 'inquiries', 'marketplace', 'navigation', 'places'],
    ...['search', 'taxonomy', 'websites', 'weddings'],
  ],
  contract: homeContract,
  start: (platform) => ({ routes: homeRoutes({ ...platform, countFree: createFreeCounter(platform) }) }),
});
