import { defineCapability } from '#platform/capability/define-capability.ts';
import { budgetContract } from '../contract.ts';
import { budgetErrors } from '../errors.ts';
import { budgetChanged } from '../events.ts';
import { budgetRateClasses } from '../rate-classes.ts';
import { followOthers } from './bookings/follow-others.ts';
import { hasLines } from './budget.store.ts';
import { collectBudget } from './collect-budget.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { budgetInvariants } from './demo/world.store.ts';
import { budgetJobs } from './jobs.ts';
import { collectAgenda } from './payments/collect-agenda.ts';
import { collectDigest } from './payments/collect-digest.ts';
import { budgetRoutes } from './routes.ts';

export const budget = defineCapability({
  name: 'budget',
  standsOn: [
    ...['activity', 'agenda', 'guests', 'identity', 'inquiries', 'media', 'notices', 'storefronts'],
    ...['taxonomy', 'weddings', 'world'],
  ],
  contract: budgetContract,
  errors: budgetErrors,
  rateClasses: budgetRateClasses,
  emits: [budgetChanged],
  on: followOthers,
  account: {
    name: 'budget',
    collect: collectBudget,
    // The budget belongs to the wedding and goes with it; what says who changed something forgets them with their account.
    forget: () => Promise.resolve(),
  },
  wedding: { isInUse: hasLines },
  digest: { collect: collectDigest },
  agenda: { collect: collectAgenda },
  demo: {
    fill: fillDemo,
    tables: ['budgets', 'budget_lines', 'budget_vendors', 'budget_payments'],
    invariants: budgetInvariants,
  },
  start: (platform) => ({ routes: budgetRoutes(platform), jobs: budgetJobs(platform) }),
});
