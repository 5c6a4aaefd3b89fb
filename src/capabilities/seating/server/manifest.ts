import { headcountChanged } from '#capabilities/guests/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { seatingContract } from '../contract.ts';
import { seatingErrors } from '../errors.ts';
import { seatingRateClasses } from '../rate-classes.ts';
import { collectSeating } from './collect-seating.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { freeChairs } from './freed/free-chairs.ts';
import { seatingJobs } from './jobs.ts';
import { hasPlans } from './plans.store.ts';
import { seatingProver } from './prover/seating-prover.ts';
import { seatingRoutes } from './routes.ts';

export const seating = defineCapability({
  name: 'seating',
  standsOn: ['activity', 'guests', 'identity', 'media', 'notices', 'weddings', 'world'],
  contract: seatingContract,
  errors: seatingErrors,
  rateClasses: seatingRateClasses,
  on: [on(headcountChanged, (tx, { weddingId }, platform: Platform) => freeChairs(tx, platform, weddingId))],
  account: {
    name: 'seating',
    collect: collectSeating,
    // Plans belong to the wedding and go with it; what says who did something forgets them with their account.
    forget: () => Promise.resolve(),
  },
  wedding: { isInUse: hasPlans },
  demo: {
    fill: fillDemo,
    tables: ['seating_plans', 'seating_tables', 'seat_assignments', 'seating_rules', 'seating_rule_guests'],
  },
  start: (platform) => ({
    routes: seatingRoutes(platform),
    jobs: seatingJobs(platform, seatingProver),
  }),
});
