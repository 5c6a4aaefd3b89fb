import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { earnPlans } from './earn-plans.ts';
import { forgetListing, forgetListingTask } from './forget-listing.ts';
import { giveBack, giveBackTask } from './give-back.ts';
import type { RenewalDeps } from './open-renewal.ts';
import { renewPlans } from './renew-plans.ts';
import { turnDue } from './turn-due.ts';
import { warnOfPlans } from './warn-of-plans.ts';

const turn = defineTask('plans.turn');
const renew = defineTask('plans.renew');
const earn = defineTask('plans.earn');
const warn = defineTask('plans.warn');

export function plansJobs(deps: RenewalDeps): TaskHandler[] {
  return [
    handleTask(turn, () => turnDue(deps), { cron: '*/5 * * * *' }),
    // Without a provider there is nobody to ask.
    handleTask(renew, (_payload, context) => renewPlans(deps, context), {
      ...(deps.payments.gateway && { cron: '*/10 * * * *' }),
    }),
    handleTask(forgetListingTask, (listing) => forgetListing(deps, listing)),
    handleTask(giveBackTask, async (arrived) => {
      await transact(deps.db, (tx) => giveBack(tx, deps, arrived));
    }),
    handleTask(earn, () => earnPlans(deps), { cron: '40 0 * * *' }),
    handleTask(warn, () => warnOfPlans(deps), { cron: '30 15 * * *' }),
  ];
}
