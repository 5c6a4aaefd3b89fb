import { defineCapability } from '#platform/capability/define-capability.ts';
import { diagnosticsContract } from '../contract.ts';
import { diagnosticsRoutes } from './routes.ts';

export const diagnostics = defineCapability({
  name: 'diagnostics',
  standsOn: [],
  contract: diagnosticsContract,
  start: () => ({ routes: diagnosticsRoutes() }),
});
