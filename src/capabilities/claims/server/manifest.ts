import { defineCapability } from '#platform/capability/define-capability.ts';
import { claimsContract } from '../contract.ts';
import { claimErrors } from '../errors.ts';
import { exportClaims, forgetClaims } from './account.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { claimsJobs } from './jobs.ts';
import { claimsRoutes } from './routes.ts';

export const claims = defineCapability({
  name: 'claims',
  standsOn: ['identity', 'media', 'reviews', 'storefronts', 'taxonomy', 'teams', 'world'],
  contract: claimsContract,
  errors: claimErrors,
  account: { name: 'claims', collect: exportClaims, forget: forgetClaims },
  demo: { fill: fillDemo, tables: ['storefront_claims'] },
  start: (platform) => ({ routes: claimsRoutes(platform), jobs: claimsJobs(platform) }),
});
