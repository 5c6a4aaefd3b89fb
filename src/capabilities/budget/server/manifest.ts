import { defineCapability } from '#platform/capability/define-capability.ts';
import { budgetContract } from '../contract.ts';
import { budgetErrors } from '../errors.ts';
import { followOthers } from './bookings/follow-others.ts';
import { budgetJobs } from './jobs.ts';
import { budgetRoutes } from './routes.ts';

export const budget = defineCapability({
  name: 'budget',
  standsOn: ['guests', 'identity', 'inquiries', 'media', 'search', 'storefronts', 'taxonomy', 'weddings'],
  contract: budgetContract,
  errors: budgetErrors,
  on: followOthers,
  start: (platform) => ({ routes: budgetRoutes(platform), jobs: budgetJobs(platform) }),
});
