import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { calendarsContract } from '../contract.ts';
import { calendarErrors } from '../errors.ts';
import { calendarRateClasses } from '../rate-classes.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { forgetStorefront } from './forget-storefront.ts';
import { calendarJobs } from './jobs.ts';
import { calendarsRoutes } from './routes.ts';

export const calendars = defineCapability({
  name: 'calendars',
  standsOn: ['inquiries', 'navigation', 'notices', 'storefronts', 'world'],
  contract: calendarsContract,
  errors: calendarErrors,
  rateClasses: calendarRateClasses,
  on: [on(storefrontErased, (tx, { storefrontId }) => forgetStorefront(tx, storefrontId))],
  demo: { fill: fillDemo, tables: ['calendar_links'] },
  start: (platform) => ({ routes: calendarsRoutes(platform), jobs: calendarJobs(platform) }),
});
