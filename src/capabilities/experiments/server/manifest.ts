import { defineCapability } from '#platform/capability/define-capability.ts';
import { experimentsContract } from '../contract.ts';
import { experimentErrors } from '../errors.ts';
import { experimentsJobs } from './jobs.ts';
import { experimentsRoutes } from './routes.ts';

export const experiments = defineCapability({
  name: 'experiments',
  standsOn: [],
  contract: experimentsContract,
  errors: experimentErrors,
  start: (platform) => ({ routes: experimentsRoutes(platform), jobs: experimentsJobs(platform) }),
});
