import { defineCapability } from '#platform/capability/define-capability.ts';
import { marketplaceContract } from '../contract.ts';
import { marketplaceRoutes } from './routes.ts';

export const marketplace = defineCapability({
  name: 'marketplace',
  standsOn: [
    'favorites',
    'inspiration',
    'navigation',
    'places',
    'reviews',
    'search',
    'storefronts',
    'taxonomy',
    'websites',
    'weddings',
  ],
  contract: marketplaceContract,
  start: (platform) => ({ routes: marketplaceRoutes(platform) }),
});
