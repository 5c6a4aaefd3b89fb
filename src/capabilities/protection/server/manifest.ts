import { defineCapability } from '#platform/capability/define-capability.ts';
import { protectionContract } from '../contract.ts';
import { protectionErrors } from '../errors.ts';
import { exportRequests, forgetRequests } from './account.ts';
import { followLeads } from './follow-leads.ts';
import { protectionJobs } from './jobs.ts';
import { protectionRoutes } from './routes.ts';

export const protection = defineCapability({
  name: 'protection',
  standsOn: [
    'credits',
    'identity',
    'inquiries',
    'ledger',
    'notices',
    'payments',
    'places',
    'storefronts',
    'weddings',
  ],
  contract: protectionContract,
  errors: protectionErrors,
  on: followLeads,
  account: { name: 'protection', collect: exportRequests, forget: forgetRequests },
  start: (platform) => ({ routes: protectionRoutes(platform), jobs: protectionJobs(platform) }),
});
