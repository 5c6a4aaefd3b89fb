import { defineCapability } from '#platform/capability/define-capability.ts';
import { claimsContract } from '../contract.ts';
import { claimErrors } from '../errors.ts';
import { exportClaims, forgetClaims } from './account.ts';
import { claimsJobs } from './jobs.ts';
import { claimsRoutes } from './routes.ts';

export const claims = defineCapability({
  name: 'claims',
  standsOn: ['identity', 'media', 'reviews', 'storefronts', 'taxonomy', 'teams'],
  contract: claimsContract,
  errors: claimErrors,
  account: { name: 'claims', collect: exportClaims, forget: forgetClaims },
  start: (platform) => ({ routes: claimsRoutes(platform), jobs: claimsJobs(platform) }),
});
