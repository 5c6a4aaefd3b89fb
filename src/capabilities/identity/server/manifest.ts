import { defineCapability } from '#platform/capability/define-capability.ts';
import { identityContract } from '../contract.ts';
import { identityErrors } from '../errors.ts';
import { emailVerified } from '../events.ts';
import { identityRateClasses } from '../rate-classes.ts';
import { accountPartsOf } from './account-parts.ts';
import { authOf } from './auth.ts';
import { identityJobs } from './jobs.ts';
import { identityRoutes } from './routes.ts';

export const identity = defineCapability({
  name: 'identity',
  standsOn: [],
  contract: identityContract,
  errors: identityErrors,
  rateClasses: identityRateClasses,
  emits: [emailVerified],
  start(platform, capabilities) {
    const accountParts = accountPartsOf(capabilities);
    return {
      routes: identityRoutes({ ...platform, auth: authOf(platform), accountParts }),
      jobs: identityJobs(platform, accountParts),
    };
  },
});
