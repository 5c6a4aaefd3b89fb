import { defineCapability } from '#platform/capability/define-capability.ts';
import { liveUpdatesContract } from '../contract.ts';
import { liveUpdatesRoutes } from './routes.ts';

export const liveUpdates = defineCapability({
  name: 'liveUpdates',
  standsOn: [],
  contract: liveUpdatesContract,
  start: (platform, capabilities) => ({ routes: liveUpdatesRoutes(platform, capabilities) }),
});
