import { defineCapability } from '#platform/capability/define-capability.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { activityJobs } from './jobs.ts';

export const activity = defineCapability({
  name: 'activity',
  standsOn: ['identity', 'weddings', 'world'],
  demo: { fill: fillDemo, tables: ['wedding_steps'] },
  start: (platform) => ({ jobs: activityJobs(platform) }),
});
