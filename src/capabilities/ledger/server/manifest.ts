import { defineCapability } from '#platform/capability/define-capability.ts';
import { ledgerErrors } from '../errors.ts';
import { ledgerJobs } from './jobs.ts';

export const ledger = defineCapability({
  name: 'ledger',
  standsOn: [],
  errors: ledgerErrors,
  start: (platform) => ({ jobs: ledgerJobs(platform) }),
});
