import { defineCapability } from '#platform/capability/define-capability.ts';
import { taxonomyContract } from '../contract.ts';
import { taxonomyRoutes } from './routes.ts';

export const taxonomy = defineCapability({
  name: 'taxonomy',
  standsOn: [],
  contract: taxonomyContract,
  start: () => ({ routes: taxonomyRoutes() }),
});
