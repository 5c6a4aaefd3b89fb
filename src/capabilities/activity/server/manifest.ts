import { defineCapability } from '#platform/capability/define-capability.ts';
import { activityJobs } from './jobs.ts';

export const activity = defineCapability({
  name: 'activity',
  standsOn: ['identity', 'weddings'],
  start: (platform) => ({ jobs: activityJobs(platform) }),
});
