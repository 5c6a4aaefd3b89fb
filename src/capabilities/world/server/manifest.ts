import { defineCapability } from '#platform/capability/define-capability.ts';
import { worldContract } from '../contract.ts';
import { worldRoutes } from './routes.ts';

export const world = defineCapability({
  name: 'world',
  standsOn: ['identity', 'media', 'places', 'reviews', 'search', 'storefronts', 'taxonomy', 'weddings'],
  contract: worldContract,
  start: (platform) => ({ routes: worldRoutes(platform) }),
});
