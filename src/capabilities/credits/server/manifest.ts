import { defineCapability } from '#platform/capability/define-capability.ts';
import { creditsContract } from '../contract.ts';
import { creditErrors } from '../errors.ts';
import { creditInvariants } from './demo/demo-invariants.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { creditsJobs } from './jobs.ts';
import { creditsRoutes } from './routes.ts';

export const credits = defineCapability({
  name: 'credits',
  standsOn: ['ledger', 'notices', 'storefronts', 'world'],
  contract: creditsContract,
  errors: creditErrors,
  demo: { fill: fillDemo, tables: ['free_credit_offers'], invariants: creditInvariants },
  start: (platform) => ({ routes: creditsRoutes(platform), jobs: creditsJobs(platform) }),
});
