import { defineCapability } from '#platform/capability/define-capability.ts';
import { navigationContract } from '../contract.ts';
import { navigationRoutes } from './routes.ts';

export const navigation = defineCapability({
  name: 'navigation',
  standsOn: ['experiments', 'identity', 'taxonomy', 'weddings'],
  contract: navigationContract,
  start: (platform) => ({ routes: navigationRoutes(platform) }),
});
