import { defineCapability } from '#platform/capability/define-capability.ts';
import { reviewsContract } from '../contract.ts';
import { reviewsRoutes } from './routes.ts';

export const reviews = defineCapability({
  name: 'reviews',
  standsOn: ['identity', 'media', 'storefronts', 'taxonomy', 'weddings'],
  contract: reviewsContract,
  start: (platform) => ({ routes: reviewsRoutes(platform) }),
});
